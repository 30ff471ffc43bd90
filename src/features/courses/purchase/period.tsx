import { Trans } from '@lingui/react/macro'
import type { Course } from '#contract/courses/course-detail.ts'
import { formatDay } from '#lib/i18n/format.ts'
import { usePageLanguage } from '#lib/i18n/use-page-language.ts'
import { Hint } from '#ui/content/hint.tsx'
import { Icon } from '#ui/pictures/icon.tsx'

/** Period in which the course is available. */
export function Period({ availability }: { availability: NonNullable<Course['availability']> }) {
  const { locale, today } = usePageLanguage()
  const from = formatDay(availability.from, today, locale)
  const until = formatDay(availability.until, today, locale)
  return (
    <Hint marginTop={4} marginBottom={4}>
      <Icon name="calendar" size={18} />
      <span>
        <Trans>
          This course runs from {from} to {until}.
        </Trans>
      </span>
    </Hint>
  )
}
