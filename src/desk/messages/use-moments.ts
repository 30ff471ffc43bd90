import { formatMoment, koreanDay } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { serverNow } from '#lib/time/server-time.ts'

/** Formats moments in Korean time, with the year when it is not this one. */
export function useMoments(): (moment: string) => string {
  const locale = useLocale()
  const today = koreanDay(new Date(serverNow()).toISOString())
  return (moment) => formatMoment(moment, locale, today)
}
