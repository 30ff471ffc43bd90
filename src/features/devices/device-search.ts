import * as v from 'valibot'
import { type DeviceSummary, deviceCategorySchema } from '#contract/content/devices.ts'
import { declaredSearch, idParameter, optional } from '#lib/url/search-schema.ts'

/** Whether to rent or to buy. Without it: to rent. */
const saleTypeParameter = optional(v.picklist(['purchase']))
/** Search parameters of the device list. Defaults when absent: the first category, for rental. */
export const deviceListSearch = v.object({
  /** Kind of devices. Without it: those of the first category. */
  category: optional(deviceCategorySchema),
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

/** The parameter of the list that shows a device's category: absent for the first one. */
export function categoryParameter({ category, category_position }: DeviceCategoryOf): string | undefined {
  return category_position === 0 ? undefined : category
}
export type DeviceCategoryOf = Pick<DeviceSummary, 'category' | 'category_name' | 'category_position'>

/** Categories of devices, in order. */
export function categoriesOf(devices: readonly DeviceCategoryOf[]): readonly DeviceCategoryOf[] {
  const first = new Map(devices.toReversed().map((device) => [device.category, device]))
  return [...first.values()].sort((one, other) => one.category_position - other.category_position)
}
