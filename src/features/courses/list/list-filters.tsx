import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import * as v from 'valibot'
import { paths } from '#contract/addresses/paths.ts'
import { type ChosenSort, chosenSortSchema, type MemberType } from '#contract/courses/courses.ts'
import { declaredSearch } from '#lib/url/search-schema.ts'
import { useEarlyChoice } from '#lib/url/use-early-choice.ts'
import { useFieldsOfAddress } from '#lib/url/use-fields-of-address.ts'
import { VisuallyHiddenLabel } from '#ui/content/visually-hidden.tsx'
import { Button } from '#ui/controls/button.tsx'
import { ChipLink, Chips } from '#ui/controls/chips.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { SearchBox } from '#ui/controls/search-box.tsx'
import { SegmentedControl } from '#ui/controls/segmented-control.tsx'
import { Select } from '#ui/controls/select.tsx'
import { Tabs } from '#ui/controls/tabs.tsx'
import { useSearchLimit } from '#ui/controls/use-search-limit.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import * as styles from './list.css.ts'
import type { CourseListData } from './list-data.ts'
import { type CourseListSearch, changedList, courseListSearch } from './list-search.ts'
import { MoreFilters } from './more-filters.tsx'
import { RangeText } from './range-text.tsx'

const memberTypes = [undefined, 'IDV', 'GRP'] as const

/**
 * Filters of the course list: tabs, title, order, view and categories. Links and a GET form; the script submits the
 * form on change.
 */
export function ListFilters({ data, search }: { data: CourseListData; search: CourseListSearch }) {
  const { t } = useLingui()
  const { categories } = data
  const inField = categories.filter((category) => search.category === undefined || category.code === search.category)
  const countFor = (memberType: MemberType | undefined, among: typeof categories) =>
    among.reduce((sum, category) => sum + category.count[memberType ?? 'ALL'], 0)
  const names = { ALL: t`All`, IDV: t`Individuals`, GRP: t`Teams` }
  return (
    <>
      <div className={styles.bar}>
        <Tabs className={styles.tabs} aria-label={t`Audience`}>
          {memberTypes.map((memberType) => (
            <Link
              key={memberType ?? 'ALL'}
              to="/contents"
              search={changedList(search, { memberType })}
              aria-current={search.memberType === memberType ? 'page' : undefined}
            >
              <span>{names[memberType ?? 'ALL']}</span> <small>{countFor(memberType, inField)}</small>
            </Link>
          ))}
        </Tabs>
        <div className={styles.tools}>
          <p role="status" className={styles.range}>
            <RangeText page={data.page} />
          </p>
          <FilterForm search={search} />
          <ViewSwitch search={search} />
        </div>
      </div>
      <Chips scrollable className={styles.chips} aria-label={t`Fields`}>
        <ChipLink
          to="/contents"
          search={changedList(search, { category: undefined })}
          aria-current={search.category === undefined ? 'true' : undefined}
        >
          <Trans>All fields</Trans> <small>{countFor(search.memberType, categories)}</small>
        </ChipLink>
        {categories.map((category) => (
          <ChipLink
            key={category.code}
            data-field={category.code}
            to="/contents"
            search={changedList(search, { category: category.code })}
            aria-current={search.category === category.code ? 'true' : undefined}
          >
            <span>{category.name}</span> <small>{countFor(search.memberType, [category])}</small>
          </ChipLink>
        ))}
      </Chips>
      <MoreFilters data={data} search={search} />
    </>
  )
}

function FilterForm({ search }: { search: CourseListSearch }) {
  const { t, i18n } = useLingui()
  const limit = useSearchLimit()
  const form = useFieldsOfAddress({ title: search.title ?? '', sort: search.sort ?? '' })
  const router = useRouter()
  const order = useEarlyChoice(search.sort ?? '')
  // Without the script the form sends them; another search begins at its first page.
  const { title, sort, page, ...kept } = declaredSearch(courseListSearch, search)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const title = String(values.get('title') ?? '').trim()
    const sort = String(values.get('sort') ?? '')
    const change = { title: title === '' ? undefined : title, sort: v.is(chosenSortSchema, sort) ? sort : undefined }
    void router.navigate({ to: '/contents', search: changedList(search, change) })
  }
  return (
    // biome-ignore lint/plugin/forms: its filters belong in the address
    <form ref={form} method="get" className={styles.filters} action={paths.courses()} onSubmit={submit}>
      {Object.entries(kept).map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <SearchBox className={styles.search}>
        <VisuallyHiddenLabel htmlFor="list-title">
          <Trans>Course title</Trans>
        </VisuallyHiddenLabel>
        <input
          id="list-title"
          name="title"
          type="search"
          placeholder={t`Search by title`}
          {...limit}
          defaultValue={search.title}
        />
        <IconButton type="submit" label={t`Search courses`}>
          <Icon name="search" size={20} />
        </IconButton>
      </SearchBox>
      <VisuallyHiddenLabel htmlFor="list-sort">
        <Trans>Sort by</Trans>
      </VisuallyHiddenLabel>
      <Select
        ref={order}
        className={styles.sort}
        id="list-sort"
        name="sort"
        autoComplete="off"
        defaultValue={search.sort ?? ''}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        <option value="">{t`Newest`}</option>
        {chosenSortSchema.options.map((sort) => (
          <option key={sort} value={sort}>
            {i18n._(sortNames[sort])}
          </option>
        ))}
      </Select>
      <Button size="small" className={styles.apply} type="submit">
        <Trans>Apply</Trans>
      </Button>
    </form>
  )
}

const sortNames: Record<ChosenSort, MessageDescriptor> = {
  popular: msg`Most popular`,
  lessons: msg`Most lessons`,
  price: msg`Price, low to high`,
}

function ViewSwitch({ search }: { search: CourseListSearch }) {
  const { t } = useLingui()
  const { page } = search
  return (
    <SegmentedControl as="div" role="group" aria-label={t`View as`}>
      <Link
        to="/contents"
        search={changedList(search, { view: undefined, page })}
        aria-current={search.view === undefined ? 'true' : undefined}
        aria-label={t`View as a comparison`}
      >
        <Icon name="rows-3" size={20} />
        <span data-width="wide">
          <Trans>Compare</Trans>
        </span>
      </Link>
      <Link
        to="/contents"
        search={changedList(search, { view: 'cards', page })}
        aria-current={search.view === 'cards' ? 'true' : undefined}
        aria-label={t`View as cards`}
      >
        <Icon name="layout-grid" size={20} />
        <span data-width="wide">
          <Trans>Cards</Trans>
        </span>
      </Link>
    </SegmentedControl>
  )
}
