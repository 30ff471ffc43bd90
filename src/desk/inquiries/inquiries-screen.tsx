import { Trans, useLingui } from '@lingui/react/macro'
import { linkOptions, useNavigate } from '@tanstack/react-router'
import { inquiryDetail, inquiryList, savedAnswerList } from '#contract/desk/inquiries.ts'
import { TextLink } from '#ui/content/text-link.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { useMayCall } from '../http/use-may-call.ts'
import { useRememberedList } from '../list/last-list.ts'
import { ListFilters } from '../list/list-filters.tsx'
import type { ListSearch } from '../list/list-search.ts'
import { ListTable } from '../list/list-table.tsx'
import { categoryNames } from '../messages/category-names.ts'
import { useMoments } from '../messages/use-moments.ts'
import { Due } from './due.tsx'

/** Inquiries that wait for an answer, the oldest first. */
export function InquiriesScreen({ search }: { search: ListSearch<typeof inquiryList> }) {
  const { t, i18n } = useLingui()
  const moment = useMoments()
  const navigate = useNavigate()
  const mayCall = useMayCall()
  const { page = 1, ...filter } = search
  useRememberedList('inquiries', linkOptions({ to: '/inquiries', search }))
  return (
    <>
      <Cluster justify="between">
        <h1>
          <Trans>Inquiries</Trans>
        </h1>
        {mayCall(savedAnswerList) && (
          <TextLink to="/saved-answers">
            <Trans>Saved answers</Trans>
          </TextLink>
        )}
      </Cluster>
      <ListFilters
        endpoint={inquiryList}
        filter={filter}
        onApply={(applied) => void navigate({ to: '/inquiries', search: applied })}
        fields={{
          category: { label: t`Type`, names: categoryNames, none: t`All` },
          taken: {
            label: t`Taken by`,
            names: { nobody: t`Nobody yet`, me: t`Me`, others: t`Others` },
            none: t`Anybody`,
          },
        }}
      />
      <ListTable
        endpoint={inquiryList}
        input={{ query: { ...filter, page_index: page } }}
        rows={(content) => content}
        rowKey={({ id }) => id}
        counted="cases"
        page={page}
        link={(to) => linkOptions({ to: '/inquiries', search: { ...filter, page: to } })}
        empty={<Trans>No inquiry waits.</Trans>}
        columns={[
          {
            name: t`Inquiry`,
            cell: ({ id, title }) =>
              mayCall(inquiryDetail) ? (
                <Link to="/inquiries/$number" params={{ number: String(id) }}>
                  {title ?? id}
                </Link>
              ) : (
                id
              ),
          },
          { name: t`Sender`, cell: ({ name }) => name ?? '' },
          {
            name: t`Type`,
            cell: ({ category, objector }) => (objector ? t`Objection` : i18n._(categoryNames[category])),
          },
          { name: t`Sent`, isOneWord: true, cell: ({ sent_at }) => moment(sent_at) },
          { name: t`Answer until`, isOneWord: true, cell: ({ due_at }) => <Due at={due_at} /> },
          { name: t`Taken by`, cell: ({ taken_by }) => taken_by?.name ?? '–' },
        ]}
      />
    </>
  )
}
