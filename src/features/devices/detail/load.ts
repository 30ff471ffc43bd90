import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { Device } from '#contract/content/devices.ts'
import { deviceQuery } from '#entities/device/device-queries.ts'
import type { Http } from '#lib/http/http.ts'
import { redirectIfNotFound } from '#lib/router/redirect-if-not-found.ts'
import type { DeviceSearch } from '../device-search.ts'
import { choiceOf, searchFor } from './terms.ts'

/**
 * Loads a device. Redirects to `/not-found` for an unknown device, and to the address without the parameter for a sale
 * type, term or quantity that it does not offer.
 */
export async function loadDevice(
  { http, queryClient }: { http: Http; queryClient: QueryClient },
  search: DeviceSearch,
): Promise<Device> {
  if (search.id === undefined) throw redirect({ to: '/not-found' })
  const device = await redirectIfNotFound(queryClient.ensureQueryData(deviceQuery(http, search.id)))
  const known = searchFor(device, choiceOf(device, search))
  const isKnown =
    known.sale_type === search.sale_type && known.months === search.months && known.quantity === search.quantity
  if (!isKnown) throw redirect({ to: '/device/detail', search: known, replace: true })
  return device
}
