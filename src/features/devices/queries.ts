import { deviceList, type SaleType } from '#contract/content/devices.ts'
import type { Http } from '#lib/http/http.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'

/** Query of the device list. It loads both categories, because the tabs count both. */
export const deviceListQuery = (http: Http, saleType: SaleType) =>
  endpointQuery(http, deviceList, { query: { sale_type: saleType } })
