import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFeature } from '#lib/features/use-feature.ts'
import { formatDay, formatMinutes } from '#lib/i18n/format.ts'
import { usePageLanguage } from '#lib/i18n/use-page-language.ts'
import { Heading } from '#ui/content/heading.tsx'
import { Hint } from '#ui/content/hint.tsx'
import { Tag } from '#ui/content/tag.tsx'
import { Text } from '#ui/content/text.tsx'
import type { ButtonVariants } from '#ui/controls/button.css.ts'
import { ButtonAnchor } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { Meter } from '#ui/pictures/meter.tsx'
import { MeterCaption } from '#ui/pictures/meter-caption.tsx'
import * as panel from '../panel.css.ts'
import type { Training } from './training.ts'
import * as styles from './training-panel.css.ts'

/** Panel of a member in training: next lesson and progress, as far as the shop knows of them, and remaining access. */
export function TrainingPanel(training: Training) {
  return useFeature('learning-system') ? <LessonsPanel {...training} /> : <AccessPanel {...training} />
}

/** Panel of a member whose lessons are elsewhere: how to begin them, and remaining access. */
function AccessPanel({ access, extendHref }: Training) {
  return (
    <Card padded="medium">
      <Heading as="h2" size={22}>
        <Trans>You have this course</Trans>
      </Heading>
      <Text as="p" muted marginTop={2} marginBottom={5}>
        <Trans>We’ll email you how to start this course.</Trans>
      </Text>
      <Text as="p" size="small" strong>
        <Trans>Access</Trans>
      </Text>
      <AccessLeft access={access} />
      <ExtendLink extendHref={extendHref} />
    </Card>
  )
}

function ExtendLink({ extendHref }: Pick<Training, 'extendHref'>) {
  if (extendHref === null) return null
  return (
    <ButtonAnchor fullWidth href={extendHref}>
      <Trans>Extend access</Trans>
    </ButtonAnchor>
  )
}

/** Next lesson, progress and remaining access. */
function LessonsPanel(training: Training) {
  const { locale } = usePageLanguage()
  const { lessons, done, next, extendHref } = training
  const percent = Math.floor((done / lessons) * 100)
  const length = next ? formatMinutes(next.minutes, locale) : ''
  return (
    <Card padded="medium">
      <div className={panel.kind}>
        <Tag tone="success">
          <Icon name="circle-check" />
          <Trans>In training</Trans>
        </Tag>
      </div>
      <Heading as="h2" size={22}>
        <NextLesson next={next} />
      </Heading>
      <Text as="p" muted marginTop={2} marginBottom={5}>
        {next ? (
          done === 0 ? (
            <Trans>Start here. This lesson takes {length}.</Trans>
          ) : (
            <Trans>Continue here. This lesson takes {length}.</Trans>
          )
        ) : (
          <Trans>You can practise any of them again.</Trans>
        )}
      </Text>
      <Text as="p" size="small" strong>
        <Trans>Progress</Trans>
      </Text>
      <Meter length={lessons} filled={done} full />
      <Figures right={<span>{`${percent}%`}</span>}>
        <Trans>
          {done} of {lessons} lessons
        </Trans>
      </Figures>
      <Text as="p" size="small" strong>
        <Trans>Access</Trans>
      </Text>
      <AccessLeft access={training.access} />
      <Stack gap={2}>
        <LearnLink {...training} size="large" fullWidth data-width="wide" />
        <ExtendLink extendHref={extendHref} />
      </Stack>
      <Hint marginTop={4}>
        <Icon name="monitor" size={18} />
        <span>
          <Trans>
            Lessons run in the training app on a Windows PC. <Link to="/downloads">Download it</Link>
          </Trans>
        </span>
      </Hint>
    </Card>
  )
}

/** The same as a sticky bar, on narrow screens. */
export function TrainingBar(training: Training) {
  if (useFeature('learning-system')) return <LessonsBar {...training} />
  return (
    <p>
      <b>
        <Trans>You have this course</Trans>
      </b>
      <Text size="small" muted>
        <Trans>We’ll email you how to start this course.</Trans>
      </Text>
    </p>
  )
}

function LessonsBar(training: Training) {
  const { locale } = usePageLanguage()
  const { lessons, done, next } = training
  const number = next?.number
  return (
    <>
      <p>
        <b>{next ? <Trans>Lesson {number}</Trans> : `${done} / ${lessons}`}</b>
        <Text size="small" muted>
          {next ? formatMinutes(next.minutes, locale) : <Trans>All lessons finished</Trans>}
        </Text>
      </p>
      <LearnLink {...training} />
    </>
  )
}

function NextLesson({ next }: Pick<Training, 'next'>) {
  if (!next) return <Trans>All lessons finished</Trans>
  const { number, title } = next
  return (
    <Trans>
      Lesson {number}: {title}
    </Trans>
  )
}

interface LearnLinkProps
  extends Pick<Training, 'done' | 'next' | 'learnPath'>,
    Pick<ButtonVariants, 'size' | 'fullWidth'> {
  readonly 'data-width'?: 'wide'
}

function LearnLink({ done, next, learnPath, size, fullWidth, 'data-width': width }: LearnLinkProps) {
  return (
    <ButtonAnchor variant="primary" size={size} fullWidth={fullWidth} href={learnPath} data-width={width}>
      {!next ? (
        <Trans>Practise again</Trans>
      ) : done === 0 ? (
        <Trans>Start practising</Trans>
      ) : (
        <Trans>Continue practising</Trans>
      )}
    </ButtonAnchor>
  )
}

/** Elapsed access, one tick per week. */
function AccessLeft({ access }: Pick<Training, 'access'>) {
  const { locale, today } = usePageLanguage()
  if (!access) {
    return (
      <Figures>
        <Trans>Unlimited access</Trans>
      </Figures>
    )
  }
  const { endsOn, daysLeft, weeks, weeksBegun } = access
  const day = formatDay(endsOn, today, locale)
  return (
    <>
      <Meter className={styles.elapsed} length={weeks} filled={weeksBegun} major={weeks} full />
      <Figures right={<Plural value={daysLeft} _1="last day" one="# day left" other="# days left" />}>
        <Trans>until {day}</Trans>
      </Figures>
    </>
  )
}

/** Labels below a meter. */
function Figures({ children, right }: { children: ReactNode; right?: ReactNode }) {
  return (
    <MeterCaption marginTop={1} marginBottom={5}>
      <b>{children}</b>
      <span>{right}</span>
    </MeterCaption>
  )
}
