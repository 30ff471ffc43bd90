import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { CourseSummary } from '../../../../contract/content/courses.ts'
import { comparedOf, mostCompared, toggleCompared } from '../../../entities/course/compared.ts'
import { ButtonLink } from '../../../ui/controls/button.tsx'
import { TextLink } from '../../../ui/content/text-link.tsx'
import { changedList, type CourseListSearch } from './list-search.ts'
import * as styles from './list.css.ts'

/** What was chosen for the comparison, above the list; nothing before the first choice. */
export function CompareBar({ search }: { search: CourseListSearch }) {
  const count = comparedOf(search.compare).length
  if (count === 0) return null
  return (
    <div className={styles.compareBar} role="status">
      <b>
        <Plural value={count} one="# course chosen" other="# courses chosen" />
      </b>
      <span>
        {count === 1 ? (
          <Trans>Choose one more to compare.</Trans>
        ) : (
          count === mostCompared && <Trans>Three at most.</Trans>
        )}
      </span>
      <TextLink to="/contents" search={changedList(search, { compare: undefined, page: search.page })}>
        <Trans>Clear</Trans>
      </TextLink>
      {count > 1 && (
        <ButtonLink to="/contents/compare" search={{ ids: search.compare }}>
          <Trans>Compare courses</Trans>
        </ButtonLink>
      )}
    </div>
  )
}

/** Link of a row that puts its course into the comparison, or takes it out; none beside three chosen ones. */
export function CompareToggle({ course, search }: { course: CourseSummary; search: CourseListSearch }) {
  const { t } = useLingui()
  const chosen = comparedOf(search.compare)
  const isChosen = chosen.includes(course.idx)
  if (!isChosen && chosen.length >= mostCompared) return null
  const { title } = course
  return (
    <TextLink
      className={styles.compareToggle}
      size="small"
      to="/contents"
      search={changedList(search, { compare: toggleCompared(search.compare, course.idx), page: search.page })}
      aria-label={isChosen ? t`Remove ${title} from comparison` : t`Add ${title} to comparison`}
      rel="nofollow"
      resetScroll={false}
    >
      {isChosen ? <Trans>Remove from comparison</Trans> : <Trans>Add to comparison</Trans>}
    </TextLink>
  )
}
