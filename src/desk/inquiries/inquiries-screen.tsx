import { Trans, useLingui } from '@lingui/react/macro'
import { linkOptions, useNavigate } from '@tanstack/react-router'
import * as v from 'valibot'
import { sentCategoryCodes } from '#contract/content/board-addresses.ts'
import { inquiryDetail, inquiryList, savedAnswerList } from '#contract/desk/inquiries.ts'
import { TextLink } from '#ui/content/text-link.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Select } from '#ui/controls/select.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { useMayCall } from '../http/use-may-call.ts'
import { useRememberedList } from '../list/last-list.ts'
import { ListFilters } from '../list/list-filters.tsx'
import { ListTable } from '../list/list-table.tsx'
import { categoryNames } from '../messages/category-names.ts'
import { useMoments } from '../messages/use-moments.ts'
import { Due } from './due.tsx'
import { type InquirySearch, inquirySearch } from './inquiry-search.ts'

/** Inquiries that wait for an answer, the oldest first. */
export function InquiriesScreen({ search }: { search: InquirySearch }) {
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
      <ListFilters onApply={(values) => void navigate({ to: '/inquiries', search: v.parse(inquirySearch, values) })}>
        <label>
          <Trans>Type</Trans>
          <Select name="category" defaultValue={search.category}>
            <option value="">{t`All`}</option>
            {sentCategoryCodes.map((category) => (
              <option key={category} value={category}>
                {i18n._(categoryNames[category])}
              </option>
            ))}
          </Select>
        </label>
        <label>
          <Trans>Taken by</Trans>
          <Select name="taken" defaultValue={search.taken}>
            <option value="">{t`Anybody`}</option>
            <option value="nobody">{t`Nobody yet`}</option>
            <option value="me">{t`Me`}</option>
            <option value="others">{t`Others`}</option>
          </Select>
        </label>
      </ListFilters>
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
