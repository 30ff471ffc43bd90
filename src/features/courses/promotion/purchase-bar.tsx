import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Course } from '#contract/courses/course-detail.ts'
import { formatDay, formatWon } from '#lib/i18n/format.ts'
import { usePageLanguage } from '#lib/i18n/use-page-language.ts'
import { Text } from '#ui/content/text.tsx'
import { ButtonLink } from '#ui/controls/button.tsx'
import { BottomBar } from '#ui/layout/bottom-bar.tsx'
import { courseLink } from './course-links.ts'
import { cheapestOption } from './offer.ts'

/** Sticky bar with price and main button, on narrow screens. */
export function PurchaseBar({ course }: { course: Course }) {
  const { locale, today } = usePageLanguage()
  const { price } = course
  const option = cheapestOption(course)
  if (course.is_coming) {
    return (
      <Bar course={course} action={<Trans>See the course</Trans>}>
        <b>{formatDay(course.opens_on, today, locale)}</b>
        <Quiet>
          <Trans>Coming soon</Trans>
        </Quiet>
      </Bar>
    )
  }
  if (price === null) {
    return (
      <Bar course={course} action={<Trans>Contact us</Trans>}>
        <b>
          <Trans>Contact us for teams</Trans>
        </b>
        <Quiet>
          <Trans>Teams only</Trans>
        </Quiet>
      </Bar>
    )
  }
  return (
    <Bar course={course} action={price.now === 0 ? <Trans>Start for free</Trans> : <Trans>Buy</Trans>}>
      <b>{price.now === 0 ? <Trans>Free</Trans> : formatWon(price.now, locale)}</b>
      <Quiet>{option?.name}</Quiet>
    </Bar>
  )
}

function Quiet({ children }: { children: ReactNode }) {
  return (
    <Text size="small" muted>
      {children}
    </Text>
  )
}

function Bar({ course, action, children }: { course: Course; action: ReactNode; children: ReactNode }) {
  return (
    <BottomBar>
      <p>{children}</p>
      <ButtonLink variant="primary" {...courseLink(course)}>
        {action}
      </ButtonLink>
    </BottomBar>
  )
}
