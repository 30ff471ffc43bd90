import { Plural, Trans } from '@lingui/react/macro'
import type { Course } from '#contract/courses/course-detail.ts'
import { equipmentMessages, memberTypeMessage } from '#entities/course/course-messages.ts'
import { formatDay, formatMinutes } from '#lib/i18n/format.ts'
import { usePageLanguage } from '#lib/i18n/use-page-language.ts'
import { CategoryLabel } from '#ui/content/category-label.tsx'
import { DefinitionItem, DefinitionList } from '#ui/content/definition-list.tsx'
import { Text } from '#ui/content/text.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Meter } from '#ui/pictures/meter.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import * as styles from './hero.css.ts'
import { cheapestOption } from './offer.ts'

/** Title, picture, meter of lessons and details of the course. */
export function Hero({ course }: { course: Course }) {
  return (
    <div className={styles.clip}>
      <Container>
        <div className={styles.opening}>
          <div className={styles.text}>
            <p>
              <CategoryLabel>{course.category.name}</CategoryLabel>
            </p>
            <h1 className={styles.title}>{course.title}</h1>
            <Text as="p" size="lead" className={styles.summary}>
              {course.summary}
            </Text>
          </div>
          <Picture
            className={styles.picture}
            src={course.thumbnail}
            width={800}
            height={600}
            alt=""
            fetchPriority="high"
          />
        </div>
        <Details course={course} />
      </Container>
    </div>
  )
}

function Details({ course }: { course: Course }) {
  const { i18n, locale, today } = usePageLanguage()
  const { count, free_count: free, minutes } = course.curriculum
  const until = cheapestOption(course)?.disc_until
  const day = until && formatDay(until, today, locale)
  return (
    <div className={styles.details}>
      <div className={styles.lessons}>
        <Meter className={styles.length} length={count} filled={free}>
          <Plural value={count} one="# lesson" other="# lessons" />
        </Meter>
        <Text as="p" size="small" accent marginTop={1}>
          <Trans>{free} free</Trans>
        </Text>
      </div>
      <DefinitionList stacked className={styles.facts}>
        <DefinitionItem name={<Trans>Length</Trans>}>{formatMinutes(minutes, locale)}</DefinitionItem>
        <DefinitionItem name={<Trans>For</Trans>}>{i18n._(memberTypeMessage(course))}</DefinitionItem>
        <DefinitionItem name={<Trans>What you need</Trans>}>
          {i18n._(equipmentMessages[course.equipment])}
        </DefinitionItem>
        {course.is_coming && (
          <DefinitionItem name={<Trans>Opening date</Trans>}>
            {formatDay(course.opens_on, today, locale)}
          </DefinitionItem>
        )}
        {!course.is_coming && day && (
          <DefinitionItem name={<Trans>Special price</Trans>}>
            <Trans>until {day}</Trans>
          </DefinitionItem>
        )}
      </DefinitionList>
    </div>
  )
}
