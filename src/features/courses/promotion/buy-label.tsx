import { Trans } from '@lingui/react/macro'
import type { Course } from '#contract/courses/course-detail.ts'
import { formatWon } from '#lib/i18n/format.ts'
import { usePageLanguage } from '#lib/i18n/use-page-language.ts'

/** Label of the main button, which links to the course's page. */
export function BuyLabel({ course }: { course: Course }) {
  const { locale } = usePageLanguage()
  const lowest = course.price
  if (course.is_coming) return <Trans>See the course</Trans>
  if (lowest === null) return <Trans>Ask about this course</Trans>
  if (lowest.now === 0) return <Trans>Start for free</Trans>
  const price = formatWon(lowest.now, locale)
  return lowest.from ? <Trans>Buy from {price}</Trans> : <Trans>Buy for {price}</Trans>
}
