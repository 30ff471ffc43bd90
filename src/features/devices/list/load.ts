import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { DeviceSummary } from '#contract/content/devices.ts'
import type { Http } from '#lib/http/http.ts'
import type { LocaleMessages } from '#lib/i18n/i18n.ts'
import { categoriesOf, categoryParameter, type DeviceCategoryOf, type DeviceListSearch } from '../device-search.ts'
import { deviceListQuery } from '../queries.ts'

/** Data of the device list. */
export interface DeviceListPage {
  /** Categories of all devices, in order. */
  readonly categories: readonly DeviceCategoryOf[]
  /** Devices of all categories, for the chosen sale type. */
  readonly devices: readonly DeviceSummary[]
  readonly head: { readonly title: string; readonly description: string }
}

/** Redirects when the address names a category that the shop has not, or the first one, which it need not name. */
export async function loadDeviceList(
  context: { http: Http; queryClient: QueryClient; messages: LocaleMessages },
  search: DeviceListSearch,
): Promise<DeviceListPage> {
  const { http, queryClient, messages } = context
  const { i18n } = messages
  const saleType = search.sale_type ?? 'rental'
  const all = await queryClient.ensureQueryData(deviceListQuery(http))
  const categories = categoriesOf(all)
  const current = categories.find(({ category }) => category === search.category)
  if (search.category !== undefined && (!current || categoryParameter(current) === undefined)) {
    throw redirect({ to: '/device', search: { ...search, category: undefined }, replace: true })
  }
  const kind = (current ?? categories[0])?.category_name ?? i18n._(msg`Training devices`)
  return {
    categories,
    devices: all.filter(({ rental, purchase }) => (saleType === 'rental' ? rental.length > 0 : purchase !== null)),
    head: {
      title: saleType === 'rental' ? i18n._(msg`${kind} to rent`) : i18n._(msg`${kind} to buy`),
      description: i18n._(
        msg`Training devices for XR courses, to buy or rent by the month. Compare terms, delivery and stock.`,
      ),
    },
  }
}
