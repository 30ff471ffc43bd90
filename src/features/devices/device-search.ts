import * as v from 'valibot'
import { declaredSearch, idParameter, optional } from '#lib/url/search-schema.ts'

/** Whether to rent or to buy. Without it: to rent. */
const saleTypeParameter = optional(v.picklist(['purchase']))
/** Search parameters of the device list. Defaults when absent: VR devices, for rental. */
export const deviceListSearch = v.object({
  /** Kind of devices. Without it: VR devices. */
  category: optional(v.picklist(['wheel'])),
  sale_type: saleTypeParameter,
})
export type DeviceListSearch = v.InferOutput<typeof deviceListSearch>

/** Search parameters of a device's page. */
export const deviceSearch = v.object({
  /** Number of the device. Without it: there is nothing to show, and the page leads to “not found”. */
  id: idParameter,
  /** Whether to rent or to buy. Without it: to rent, unless the device is only sold. */
  sale_type: saleTypeParameter,
  /** Length of the rental in months. Without it: the shortest term. */
  months: idParameter,
  /** Quantity. Without it: one piece. */
  quantity: idParameter,
})
export type DeviceSearch = v.InferOutput<typeof deviceSearch>

/** The parameters of the list with a change. */
export function changedDeviceList(search: DeviceListSearch, change: Partial<DeviceListSearch>): DeviceListSearch {
  return { ...declaredSearch(deviceListSearch, search), ...change }
}
