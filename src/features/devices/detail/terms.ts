import type { Device, RentalTerm, SaleType } from '../../../../contract/devices.ts'
import { selectionLimits } from '../../../../contract/order-selection.ts'
import type { DeviceSearch } from '../device-search.ts'

/** What is chosen on a device's page. */
export interface Choice {
  readonly saleType: SaleType
  /** Present exactly for a rental. */
  readonly term: RentalTerm | undefined
  readonly quantity: number
}

/** What the choice costs; all in won. */
export interface Amounts {
  /** All pieces, for a rental over the whole term. */
  readonly goods: number
  readonly delivery: number
  readonly total: number
}

/** Most pieces that one can choose: no more than there are, and at least one to show a price for. */
export function mostPieces({ stock }: Pick<Device, 'stock'>): number {
  return Math.max(1, Math.min(stock, selectionLimits.quantity))
}

/** What an address chooses; whatever the device does not offer counts as absent. */
export function choiceOf(device: Device, search: DeviceSearch): Choice {
  const [shortest] = device.rental
  const wantsToBuy = search.sale_type === 'purchase' && device.purchase !== null
  const quantity = Math.min(search.quantity ?? 1, mostPieces(device))
  if (wantsToBuy || !shortest) return { saleType: 'purchase', term: undefined, quantity }
  const term = device.rental.find(({ subs_month }) => subs_month === search.months) ?? shortest
  return { saleType: 'rental', term, quantity }
}

/** The parameters that make this choice, without those that are the default. */
export function searchFor(
  device: Device,
  { saleType, term, quantity }: Choice,
): DeviceSearch & { readonly id: number } {
  const [shortest] = device.rental
  return {
    id: device.idx,
    sale_type: saleType === 'purchase' && shortest !== undefined ? 'purchase' : undefined,
    months: term !== shortest ? term?.subs_month : undefined,
    quantity: quantity > 1 ? quantity : undefined,
  }
}

/** What a choice costs. The server works it out again for the order. */
export function amountsOf(device: Device, { term, quantity }: Choice): Amounts {
  const goods = (term ? term.total_amt : (device.purchase?.amt ?? 0)) * quantity
  const delivery = device.delivery_amt * quantity
  return { goods, delivery, total: goods + delivery }
}
