import * as v from 'valibot'
import { paths } from '../../../contract/paths.ts'
import { idParameter, optional } from '../../lib/url/search-schema.ts'

/** Rental is the way of sale that both pages open with: only the other one stands in the address. */
const saleTypeParameter = optional(v.picklist(['purchase']))
/** Parameters of the list's address; what is absent is the default: VR devices, for rental. */
export const deviceListSearch = v.object({
  category: optional(v.picklist(['wheel'])),
  sale_type: saleTypeParameter,
})
export type DeviceListSearch = v.InferOutput<typeof deviceListSearch>

/** What the address of a device's page says. */
export const deviceSearch = v.object({
  /** Device. */
  id: idParameter,
  /** Absent for rental, and for a device that is only sold. */
  sale_type: saleTypeParameter,
  /** Length of the rental; absent for the shortest term. */
  months: idParameter,
  /** Pieces; absent for one. */
  quantity: idParameter,
})
export type DeviceSearch = v.InferOutput<typeof deviceSearch>

/** The list with some parameters changed. */
export function deviceListPath(search: DeviceListSearch, change: Partial<DeviceListSearch> = {}): string {
  return paths.devices({ ...search, ...change })
}

/** A device's page, with the choices that are made there. */
export function devicePath(search: Partial<DeviceSearch> & { readonly id: number }): string {
  return paths.device(search)
}
