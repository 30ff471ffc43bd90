import * as v from 'valibot'
import { paths } from '../../../contract/paths.ts'
import { idParameter, optional } from '../../lib/url/search-schema.ts'

/** Sale type; absent for rental, the default of both pages. */
const saleTypeParameter = optional(v.picklist(['purchase']))
/** Search parameters of the device list. Defaults when absent: VR devices, for rental. */
export const deviceListSearch = v.object({
  category: optional(v.picklist(['wheel'])),
  sale_type: saleTypeParameter,
})
export type DeviceListSearch = v.InferOutput<typeof deviceListSearch>

/** Search parameters of a device's page. */
export const deviceSearch = v.object({
  /** ID of the device. */
  id: idParameter,
  /** Absent for rental, and for devices that cannot be rented. */
  sale_type: saleTypeParameter,
  /** Rental term in months; absent for the shortest. */
  months: idParameter,
  /** Quantity; absent for one. */
  quantity: idParameter,
})
export type DeviceSearch = v.InferOutput<typeof deviceSearch>

/** Path of the list with changed parameters. */
export function deviceListPath(search: DeviceListSearch, change: Partial<DeviceListSearch> = {}): string {
  return paths.devices({ ...search, ...change })
}

/** Path of a device's page with its choices. */
export function devicePath(search: Partial<DeviceSearch> & { readonly id: number }): string {
  return paths.device(search)
}
