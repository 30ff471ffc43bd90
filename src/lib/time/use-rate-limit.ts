import { requestLimits } from '#contract/accounts/one-time-code.ts'
import type { ApiErrorData } from '#machines/api-error-data.ts'
import { formatMinutes, formatMoment } from '../i18n/format.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { useRetryTime } from './use-retry-time.ts'

/** Time left of the 24-hour limit as text, its end, and the hours passed. Undefined before hydration. */
export function useRateLimit(
  error: ApiErrorData | undefined,
): { readonly passedHours: number; readonly left: string; readonly until: string } | undefined {
  const locale = useLocale()
  const retry = useRetryTime(error, requestLimits.seconds)
  return (
    retry && {
      passedHours: (requestLimits.seconds - retry.left) / 3_600,
      left: formatMinutes(Math.ceil(retry.left / 60), locale),
      until: formatMoment(retry.moment, locale),
    }
  )
}
