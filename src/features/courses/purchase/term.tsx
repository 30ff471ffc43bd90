import type { Course, PurchaseOption } from '#contract/courses/course-detail.ts'
import { endOfPass, formatMonths, formatPeriod } from '#lib/i18n/format.ts'
import { usePageLanguage } from '#lib/i18n/use-page-language.ts'
import { Meter } from '#ui/pictures/meter.tsx'
import { MeterCaption } from '#ui/pictures/meter-caption.tsx'

/** Months per major tick. */
const quarter = 3

/** First and last day of a pass that starts today, on a meter as long as the longest pass. */
export function Term({ course, option }: { course: Course; option: PurchaseOption }) {
  const { locale, today } = usePageLanguage()
  if (option.subs_month === 0) return null
  const longest = Math.max(...course.individual.option.subscription.map((pass) => pass.subs_month))
  return (
    <>
      <Meter length={longest} filled={option.subs_month} major={quarter} full />
      <MeterCaption marginTop={1} marginBottom={5}>
        <b>{formatPeriod(today, endOfPass(today, option.subs_month), today, locale)}</b>
        <span aria-hidden="true">{formatMonths([longest], locale)}</span>
      </MeterCaption>
    </>
  )
}
