import { Trans } from '@lingui/react/macro'
import { NoPasses } from '#entities/course/course-card.tsx'
import { useCompany } from '#lib/company/use-company.ts'
import { formatMonths } from '#lib/i18n/format.ts'
import { usePageLanguage } from '#lib/i18n/use-page-language.ts'
import { DefinitionItem, DefinitionList } from '#ui/content/definition-list.tsx'
import { Heading } from '#ui/content/heading.tsx'
import { Tag } from '#ui/content/tag.tsx'
import { Text } from '#ui/content/text.tsx'
import { TextLink } from '#ui/content/text-link.tsx'
import { WeekdayHours } from '#ui/content/weekday-hours.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { TryFreeLessons } from '../lessons/try-free-lessons.tsx'
import * as styles from '../panel.css.ts'
import { MainAction } from './main-action.tsx'
import { Period } from './period.tsx'
import type { Sale } from './sale.ts'

/** Panel in which groups, companies and institutions request a quote instead of paying online. */
export function InquiryPanel({ sale }: { sale: Sale }) {
  const { locale } = usePageLanguage()
  const { course } = sale
  const { individual, availability } = course
  return (
    <Card padded="medium">
      <div className={styles.kind}>
        <Tag tone="outline">
          <Icon name="building-2" />
          {individual.is_exist ? <Trans>For teams</Trans> : <Trans>Teams only</Trans>}
        </Tag>
        {individual.is_exist && (
          <TextLink
            className={styles.kindLink}
            size="small"
            to="/contents/detail"
            search={{ id: course.idx, memberType: 'IDV' }}
          >
            <Trans>Individual purchase</Trans>
          </TextLink>
        )}
      </div>
      <Heading as="h2" size={22}>
        <Trans>A quote for your team size and term</Trans>
      </Heading>
      <Text as="p" muted marginTop={2} marginBottom={5}>
        {individual.is_exist ? (
          <Trans>Our education manager sets up one contract for your whole team.</Trans>
        ) : (
          <Trans>This course is for teams. Contact our education manager to book it.</Trans>
        )}
      </Text>
      <DefinitionList large marginBottom={5}>
        <DefinitionItem name={<Trans>Access</Trans>}>
          {course.months.length > 0 ? formatMonths(course.months, locale) : <NoPasses course={course} />}
        </DefinitionItem>
        <DefinitionItem name={<Trans>Learning progress</Trans>}>
          <Trans>In the manager’s account</Trans>
        </DefinitionItem>
        <DefinitionItem name={<Trans>Reply</Trans>}>
          <WeekdayHours {...useCompany().hours} />
        </DefinitionItem>
      </DefinitionList>
      {availability && <Period availability={availability} />}
      <Stack gap={2}>
        <MainAction sale={sale} size="large" fullWidth />
        <TryFreeLessons summary={course} />
      </Stack>
    </Card>
  )
}
