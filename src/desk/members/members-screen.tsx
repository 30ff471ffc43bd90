import { Trans, useLingui } from '@lingui/react/macro'
import { linkOptions, useNavigate } from '@tanstack/react-router'
import { memberList } from '#contract/desk/members.ts'
import { readsPersonalData } from '#contract/desk/roles.ts'
import type { ContentOf } from '#contract/protocol/endpoint.ts'
import { formatPhone } from '#contract/values/contact.ts'
import { Link } from '#ui/controls/link.tsx'
import { useOwnRoles } from '../http/use-may-call.ts'
import { useRememberedList } from '../list/last-list.ts'
import { ListFilters } from '../list/list-filters.tsx'
import type { ListSearch } from '../list/list-search.ts'
import { ListTable } from '../list/list-table.tsx'
import { memberStatusNames, memberTypeNames } from '../messages/member-names.ts'
import { useMoments } from '../messages/use-moments.ts'
import { StatusTag } from './status-tag.tsx'

type Member = ContentOf<typeof memberList>[number]

/** Members, the latest first. */
export function MembersScreen({ search }: { search: ListSearch<typeof memberList> }) {
  const { t, i18n } = useLingui()
  const moment = useMoments()
  const navigate = useNavigate()
  const { page = 1, ...filter } = search
  useRememberedList('members', linkOptions({ to: '/members', search }))
  const isShown = readsPersonalData(useOwnRoles())
  return (
    <>
      <h1>
        <Trans>Members</Trans>
      </h1>
      <ListFilters
        endpoint={memberList}
        filter={filter}
        onApply={(applied) => void navigate({ to: '/members', search: applied })}
        fields={{
          search: { label: isShown ? t`ID, name, email or phone` : t`ID`, type: 'search' },
          status: { label: t`Status`, names: memberStatusNames, none: t`Any` },
          registered_from: { label: t`Registered from`, type: 'date' },
          registered_until: { label: t`Registered until`, type: 'date' },
        }}
      />
      <ListTable
        endpoint={memberList}
        input={{ query: { ...filter, page_index: page } }}
        rows={(content) => content}
        rowKey={({ id }) => id}
        counted="people"
        page={page}
        link={(to) => linkOptions({ to: '/members', search: { ...filter, page: to } })}
        empty={
          <Trans>
            No member matches. Try the beginning of a name or ID, or the last four digits of a phone number.
          </Trans>
        }
        columns={[
          {
            name: t`ID`,
            cell: ({ id, userid, status }) => (
              <Link to="/members/$id" params={{ id }}>
                {status === 'withdrawn' ? t`Deleted` : userid}
              </Link>
            ),
          },
          { name: t`Name`, cell: ({ name }) => name || '–' },
          { name: t`Type`, cell: ({ type }) => i18n._(memberTypeNames[type]) },
          ...(isShown
            ? [
                {
                  name: t`Contact`,
                  cell: ({ email, phone }: Member) => <Contact lines={[email, phone && formatPhone(phone)]} />,
                },
              ]
            : []),
          { name: t`Status`, cell: ({ status }) => <StatusTag status={status} /> },
          { name: t`Registered`, cell: ({ registered_at }) => moment(registered_at) },
        ]}
      />
    </>
  )
}

function Contact({ lines }: { lines: readonly (string | null)[] }) {
  const known = lines.filter((line) => line !== null && line !== '')
  if (known.length === 0) return <span>–</span>
  return known.map((line) => <div key={line}>{line}</div>)
}
