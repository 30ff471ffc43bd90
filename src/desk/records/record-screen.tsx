import { Trans, useLingui } from '@lingui/react/macro'
import { type LinkOptions, linkOptions, useNavigate } from '@tanstack/react-router'
import { kindOf } from '#contract/content-files/kinds.ts'
import { recordList, type SubjectKind } from '#contract/desk/records.ts'
import type { ContentOf } from '#contract/protocol/endpoint.ts'
import { formatMoment, koreanDay } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { serverNow } from '#lib/time/server-time.ts'
import { Link } from '#ui/controls/link.tsx'
import { ListFilters } from '../list/list-filters.tsx'
import type { ListSearch } from '../list/list-search.ts'
import { ListTable } from '../list/list-table.tsx'
import { actNames, subjectNames } from '../messages/act-names.ts'
import { RecordDetails } from './record-details.tsx'

/** What operators did, the latest first. */
export function RecordScreen({ search }: { search: ListSearch<typeof recordList> }) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const navigate = useNavigate()
  const { page = 1, ...filter } = search
  const networkNames: Readonly<Record<string, string>> = { 'command line': t`command line`, job: '' }
  const today = koreanDay(new Date(serverNow()).toISOString())
  return (
    <>
      <h1>
        <Trans>Record</Trans>
      </h1>
      <p>
        <Trans>Everything that operators did, or read about a member. Nobody can change it.</Trans>
      </p>
      <ListFilters
        endpoint={recordList}
        filter={filter}
        onApply={(applied) => void navigate({ to: '/record', search: applied })}
        fields={{
          operator: { label: t`Operator`, type: 'text' },
          act: { label: t`Act`, names: actNames, none: t`Everything` },
          subject_kind: { label: t`About`, names: subjectNames, none: t`Everything` },
          subject: { label: t`Number, name, email address or title`, type: 'text' },
        }}
      />
      <ListTable
        endpoint={recordList}
        input={{ query: { ...filter, page_index: page } }}
        rows={(content) => content}
        rowKey={({ position }) => position}
        page={page}
        link={(to) => linkOptions({ to: '/record', search: { ...filter, page: to } })}
        empty={<Trans>Nobody did this.</Trans>}
        columns={[
          { name: t`Time`, cell: ({ happened_at }) => formatMoment(happened_at, locale, today) },
          { name: t`Operator`, cell: ({ operator, network }) => (network === 'job' ? t`the shop` : operator) },
          { name: t`Act`, cell: ({ act }) => i18n._(actNames[act]) },
          {
            name: t`About`,
            cell: (row) => <Subject row={row} />,
          },
          { name: t`Details`, cell: ({ details }) => <RecordDetails details={details} /> },
          { name: t`Network`, cell: ({ network }) => networkNames[network] ?? network },
        ]}
      />
    </>
  )
}

type Row = ContentOf<typeof recordList>[number]

/** What an act was about, by the name that people know, with a link to its page. */
function Subject({ row }: { row: Row }) {
  const { i18n } = useLingui()
  const { subject_kind: kind, subject, subject_name: known, details } = row
  if (kind === null || subject === null) return null
  // A removed operator and an erased member have no name but the one that the act wrote down.
  const written = kind === 'operator' ? details?.['name'] : kind === 'member' ? details?.['userid'] : undefined
  const isUnnamed = kind === 'operator' || kind === 'member'
  const name = known ?? (typeof written === 'string' ? written : isUnnamed ? '' : subject)
  const link = known === null && isUnnamed ? undefined : linkTo(kind, subject)
  return (
    <>
      <span>{i18n._(subjectNames[kind])}</span> {link ? <Link {...link}>{name}</Link> : <span>{name}</span>}
    </>
  )
}

/** The page of a subject; undefined for what has none. */
function linkTo(kind: SubjectKind, subject: string): LinkOptions | undefined {
  switch (kind) {
    case 'order':
      return linkOptions({ to: '/orders/$number', params: { number: subject } })
    case 'member':
      return linkOptions({ to: '/members/$id', params: { id: subject } })
    case 'inquiry':
      return linkOptions({ to: '/inquiries/$number', params: { number: subject } })
    case 'content':
      return kindOf(subject) === undefined ? undefined : linkOptions({ to: '/content/file', search: { path: subject } })
    case 'saved-answer':
      return linkOptions({ to: '/saved-answers' })
    case 'review':
    case 'operator':
      return undefined
  }
}
