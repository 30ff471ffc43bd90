import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { LinkOptions } from '@tanstack/react-router'
import type { CourseSummary } from '#contract/courses/courses.ts'
import { comparedOf, mostCompared, toggleCompared } from '#entities/course/compared.ts'
import { SteadyLabel } from '#ui/content/steady-label.tsx'
import { Text } from '#ui/content/text.tsx'
import { TextLink } from '#ui/content/text-link.tsx'
import { ButtonLink } from '#ui/controls/button.tsx'
import { StickyBar } from '#ui/layout/sticky-bar.tsx'
import * as styles from './compare-choice.css.ts'

interface CompareChoice {
  /** The chosen courses, as the address of the page has them. */
  readonly compare: string | undefined
  /** Link to the same page with other courses chosen; undefined for none. */
  readonly link: (compare: string | undefined) => LinkOptions
}

/** What was chosen for the comparison, below the courses and in sight while they pass; empty before the first choice. */
export function CompareBar({ compare, link }: CompareChoice) {
  const count = comparedOf(compare).length
  if (count === 0) return <StickyBar>{undefined}</StickyBar>
  return (
    <StickyBar>
      <b>
        <Plural value={count} one="# course chosen" other="# courses chosen" />
      </b>
      {count === 1 && (
        <span>
          <Trans>Choose one more to compare.</Trans>
        </span>
      )}
      {count === mostCompared && (
        <span>
          <Trans>Three at most.</Trans>
        </span>
      )}
      <TextLink className={styles.clear} {...link(undefined)} resetScroll={false}>
        <Trans>Clear</Trans>
      </TextLink>
      {count > 1 && (
        <ButtonLink size="small" to="/contents/compare" search={{ ids: compare }}>
          <Trans>Compare courses</Trans>
        </ButtonLink>
      )}
    </StickyBar>
  )
}

/** Link of a course that puts it into the comparison, or takes it out; only room for one beside three chosen ones. */
export function CompareToggle({ course, compare, link }: CompareChoice & { course: CourseSummary }) {
  const { t } = useLingui()
  const chosen = comparedOf(compare)
  const isChosen = chosen.includes(course.idx)
  const label = (
    <SteadyLabel
      labels={[<Trans key="add">Add to comparison</Trans>, <Trans key="remove">Remove from comparison</Trans>]}
      shown={isChosen ? 1 : 0}
    />
  )
  if (!isChosen && chosen.length >= mostCompared)
    return (
      <Text size="small" strong className={styles.noRoom} aria-hidden="true">
        {label}
      </Text>
    )
  const { title } = course
  return (
    <TextLink
      size="small"
      {...link(toggleCompared(compare, course.idx))}
      aria-label={isChosen ? t`Remove from comparison: ${title}` : t`Add to comparison: ${title}`}
      rel="nofollow"
      resetScroll={false}
    >
      {label}
    </TextLink>
  )
}
