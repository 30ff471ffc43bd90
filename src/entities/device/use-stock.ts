import { useQuery } from '@tanstack/react-query'
import { deviceList } from '#contract/content/devices.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'

/** A stock that was read this long ago is read again before it is shown anew, in ms. */
const freshMs = 10_000

/**
 * Pieces of a device that are left now, read by the browser; undefined until the server has answered. Pages are kept
 * by the server for as long as a device stays available or sold out, so the number in them may be an old one.
 */
export function useStock(idx: number): number | undefined {
  const { http } = useAppContext()
  const { data } = useQuery({
    // One call for all devices of a page.
    ...endpointQuery(http, deviceList, {}),
    select: (content) => content.find((device) => device.idx === idx)?.stock,
    staleTime: freshMs,
    gcTime: freshMs,
    retry: false,
  })
  return data
}
