import { Trans } from '@lingui/react/macro'
import { formatDay } from '#lib/i18n/format.ts'
import { usePageLanguage } from '#lib/i18n/use-page-language.ts'
import { Heading } from '#ui/content/heading.tsx'
import { Tag } from '#ui/content/tag.tsx'
import { Text } from '#ui/content/text.tsx'
import { Placeholder } from '#ui/feedback/placeholder.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { TryFreeLessons } from '../lessons/try-free-lessons.tsx'
import * as styles from '../panel.css.ts'
import { MainAction } from './main-action.tsx'
import type { Sale } from './sale.ts'

/** Purchase panel of a course that is not open yet. */
export function ComingPanel({ sale }: { sale: Sale }) {
  const { locale, today } = usePageLanguage()
  const { course } = sale
  const day = formatDay(course.opens_on, today, locale)
  return (
    <Placeholder className={styles.coming}>
      <div className={styles.kind}>
        <Tag>
          <Trans>Coming soon</Trans>
        </Tag>
      </div>
      <Heading as="h2" size={22}>
        <Trans>Opens on {day}</Trans>
      </Heading>
      <Text as="p" muted marginTop={2} marginBottom={5}>
        <Trans>Leave your email address and we’ll email you on the day it opens.</Trans>
      </Text>
      <Stack gap={2}>
        <MainAction sale={sale} size="large" fullWidth />
        <TryFreeLessons summary={course} />
      </Stack>
    </Placeholder>
  )
}
