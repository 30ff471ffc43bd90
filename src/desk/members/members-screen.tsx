import { Trans, useLingui } from '@lingui/react/macro'
import { linkOptions, useNavigate } from '@tanstack/react-router'
import * as v from 'valibot'
import { memberList, memberStatuses } from '#contract/desk/members.ts'
import { readsPersonalData } from '#contract/desk/roles.ts'
import type { ContentOf } from '#contract/protocol/endpoint.ts'
import { formatPhone } from '#contract/values/contact.ts'
import { input } from '#ui/controls/form.css.ts'
import { Link } from '#ui/controls/link.tsx'
import { Select } from '#ui/controls/select.tsx'
import { useOwnRoles } from '../http/use-may-call.ts'
import { useRememberedList } from '../list/last-list.ts'
import { ListFilters } from '../list/list-filters.tsx'
import { ListTable } from '../list/list-table.tsx'
import { memberStatusNames, memberTypeNames } from '../messages/member-names.ts'
import { useMoments } from '../messages/use-moments.ts'
import { type MemberSearch, memberSearch } from './member-search.ts'
import { StatusTag } from './status-tag.tsx'

type Member = ContentOf<typeof memberList>[number]

/** Members, the latest first. */
export function MembersScreen({ search }: { search: MemberSearch }) {
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
      <ListFilters onApply={(values) => void navigate({ to: '/members', search: v.parse(memberSearch, values) })}>
        <label>
          <span>{isShown ? t`ID, name, email or phone` : t`ID`}</span>
          <input className={input} name="search" type="search" defaultValue={search.search} />
        </label>
        <label>
          <Trans>Status</Trans>
          <Select name="status" defaultValue={search.status}>
            <option value="">{t`Any`}</option>
            {memberStatuses.map((status) => (
              <option key={status} value={status}>
                {i18n._(memberStatusNames[status])}
              </option>
            ))}
          </Select>
        </label>
        <label>
          <Trans>Registered from</Trans>
          <input className={input} name="registered_from" type="date" defaultValue={search.registered_from} />
        </label>
        <label>
          <Trans>Registered until</Trans>
          <input className={input} name="registered_until" type="date" defaultValue={search.registered_until} />
        </label>
      </ListFilters>
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
