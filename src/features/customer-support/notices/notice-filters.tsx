import { Trans, useLingui } from '@lingui/react/macro'
import { linkOptions, useRouter } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import * as v from 'valibot'
import { paths } from '#contract/addresses/paths.ts'
import type { NoticeCategories } from '#contract/content/notices.ts'
import { useEarlyChoice } from '#lib/url/use-early-choice.ts'
import { useFieldsOfAddress } from '#lib/url/use-fields-of-address.ts'
import { VisuallyHiddenLabel } from '#ui/content/visually-hidden.tsx'
import { Button } from '#ui/controls/button.tsx'
import { FilterChips } from '#ui/controls/filter-chips.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { SearchBox } from '#ui/controls/search-box.tsx'
import { Select } from '#ui/controls/select.tsx'
import { useSearchLimit } from '#ui/controls/use-search-limit.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import * as styles from '../frame/toolbar.css.ts'
import { changedNotices, type NoticesSearch, noticesSearch } from '../searches.ts'

interface NoticeFiltersProps {
  readonly categories: NoticeCategories
  readonly search: NoticesSearch
}

/** Categories, title and order of the notice list. Links and a GET form; the script submits the form on change. */
export function NoticeFilters({ categories, search }: NoticeFiltersProps) {
  const { t } = useLingui()
  const total = categories.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className={styles.toolbar}>
      <FilterChips
        label={t`Categories`}
        chips={[{ code: undefined, name: t`All`, count: total }, ...categories]}
        current={search.category}
        link={(category) => linkOptions({ to: '/cs/notices', search: changedNotices(search, { category }) })}
      />
      <FilterForm search={search} />
    </div>
  )
}

function FilterForm({ search }: { search: NoticesSearch }) {
  const { t } = useLingui()
  const limit = useSearchLimit()
  const form = useFieldsOfAddress({ title: search.title ?? '', sort: search.sort ?? '' })
  const router = useRouter()
  const order = useEarlyChoice(search.sort ?? '')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { title, sort } = v.parse(noticesSearch, Object.fromEntries(new FormData(event.currentTarget)))
    void router.navigate({ to: '/cs/notices', search: changedNotices(search, { title, sort }) })
  }
  return (
    // biome-ignore lint/plugin/forms: its filters belong in the address
    <form ref={form} method="get" className={styles.search} action={paths.notices()} onSubmit={submit}>
      {search.category && <input type="hidden" name="category" value={search.category} />}
      <SearchBox>
        <VisuallyHiddenLabel htmlFor="notice-title">
          <Trans>Title of the notice</Trans>
        </VisuallyHiddenLabel>
        <input
          id="notice-title"
          name="title"
          type="search"
          placeholder={t`Search notices by title`}
          {...limit}
          defaultValue={search.title}
        />
        <IconButton type="submit" label={t`Search notices`}>
          <Icon name="search" size={20} />
        </IconButton>
      </SearchBox>
      <VisuallyHiddenLabel htmlFor="notice-sort">
        <Trans>Sort by</Trans>
      </VisuallyHiddenLabel>
      <Select
        ref={order}
        id="notice-sort"
        name="sort"
        autoComplete="off"
        defaultValue={search.sort ?? ''}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        <option value="">{t`Latest`}</option>
        <option value="oldest">{t`Oldest`}</option>
        <option value="views">{t`Most viewed`}</option>
      </Select>
      <Button size="small" className={styles.apply} type="submit">
        <Trans>Apply</Trans>
      </Button>
    </form>
  )
}
