import { paths } from '#contract/addresses/paths.ts'
import { type DeviceSummary, deviceList } from '#contract/content/devices.ts'
import type { Http } from '#lib/http/http.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'

/** Query of devices that match a search, for rental or purchase. */
export const deviceHitsQuery = (http: Http, title: string) => endpointQuery(http, deviceList, { query: { title } })

const isRented = (device: DeviceSummary) => device.rental.length > 0

/** Path of a found device. The page opens with the rental when there is one. */
export function deviceHitPath({ idx }: DeviceSummary): string {
  return paths.device({ id: idx })
}

/** Path of the device list with the filters that show the found devices. */
export function deviceListPath(rows: readonly DeviceSummary[]): string {
  const [first] = rows
  // Devices of several categories are on several lists: the first one is where a visitor begins.
  const isOne = first !== undefined && rows.every(({ category }) => category === first.category)
  return paths.devices({
    category: isOne && first.category_position > 0 ? first.category : undefined,
    sale_type: rows.some(isRented) ? undefined : 'purchase',
  })
}
