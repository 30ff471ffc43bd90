import { deviceList, type DeviceSummary } from '../../../contract/devices.ts'
import { endpointQuery } from '../../lib/http/endpoint-query.ts'
import type { Http } from '../../lib/http/http.ts'
import { paths } from '../../../contract/paths.ts'

/** Devices that a search finds, to rent or to buy. */
export const deviceHitsQuery = (http: Http, title: string) =>
  endpointQuery(http, deviceList, { params: {}, query: { title } })

const isRented = (device: DeviceSummary) => device.rental.length > 0

/** Address of a device that was found. The page opens with the rental where there is one. */
export function deviceHitPath({ idx }: DeviceSummary): string {
  return paths.device({ id: idx })
}

/** Address of the list of devices, with the filters under which it shows what was found. */
export function deviceListPath(rows: readonly DeviceSummary[]): string {
  return paths.devices({
    category: rows.every((device) => device.category === 'wheel') ? 'wheel' : undefined,
    sale_type: rows.some(isRented) ? undefined : 'purchase',
  })
}
