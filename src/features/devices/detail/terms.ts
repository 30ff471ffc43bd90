import { selectionLimits } from '#contract/addresses/order-addresses.ts'
import type { SelectedItem } from '#contract/addresses/order-selection.ts'
import type { Device, RentalTerm, SaleType } from '#contract/content/devices.ts'
import type { DeviceSearch } from '../device-search.ts'

/** Choices on a device's page. */
export interface Choice {
  readonly saleType: SaleType
  /** Defined for a rental, undefined for a purchase. */
  readonly term: RentalTerm | undefined
  readonly quantity: number
}

/** Amounts of a choice, in won. */
export interface Amounts {
  /** Price of all pieces; for a rental over the whole term. */
  readonly goods: number
  readonly delivery: number
  readonly total: number
}

/** Maximum quantity: the stock, but at least one, so that a price can be shown. */
export function maxQuantity({ stock }: Pick<Device, 'stock'>): number {
  return Math.max(1, Math.min(stock, selectionLimits.quantity))
}

/** Choices in the search parameters. Values that the device does not offer count as absent. */
export function choiceOf(device: Device, search: DeviceSearch): Choice {
  const [shortest] = device.rental
  const wantsToBuy = search.sale_type === 'purchase' && device.purchase !== null
  const quantity = Math.min(search.quantity ?? 1, maxQuantity(device))
  if (wantsToBuy || !shortest) return { saleType: 'purchase', term: undefined, quantity }
  const term = device.rental.find(({ subs_month }) => subs_month === search.months) ?? shortest
  return { saleType: 'rental', term, quantity }
}

/** Search parameters of a choice, without defaults. */
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

/** The choice as an item of a basket or an order. */
export function selectionOf({ idx }: Device, { saleType, term, quantity }: Choice): SelectedItem {
  return { kind: 'device', device: idx, sale_type: saleType, months: term?.subs_month ?? 0, quantity }
}

/** Computes the amounts of a choice. The server computes them again for the order. */
export function amountsOf(device: Device, { term, quantity }: Choice): Amounts {
  const goods = (term ? term.total_amt : (device.purchase?.amt ?? 0)) * quantity
  const delivery = device.delivery_amt * quantity
  return { goods, delivery, total: goods + delivery }
}
