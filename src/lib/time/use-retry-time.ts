import { useEffect, useState } from 'react'
import type { ApiErrorData } from '#machines/api-error-data.ts'
import { serverNow } from './server-time.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

/** A moment in the past, used while none is known. */
const never = new Date(0).toISOString()

/**
 * Moment (ISO 8601) from which a call may be repeated, and the seconds left until then. `seconds` is the wait when the
 * error has none. Undefined before hydration.
 */
export function useRetryTime(
  error: ApiErrorData | undefined,
  seconds: number,
): { readonly moment: string; readonly left: number } | undefined {
  const [moment, setMoment] = useState<string>()
  const wait = error?.retryAfterSeconds ?? seconds
  const retryAt = error?.retryAt
  // In an effect: the server cannot render the browser's time.
  useEffect(() => setMoment(retryAt ?? new Date(serverNow() + wait * 1_000).toISOString()), [retryAt, wait])
  const left = useSecondsLeft(moment ?? never)
  return moment === undefined || left === undefined ? undefined : { moment, left }
}
