import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { paths } from '#contract/addresses/paths.ts'
import type { courseSummaries } from '#contract/courses/course-calls.ts'
import type { ContentOf } from '#contract/protocol/endpoint.ts'
import { limits } from '#contract/values/limits.ts'
import { AddToBasket } from '#entities/basket/add-to-basket.tsx'
import { CourseCard } from '#entities/course/course-card.tsx'
import { courseNumbersOf, joinCourseNumbers } from '#entities/course/course-numbers.ts'
import { FreeLessonsLink } from '#entities/course/free-lessons-link.tsx'
import { changeStoredCourses, syncSavedCourses } from '#entities/course/saved/saved-courses-sync.ts'
import { useSavedCourse } from '#entities/course/saved/use-saved-course.ts'
import { TicketOutline } from '#entities/course/ticket-outline.tsx'
import { useFailure } from '#entities/failure/use-failure.tsx'
import { useKeptList } from '#lib/kept-lists/use-kept-list.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { PageHeading } from '#ui/content/page-heading.tsx'
import { Text } from '#ui/content/text.tsx'
import { TextButton } from '#ui/content/text-link.tsx'
import { Button, ButtonLink } from '#ui/controls/button.tsx'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { useFocusWhen } from '#ui/controls/use-focus-when.ts'
import { AsyncContent } from '#ui/feedback/async-content.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { CardGrid } from '#ui/layout/card-grid.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Container } from '#ui/layout/container.tsx'
import { CompareBar, CompareToggle } from '../compare-choice/compare-bar.tsx'
import * as styles from './saved-screen.css.ts'
import type { SavedSearch } from './saved-search.ts'
import { summariesQuery } from './summaries-query.ts'

const most = limits.savedCourses

type Summaries = ContentOf<typeof courseSummaries>

/** The saved courses of this browser or member, or those that an address names. */
export function SavedScreen({ search }: { search: SavedSearch }) {
  const { keptLists } = useAppContext()
  const { owner } = useKeptList(keptLists.savedCourses)
  const numbers = courseNumbersOf(search.ids, most)
  return (
    <Container>
      {numbers.length > 0 ? (
        <LinkedList numbers={numbers} search={search} />
      ) : (
        // Another member's list is another list, not a change of this one.
        <OwnList key={owner} search={search} />
      )}
    </Container>
  )
}

/** A list by its address, as a colleague sent it. */
function LinkedList({ numbers, search }: { numbers: readonly number[]; search: SavedSearch }) {
  return (
    <>
      <PageHeading title={<Trans>Saved courses from a link</Trans>}>
        <Trans>Somebody chose these courses for you. Your own list stays as it is.</Trans>
      </PageHeading>
      <Courses numbers={numbers} search={search}>
        {(courses) => <AddAll numbers={courses.map(({ idx }) => idx)} />}
      </Courses>
    </>
  )
}

/** Adds the courses of a link to the own list. */
function AddAll({ numbers }: { numbers: readonly number[] }) {
  const { keptLists, http, session } = useAppContext()
  const saved = useKeptList(keptLists.savedCourses).entries
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => changeStoredCourses({ keptLists, http, session }, { put: numbers }),
  })
  const failed = useFailure(error)
  const ownList = useFocusWhen<HTMLAnchorElement>(isSuccess)
  if (numbers.length === 0) return null
  const hasAll = numbers.every((idx) => saved.includes(idx))
  return (
    <>
      <noscript className={styles.withoutScript}>
        <Callout marginBottom={5} title={<Trans>Saving courses needs JavaScript</Trans>}>
          <Trans>You can see this list without it. Your own list is kept by your browser, which needs it.</Trans>
        </Callout>
      </noscript>
      <Cluster className={`${styles.tools} ${styles.byScript}`}>
        {hasAll ? (
          <ButtonLink ref={ownList} to="/contents/saved">
            <Trans>See your list</Trans>
          </ButtonLink>
        ) : (
          <Button busy={isPending} onClick={() => !isPending && mutate()}>
            <Trans>Add all to your list</Trans>
          </Button>
        )}
        <Text role="status" size="small">
          {hasAll && (isSuccess ? <Trans>They’re in your list.</Trans> : <Trans>All of these are in your list.</Trans>)}
        </Text>
      </Cluster>
      {failed && <Callout tone="danger">{failed}</Callout>}
    </>
  )
}

const nothingChanges = () => () => {}

/** The list of this browser, or of the member. */
function OwnList({ search }: { search: SavedSearch }) {
  const { origins, layout, keptLists, http, session } = useAppContext()
  // Another browser may have changed a member's list. One that cannot be read stays as it is.
  useEffect(
    () => void syncSavedCourses({ keptLists, http, session }).catch(() => undefined),
    [keptLists, http, session],
  )
  const { owner, entries } = useKeptList(keptLists.savedCourses)
  const isKnown = useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  )
  const [shown, setShown] = useState(entries)
  const added = entries.filter((idx) => !shown.includes(idx))
  // What is removed stays in sight, so that it can be taken back.
  if (added.length > 0) setShown([...shown, ...added])
  const count = entries.length
  return (
    <>
      <PageHeading title={<Trans>Saved courses</Trans>}>
        {owner === '' ? (
          <Trans>Kept in this browser. Log in to keep them with your account.</Trans>
        ) : (
          <Trans>Kept with your account.</Trans>
        )}
      </PageHeading>
      <noscript className={styles.withoutScript}>
        <Callout title={<Trans>Your saved courses need JavaScript</Trans>}>
          <Trans>Your browser keeps the list, which needs it. A link to a list opens without it.</Trans>
        </Callout>
      </noscript>
      {!isKnown ? (
        <div className={styles.byScript} aria-busy="true">
          <Loading />
        </div>
      ) : shown.length === 0 ? (
        <NothingSaved />
      ) : (
        <Courses isOwn numbers={shown} search={search}>
          {() => (
            <Cluster className={styles.tools}>
              <Text role="status">
                <Plural value={count} one={`# course of ${most}`} other={`# courses of ${most}`} />
              </Text>
              {count > 0 && (
                <CopyButton
                  size="small"
                  text={origins[layout] + paths.savedCourses({ ids: joinCourseNumbers(entries) })}
                >
                  <Trans>Copy a link to this list</Trans>
                </CopyButton>
              )}
            </Cluster>
          )}
        </Courses>
      )}
    </>
  )
}

interface CoursesProps {
  readonly numbers: readonly number[]
  readonly search: SavedSearch
  /** Whether it is the visitor's own list: what is removed stays as an outline. */
  readonly isOwn?: boolean
  /** What can be done with the whole list. */
  readonly children: (courses: Summaries) => ReactNode
}

/** Cards of courses as they are today, with those that are gone named. */
function Courses({ numbers, search, isOwn = false, children }: CoursesProps) {
  const { http } = useAppContext()
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...summariesQuery(http, numbers),
    placeholderData: keepPreviousData,
  })
  const failed = useFailure(error)
  const choice = {
    compare: search.compare,
    link: (compare: string | undefined) => linkOptions({ to: '/contents/saved', search: { ids: search.ids, compare } }),
  }
  return (
    <AsyncContent
      data={data}
      errorText={failed}
      errorTitle={<Trans>The courses didn’t load</Trans>}
      onRetry={() => void refetch()}
      skeleton={<Loading />}
    >
      {(content) => (
        <div aria-busy={isPlaceholderData}>
          {children(content)}
          <Gone missing={numbers.filter((number) => !content.some(({ idx }) => idx === number))} isOwn={isOwn} />
          <CardGrid className={isOwn ? styles.own : undefined}>
            {content.map((course) => (
              <CourseCard key={course.idx} course={course} heading="h2">
                {content.length > 1 && <CompareToggle course={course} {...choice} />}
                {isOwn && <TakeBack idx={course.idx} title={course.title} />}
                {course.only_option !== null && course.price !== null && (
                  <div className={`${styles.basket} ${styles.byScript}`}>
                    <AddToBasket
                      size="small"
                      fullWidth
                      item={{ kind: 'course', option: course.only_option, quantity: 1 }}
                      price={course.price.now}
                    />
                  </div>
                )}
              </CourseCard>
            ))}
          </CardGrid>
          <CompareBar {...choice} />
        </div>
      )}
    </AsyncContent>
  )
}

/** Says that a course was removed, and takes that back. */
function TakeBack({ idx, title }: { idx: number; title: string }) {
  const { t } = useLingui()
  const { isSaved, isBusy, toggle } = useSavedCourse(idx)
  return (
    <span role="status" className={styles.removed}>
      {!isSaved && (
        <>
          <Text size="small">
            <Trans>Removed</Trans>
          </Text>
          <TextButton size="small" busy={isBusy} aria-label={t`Undo: keep ${title}`} onClick={toggle}>
            <Trans>Undo</Trans>
          </TextButton>
        </>
      )}
    </span>
  )
}

/** Courses of a list that the shop no longer has. */
function Gone({ missing, isOwn }: { missing: readonly number[]; isOwn: boolean }) {
  const { keptLists, http, session } = useAppContext()
  const saved = useKeptList(keptLists.savedCourses).entries
  const gone = isOwn ? missing.filter((number) => saved.includes(number)) : missing
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => changeStoredCourses({ keptLists, http, session }, { remove: gone }),
  })
  const failed = useFailure(error)
  if (gone.length === 0) return null
  const numbers = gone.join(', ')
  return (
    <Callout
      tone="warning"
      marginBottom={5}
      {...(isOwn
        ? {
            action: (
              <Button size="small" busy={isPending} onClick={() => !isPending && mutate()}>
                <Trans>Remove</Trans>
              </Button>
            ),
          }
        : {})}
    >
      {isOwn ? (
        <Trans>No longer offered: course {numbers}</Trans>
      ) : (
        <Trans>No longer offered, so left out: course {numbers}</Trans>
      )}
      {failed && <p>{failed}</p>}
    </Callout>
  )
}

function Loading() {
  return (
    <CardGrid>
      {[1, 2, 3, 4].map((number) => (
        <Skeleton key={number} height="32rem" />
      ))}
    </CardGrid>
  )
}

function NothingSaved() {
  return (
    <EmptyState as="section" frame="dashed">
      <TicketOutline />
      <h2>
        <Trans>No saved courses yet</Trans>
      </h2>
      <p>
        <Trans>The bookmark on a course keeps it here, up to {most} of them, to compare or share.</Trans>
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
