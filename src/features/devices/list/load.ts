import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import type { DeviceSummary } from '#contract/content/devices.ts'
import type { Http } from '#lib/http/http.ts'
import type { LocaleMessages } from '#lib/i18n/i18n.ts'
import { deviceCategoryLabels } from '../device-labels.ts'
import type { DeviceListSearch } from '../device-search.ts'
import { deviceListQuery } from '../queries.ts'

/** Data of the device list. */
export interface DeviceListPage {
  /** Devices of both categories, for the chosen sale type. */
  readonly devices: readonly DeviceSummary[]
  readonly head: { readonly title: string; readonly description: string }
}

export async function loadDeviceList(
  context: { http: Http; queryClient: QueryClient; messages: LocaleMessages },
  search: DeviceListSearch,
): Promise<DeviceListPage> {
  const { http, queryClient, messages } = context
  const { i18n } = messages
  const saleType = search.sale_type ?? 'rental'
  const devices = await queryClient.ensureQueryData(deviceListQuery(http, saleType))
  const kind = i18n._(deviceCategoryLabels[search.category ?? 'vr'])
  return {
    devices,
    head: {
      title: saleType === 'rental' ? i18n._(msg`${kind} to rent`) : i18n._(msg`${kind} to buy`),
      description: i18n._(
        msg`Training devices for XR courses, to buy or rent by the month. Compare terms, delivery and stock.`,
      ),
    },
  }
}
