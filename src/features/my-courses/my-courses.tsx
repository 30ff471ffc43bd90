import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { paths } from '#contract/addresses/paths.ts'
import { type MyCourse, myCourses } from '#contract/content/learning.ts'
import { FreeLessonsLink } from '#entities/course/free-lessons-link.tsx'
import { TicketOutline } from '#entities/course/ticket-outline.tsx'
import { useFailure } from '#entities/failure/use-failure.tsx'
import { useFeature } from '#lib/features/use-feature.ts'
import { formatDay, formatPeriod } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { justReadMs } from '#lib/queries/load-for-member.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { Heading } from '#ui/content/heading.tsx'
import { Hint } from '#ui/content/hint.tsx'
import { Text } from '#ui/content/text.tsx'
import { TextLink } from '#ui/content/text-link.tsx'
import { ButtonLink } from '#ui/controls/button.tsx'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { AsyncContent } from '#ui/feedback/async-content.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { Meter } from '#ui/pictures/meter.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import * as styles from './my-courses.css.ts'
import { WeeklyProgress } from './weekly-progress.tsx'

/** `paths.myCourses` leads to it. */
const sectionId = 'courses'

/** The member's courses: running, upcoming and ended ones, with progress and the way to the next lesson. */
export function MyCourses() {
  const { http, layout } = useAppContext()
  const hasLearning = useFeature('learning-system')
  const { data, error, refetch } = useQuery({
    ...endpointQuery(http, myCourses, {}),
    // Progress comes from the PC client meanwhile.
    staleTime: justReadMs,
    refetchOnWindowFocus: 'always',
  })
  const failed = useFailure(error)
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const isWanted = useLocation({ select: ({ hash }) => hash === sectionId })
  // The router scrolled before the profile had loaded, when this section was not there yet.
  useEffect(() => {
    if (isWanted) section.current?.scrollIntoView()
  }, [isWanted])
  return (
    <section className={styles.section} aria-labelledby={id} id={sectionId} ref={section}>
      <Heading as="h2" marginBottom={5} id={id}>
        <Trans>My courses</Trans>
      </Heading>
      <AsyncContent
        data={data}
        errorText={failed}
        errorTitle={<Trans>Your courses didn’t load</Trans>}
        onRetry={() => void refetch()}
        skeleton={
          <Stack gap={5}>
            <Skeleton height="7rem" />
            <Skeleton height="7rem" />
          </Stack>
        }
      >
        {(content) =>
          content.length === 0 ? (
            <NoCourses />
          ) : (
            <>
              {layout === 'mobile' && hasLearning && <PcNote />}
              <CourseGroups courses={content} />
            </>
          )
        }
      </AsyncContent>
    </section>
  )
}

const groups: readonly (readonly [access: MyCourse['access'], name: ReactNode])[] = [
  ['running', <Trans key="running">Active</Trans>],
  ['upcoming', <Trans key="upcoming">Upcoming</Trans>],
  ['ended', <Trans key="ended">Ended</Trans>],
]

function CourseGroups({ courses }: { courses: readonly MyCourse[] }) {
  return groups.map(([access, name]) => {
    const listed = courses.filter((course) => course.access === access)
    if (listed.length === 0) return null
    return (
      <Stack key={access} marginBottom={8}>
        <Heading as="h3" size={18} className={styles.groupName}>
          <span>{name}</span> <Text muted>{listed.length}</Text>
        </Heading>
        <ul>
          {listed.map((course) => (
            <li key={course.course} className={styles.item}>
              <CourseItem course={course} />
            </li>
          ))}
        </ul>
      </Stack>
    )
  })
}

function CourseItem({ course }: { course: MyCourse }) {
  const { title, done, lessons, weeks, access } = course
  const hasLearning = useFeature('learning-system')
  // What was done when the page was opened: more than that has just been finished in the PC client.
  const [before] = useState(done)
  return (
    <article className={styles.course}>
      <Picture rounded="small" src={course.thumbnail} width={160} height={120} loading="lazy" />
      <Stack gap={2}>
        <Heading as="h4" size={18}>
          <TextLink to="/contents/detail" search={{ id: course.course }}>
            {title}
          </TextLink>
        </Heading>
        <Text as="p" size="small" muted>
          <Period course={course} />
        </Text>
        {!hasLearning && access !== 'ended' && (
          <p>
            <Trans>We’ll email you how to start this course.</Trans>
          </p>
        )}
        {hasLearning && (
          <Stack gap={1} className={styles.progress}>
            {lessons > 0 && <Meter key={done} full length={lessons} filled={done} fills={done > before} />}
            <Text size="small" numeric>
              <Trans>
                {done} of {lessons} lessons
              </Trans>
            </Text>
            <Text as="p" size="small" accent strong role="status">
              {done > before && <Trans>Well done! Another lesson is finished.</Trans>}
            </Text>
          </Stack>
        )}
        {hasLearning && lessons > 0 && weeks.length > 1 && (
          <WeeklyProgress title={title} lessons={lessons} weeks={weeks} />
        )}
      </Stack>
      <Stack gap={2}>
        <CourseAction course={course} />
        {hasLearning && lessons > 0 && done === lessons && (
          <ButtonLink size="small" to="/mypage/certificate" search={{ course: course.course }}>
            <Icon name="award" />
            <Trans>Certificate</Trans>
          </ButtonLink>
        )}
      </Stack>
    </article>
  )
}

/** Says on a phone, before a lesson is pressed, where lessons open. */
function PcNote() {
  return (
    <Stack gap={2} marginBottom={6} className={styles.pcNote}>
      <Hint>
        <Icon name="monitor" />
        <span>
          <Trans>Lessons open in the training app, which runs on a Windows PC.</Trans>
        </span>
      </Hint>
      <CopyButton size="small" text={new URL(paths.myCourses(), location.origin).href}>
        <Trans>Copy link for your PC</Trans>
      </CopyButton>
    </Stack>
  )
}

/** First and last day of access, and the days that are left. */
function Period({ course: { from, until, days_left } }: { course: MyCourse }) {
  const locale = useLocale()
  const { today } = useAppContext()
  const first = formatDay(from, today, locale)
  if (until === null) return <Trans>From {first}, unlimited</Trans>
  return (
    <>
      <span>{formatPeriod(from, until, today, locale)}</span>
      {days_left !== null && (
        <>
          <span>{' · '}</span>
          <Plural value={days_left} _1="last day" one="# day left" other="# days left" />
        </>
      )}
    </>
  )
}

/** The button of a running course opens its next lesson; any other leads to the page of the course. */
function CourseAction({ course: { course, access, next, done } }: { course: MyCourse }) {
  const hasLearning = useFeature('learning-system')
  if (access === 'running' && next !== null && hasLearning) {
    return (
      <ButtonLink variant="primary" to="/learn" search={{ course, lesson: next }}>
        <Icon name="play" />
        {done === 0 ? <Trans>Start lesson {next}</Trans> : <Trans>Continue lesson {next}</Trans>}
      </ButtonLink>
    )
  }
  if (access === 'running' && hasLearning) {
    return (
      <ButtonLink to="/learn" search={{ course, lesson: 1 }}>
        <Trans>Repeat from lesson 1</Trans>
      </ButtonLink>
    )
  }
  return (
    <ButtonLink to="/contents/detail" search={{ id: course }}>
      {access !== 'ended' ? <Trans>See the course</Trans> : <Trans>Extend access</Trans>}
    </ButtonLink>
  )
}

function NoCourses() {
  const hasLearning = useFeature('learning-system')
  return (
    <EmptyState frame="dashed">
      <TicketOutline />
      <h3>
        <Trans>You have no courses yet</Trans>
      </h3>
      <p>
        {hasLearning ? (
          <Trans>Your courses and progress will appear here. Start with a free lesson.</Trans>
        ) : (
          <Trans>Your courses will appear here. Start with a free lesson.</Trans>
        )}
      </p>
      <Cluster gap={2} justify="center">
        <FreeLessonsLink />
        <ButtonLink to="/contents">
          <Trans>Browse courses</Trans>
        </ButtonLink>
      </Cluster>
    </EmptyState>
  )
}
