import { deviceList } from '#contract/content/devices.ts'
import type { Http } from '#lib/http/http.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'

/** Query of the device list. It loads all devices: the tabs have every category, also those without any of a sale type. */
export const deviceListQuery = (http: Http) => endpointQuery(http, deviceList, {})
