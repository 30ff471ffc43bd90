import { useEffect, useState } from 'react'
import type { ApiErrorData } from '../../../machines/api-error-data.ts'
import { serverNow } from './server-time.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

/** Before all moments, where none is known. */
const never = new Date(0).toISOString()

/**
 * When what failed may be tried again: the moment as ISO 8601, and the seconds until then; `seconds` from now where
 * the answer did not tell. Undefined before the script runs.
 */
export function useRetryTime(
  error: ApiErrorData | undefined,
  seconds: number,
): { readonly moment: string; readonly left: number } | undefined {
  const [moment, setMoment] = useState<string>()
  const wait = error?.retryAfterSeconds ?? seconds
  const told = error?.retryAt
  // Only the browser knows when the answer came.
  useEffect(() => setMoment(told ?? new Date(serverNow() + wait * 1_000).toISOString()), [told, wait])
  const left = useSecondsLeft(moment ?? never)
  return moment === undefined || left === undefined ? undefined : { moment, left }
}
