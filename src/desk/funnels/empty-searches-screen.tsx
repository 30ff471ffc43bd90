import { Trans, useLingui } from '@lingui/react/macro'
import { linkOptions, useNavigate } from '@tanstack/react-router'
import { saveDraft } from '#contract/desk/content.ts'
import { emptySearchList, leastSearches } from '#contract/desk/funnels.ts'
import { formatDay, formatInteger } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { Link } from '#ui/controls/link.tsx'
import { shownPeriod, usePeriodFields } from '../figures/period.tsx'
import { useMayCall } from '../http/use-may-call.ts'
import { ListFilters } from '../list/list-filters.tsx'
import type { ListSearch } from '../list/list-search.ts'
import { ListTable } from '../list/list-table.tsx'
import { languageNames } from './visit-names.ts'

/** What visitors searched for and did not find. */
export function EmptySearchesScreen({ search }: { search: ListSearch<typeof emptySearchList> }) {
  const { t } = useLingui()
  const locale = useLocale()
  const navigate = useNavigate()
  const mayEdit = useMayCall()(saveDraft)
  const { page = 1, ...filter } = search
  const period = shownPeriod(search)
  const { from, until, today } = period
  return (
    <>
      <h1>
        <Trans>No-result searches</Trans>
      </h1>
      <p>
        <Trans>
          Words that visitors searched for in the shop or among the courses, without finding anything. Shown from{' '}
          {leastSearches} times on, and never with what may be personal: addresses, numbers and long texts.
        </Trans>
      </p>
      <ListFilters
        endpoint={emptySearchList}
        filter={filter}
        onApply={(applied) => void navigate({ to: '/empty-searches', search: applied })}
        fields={{
          ...usePeriodFields(period),
          locale: { label: t`Page language`, names: languageNames, none: t`Both` },
        }}
      />
      <ListTable
        endpoint={emptySearchList}
        input={{ query: { from, until, locale: search.locale, page_index: page } }}
        rows={(content) => content}
        rowKey={({ term }) => term}
        page={page}
        link={(to) => linkOptions({ to: '/empty-searches', search: { ...filter, page: to } })}
        empty={<Trans>Every frequent search found something in these days.</Trans>}
        columns={[
          { name: t`Search term`, cell: ({ term }) => term },
          { name: t`Times`, isNumber: true, cell: ({ times }) => formatInteger(times) },
          { name: t`Last day`, isOneWord: true, cell: ({ last_day }) => formatDay(last_day, today, locale) },
          ...(mayEdit
            ? [
                {
                  name: t`What to do`,
                  cell: () => (
                    <Link to="/content/file" search={{ path: 'synonyms.yaml' }}>
                      <Trans>Add a synonym</Trans>
                    </Link>
                  ),
                },
              ]
            : []),
        ]}
      />
    </>
  )
}
