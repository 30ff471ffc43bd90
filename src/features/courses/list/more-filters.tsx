import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type CourseFilterName, type CourseFilterValue, courseFilterNames } from '#contract/courses/course-filters.ts'
import { TextLink } from '#ui/content/text-link.tsx'
import { ChipLink, Chips } from '#ui/controls/chips.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import * as styles from './list.css.ts'
import type { CourseListData } from './list-data.ts'
import { type CourseListSearch, changedList, chosenFilters, withoutFilters } from './list-search.ts'

/** Name of each filter and value. One without a name does not compile. */
const texts: {
  readonly [Name in CourseFilterName]: {
    readonly name: MessageDescriptor
    readonly values: Readonly<Record<CourseFilterValue<Name>, MessageDescriptor>>
  }
} = {
  price: {
    name: msg`Price`,
    values: {
      free: msg`Free`,
      'under-40000': msg`Under ₩40,000`,
      'under-70000': msg`₩40,000 to under ₩70,000`,
      'from-70000': msg`₩70,000 or more`,
      inquiry: msg`On inquiry`,
    },
  },
  length: {
    name: msg({ message: 'Length', context: 'hours of a course' }),
    values: {
      'under-4': msg`Under 4 hours`,
      'under-6': msg`4 to under 6 hours`,
      'from-6': msg`6 hours or more`,
    },
  },
  equipment: {
    name: msg`Equipment`,
    values: {
      'no-headset': msg`Without a headset`,
      headset: msg`With a headset`,
      wheel: msg`With a racing wheel`,
    },
  },
  free: { name: msg`Free lessons`, values: { yes: msg`Has free lessons` } },
  campaign: { name: msg`Special price`, values: { yes: msg`On sale now` } },
}

/**
 * Filters by price, length, equipment, free lessons and campaign, each value with the number of courses that it would
 * list. A value that would list none, or keep all, is left out. Links: choosing a chosen one takes it back. Opens without the script.
 */
export function MoreFilters({ data, search }: { data: CourseListData; search: CourseListSearch }) {
  const { i18n } = useLingui()
  const chosen = chosenFilters(search).length
  return (
    <details className={styles.more} open={chosen > 0}>
      <summary>
        <Trans>Filters</Trans>
        {chosen > 0 && (
          <small>
            <Plural value={chosen} one="# chosen" other="# chosen" />
          </small>
        )}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.groups}>
        {courseFilterNames.map((name) => (
          <FilterGroup key={name} name={name} label={i18n._(texts[name].name)} data={data} search={search} />
        ))}
        {chosen > 0 && (
          <TextLink to="/contents" search={withoutFilters(search)}>
            <Trans>Clear the filters</Trans>
          </TextLink>
        )}
      </div>
    </details>
  )
}

function FilterGroup({
  name,
  label,
  data,
  search,
}: {
  readonly name: CourseFilterName
  readonly label: string
  readonly data: CourseListData
  readonly search: CourseListSearch
}) {
  const { i18n } = useLingui()
  const counts = Object.entries<number>(data.filterCounts[name])
  const names: Readonly<Record<string, MessageDescriptor>> = texts[name].values
  const isChosenFrom = search[name] !== undefined
  // Beside a chosen value the others say what they would list instead of it.
  const narrows = (count: number) => count > 0 && (isChosenFrom || count < data.page.total_size)
  const shown = counts.filter(([value, count]) => search[name] === value || narrows(count))
  if (shown.length === 0) return null
  return (
    <div className={styles.group}>
      <span aria-hidden="true">{label}</span>
      <Chips as="div" role="group" aria-label={label}>
        {shown.map(([value, count]) => {
          const isChosen = search[name] === value
          const text = names[value]
          return (
            <ChipLink
              key={value}
              to="/contents"
              search={changedList(search, { [name]: isChosen ? undefined : value })}
              aria-current={isChosen ? 'true' : undefined}
            >
              <span>{text && i18n._(text)}</span> <small>{count}</small>
            </ChipLink>
          )
        })}
      </Chips>
    </div>
  )
}
