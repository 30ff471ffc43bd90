import { useEffect, useState } from 'react'
import { deviceList } from '../../../contract/devices.ts'
import { endpointQuery } from './endpoint-query.ts'
import { useAppContext } from '../router/use-app-context.ts'

/** For how long a number that was read is good enough, in milliseconds. */
const freshMs = 10_000

/**
 * Pieces of a device that are left now, read by the browser; undefined until the server has answered. Pages are kept
 * by the server for as long as a device stays available or sold out, so the number in them may be an old one.
 */
export function useStock(idx: number): number | undefined {
  const { http, queryClient } = useAppContext()
  const [stock, setStock] = useState<number>()
  useEffect(() => {
    let isGone = false
    queryClient
      // One call for all devices of a page.
      .fetchQuery({ ...endpointQuery(http, deviceList, { params: {}, query: {} }), staleTime: freshMs, retry: false })
      .then(({ content }) => {
        if (!isGone) setStock(content.find((device) => device.idx === idx)?.stock)
      })
      // Without an answer the page tells no number.
      .catch(() => {})
    return () => {
      isGone = true
    }
  }, [http, queryClient, idx])
  return stock
}
