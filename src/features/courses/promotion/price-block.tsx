import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Course } from '#contract/courses/course-detail.ts'
import { limits } from '#contract/values/limits.ts'
import { NoPasses } from '#entities/course/course-card.tsx'
import { equipmentMessages } from '#entities/course/course-messages.ts'
import { formatDay, formatMinutes, formatMonths, formatWon } from '#lib/i18n/format.ts'
import { usePageLanguage } from '#lib/i18n/use-page-language.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { DefinitionItem, DefinitionList } from '#ui/content/definition-list.tsx'
import { Heading } from '#ui/content/heading.tsx'
import { Hint } from '#ui/content/hint.tsx'
import { Text } from '#ui/content/text.tsx'
import { ButtonLink } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { amountsOf, optionsOf } from '../sale/amounts.ts'
import { PriceLines } from '../sale/price-lines.tsx'
import { BuyLabel } from './buy-label.tsx'
import { courseLink, freeLessonLink } from './course-links.ts'
import { cheapestOption } from './offer.ts'
import { Opening } from './opening.tsx'
import * as styles from './price-block.css.ts'

/** What the purchase includes, with the price or the opening day. */
export function PriceBlock({ course }: { course: Course }) {
  const { t } = useLingui()
  const { layout } = useAppContext()
  const free = course.curriculum.free_count
  const { refundDays, refundProgressPercent } = limits
  return (
    <Card as="section" className={styles.purchase} aria-label={t`Purchase`}>
      <Contents course={course} />
      <div className={styles.buy}>
        {course.is_coming ? <Opening course={course} /> : <Price course={course} />}
        <Stack gap={2} marginTop={6}>
          <ButtonLink variant="primary" size="large" fullWidth data-width="wide" {...courseLink(course)}>
            <BuyLabel course={course} />
          </ButtonLink>
          {free > 0 && !course.is_coming && course.price?.now !== 0 && (
            <ButtonLink fullWidth {...freeLessonLink(course, layout)}>
              <Icon name="play" />
              <Plural value={free} one="Try the free lesson first" other="Try the # free lessons first" />
            </ButtonLink>
          )}
        </Stack>
        {course.individual.buy && course.price !== null && course.price.now > 0 && (
          <Hint marginTop={4}>
            <Icon name="rotate-ccw" size={18} />
            <span>
              <Trans>
                Full refund within {refundDays} days, as long as your progress is under {refundProgressPercent}%.
              </Trans>
            </span>
          </Hint>
        )}
      </div>
    </Card>
  )
}

/** Lowest price of the course and its other options. */
function Price({ course }: { course: Course }) {
  const option = cheapestOption(course)
  if (!option) {
    return (
      <p className={styles.opening}>
        <Trans>Contact us for teams</Trans>
      </p>
    )
  }
  return (
    <>
      <PriceLines option={option} />
      <Options course={course} />
    </>
  )
}

function Contents({ course }: { course: Course }) {
  const { t } = useLingui()
  const { i18n, locale, today } = usePageLanguage()
  const { count, free_count: free } = course.curriculum
  const length = formatMinutes(course.curriculum.minutes, locale)
  const { availability, affiliate_mall: mall } = course
  const languageNames = { ko: t`Korean`, en: t`English` }
  return (
    <div className={styles.contents}>
      <Heading as="h2" marginBottom={5}>
        <Trans>What’s included</Trans>
      </Heading>
      <DefinitionList large>
        <DefinitionItem name={<Trans>Lessons</Trans>}>
          <Trans>
            All {count}, {length}
          </Trans>
        </DefinitionItem>
        {free > 0 && !course.is_coming && course.price?.now !== 0 && (
          <DefinitionItem name={<Trans>Before you buy</Trans>}>
            <Plural value={free} one="# free lesson" other="# free lessons" />
          </DefinitionItem>
        )}
        <DefinitionItem name={<Trans>Access</Trans>}>
          {course.months.length > 0 ? formatMonths(course.months, locale) : <NoPasses course={course} />}
        </DefinitionItem>
        <DefinitionItem name={<Trans>What you need</Trans>}>
          {i18n._(equipmentMessages[course.equipment])}
        </DefinitionItem>
        <DefinitionItem name={<Trans>Languages</Trans>}>
          {course.languages.map((each) => languageNames[each]).join(', ')}
        </DefinitionItem>
      </DefinitionList>
      {availability && (
        <Callout icon="calendar" iconSize={20} marginTop={4} className={styles.remark}>
          <Available
            from={formatDay(availability.from, today, locale)}
            until={formatDay(availability.until, today, locale)}
          />
        </Callout>
      )}
      {mall && (
        <Callout icon="store" iconSize={20} marginTop={4} className={styles.remark}>
          <PaidAt name={mall.name} />
        </Callout>
      )}
      {course.price === null && (
        <Callout icon="users" iconSize={20} marginTop={4} className={styles.remark}>
          <Trans>This course is for teams. Tell us how many people will take it and we’ll send a quote.</Trans>
        </Callout>
      )}
    </div>
  )
}

function Available({ from, until }: { from: string; until: string }) {
  return (
    <Trans>
      This course runs from {from} to {until}.
    </Trans>
  )
}

function PaidAt({ name }: { name: string }) {
  return <Trans>Pay at {name}. Your lessons open here.</Trans>
}

/** Links to the other options; each opens the course with that option chosen. */
function Options({ course }: { course: Course }) {
  const { locale } = usePageLanguage()
  const options = optionsOf(course)
  if (options.length < 2) return null
  return (
    <ul className={styles.options}>
      {options.map((option) => (
        <li key={option.idx}>
          <Link {...courseLink(course, option.idx)} className={styles.option}>
            <span className={styles.optionName}>{option.name}</span>
            {option.delivery_amt > 0 && <Delivery fee={formatWon(option.delivery_amt, locale)} />}
            <b className={styles.optionPrice}>{formatWon(amountsOf(option).now, locale)}</b>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Delivery({ fee }: { fee: string }) {
  return (
    <Text as="small" muted>
      <Trans>delivery {fee}</Trans>
    </Text>
  )
}
