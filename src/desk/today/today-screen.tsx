import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { kindOf } from '#contract/content-files/kinds.ts'
import { setupChecks } from '#contract/desk/setup.ts'
import { type TodayEntry, type TodayKind, today } from '#contract/desk/today.ts'
import { formatInteger, formatWon } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { serverNow } from '#lib/time/server-time.ts'
import { Table, TableHeadCell } from '#ui/content/table.tsx'
import { Tag, TagLink } from '#ui/content/tag.tsx'
import { TextLink } from '#ui/content/text-link.tsx'
import { Link } from '#ui/controls/link.tsx'
import { AsyncContent } from '#ui/feedback/async-content.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { kindNames } from '../content/kinds/kind-names.ts'
import { deskQuery } from '../http/desk-query.ts'
import { useMayCall } from '../http/use-may-call.ts'
import { list } from '../list/list.css.ts'
import { useErrorText } from '../messages/error-text.ts'
import { failureNames } from '../messages/failure-names.ts'
import { messageNames, todayNames } from '../messages/order-names.ts'
import { useMoments } from '../messages/use-moments.ts'
import { entryLink, kindLink } from './entry-link.ts'

const minute = 60_000

/** What waits, what is due first; read again every minute. */
export function TodayScreen() {
  const { http } = useAppContext()
  const { t, i18n } = useLingui()
  const { data, error, refetch } = useQuery({
    ...deskQuery(http, today, {}),
    refetchInterval: minute,
  })
  const moment = useMoments()
  const mayCall = useMayCall()
  return (
    <Stack gap={5}>
      <h1>
        <Trans>Today</Trans>
      </h1>
      {mayCall(setupChecks) && <MissingForLive />}
      <AsyncContent
        data={data}
        errorText={useErrorText(error)}
        errorTitle={<Trans>The list didn’t load</Trans>}
        onRetry={() => void refetch()}
        skeleton={<Skeleton height="20rem" />}
      >
        {({ entries, counts }) =>
          entries.length === 0 ? (
            <EmptyState frame="dashed">
              <Trans>Everything is done.</Trans>
            </EmptyState>
          ) : (
            <>
              <Cluster as="ul" gap={2}>
                {counts.map(({ kind, count }) => (
                  <li key={kind}>
                    <KindCount kind={kind} count={count} entries={entries} />
                  </li>
                ))}
              </Cluster>
              <Table className={list}>
                <thead>
                  <tr>
                    {[t`What`, t`About`, t`Since`, t`Due`].map((name) => (
                      <TableHeadCell key={name}>{name}</TableHeadCell>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {entries.map((entry, index) => (
                    <tr key={index}>
                      <td data-column={t`What`}>
                        <span>{i18n._(todayNames[entry.kind])}</span>
                      </td>
                      <td data-column={t`About`}>
                        <span>
                          <Subject entry={entry} />
                        </span>
                      </td>
                      <td data-column={t`Since`}>
                        <span>{entry.since === null ? '' : moment(entry.since)}</span>
                      </td>
                      <td data-column={t`Due`}>
                        <Due due={entry.due_at} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </Table>
            </>
          )
        }
      </AsyncContent>
    </Stack>
  )
}

/** Leads to Set-up while the shop lacks something before it can sell. A failure says nothing here: Set-up tells it. */
function MissingForLive() {
  const { http } = useAppContext()
  const count = useQuery(deskQuery(http, setupChecks, {})).data?.missing.length ?? 0
  if (count === 0) return null
  return (
    <Callout
      announced={false}
      title={
        <Plural
          value={count}
          one="# thing is missing before the shop can sell"
          other="# things are missing before the shop can sell"
        />
      }
    >
      <TextLink to="/setup">
        <Trans>Go to Set-up</Trans>
      </TextLink>
    </Callout>
  )
}

interface KindCountProps {
  readonly kind: TodayKind
  readonly count: number
  readonly entries: readonly TodayEntry[]
}

/** How much waits of a kind and how much of it is late, with a link to where all of it is done. */
function KindCount({ kind, count, entries }: KindCountProps) {
  const { i18n } = useLingui()
  const link = kindLink(kind)
  const late = entries.filter((entry) => entry.kind === kind && isLate(entry.due_at)).length
  const content = (
    <>
      <span>{`${i18n._(todayNames[kind])}: ${formatInteger(count)}`}</span>
      {late > 0 && (
        <>
          <span>,</span> <Trans>{late} late</Trans>
        </>
      )}
    </>
  )
  const tone = late > 0 ? 'danger' : 'neutral'
  if (!link) return <Tag tone={tone}>{content}</Tag>
  return (
    <TagLink tone={tone} {...link}>
      {content}
    </TagLink>
  )
}

function isLate(due: string | null): due is string {
  return due !== null && due < new Date(serverNow()).toISOString()
}

function Due({ due }: { due: string | null }) {
  const moment = useMoments()
  if (due === null) return <span />
  return (
    <Cluster as="span" gap={2}>
      <span>{moment(due)}</span>
      {isLate(due) && (
        <Tag tone="danger">
          <Trans>late</Trans>
        </Tag>
      )}
    </Cluster>
  )
}

/** Number of an order, who bought what, and the money it is about. */
function OrderSubject({ entry }: { entry: TodayEntry }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { subject, buyer, title, others, count } = entry
  const thing = title === null || others === 0 ? title : t`${title} and ${others} more`
  const rest = [buyer, thing, count === null ? null : formatWon(count, locale)].filter((each) => each !== null)
  return (
    <>
      <Link {...entryLink(entry)}>{subject}</Link> <span>{rest.join(', ')}</span>
    </>
  )
}

/** What it is about, with a link to where it is done. */
function Subject({ entry }: { entry: TodayEntry }): ReactNode {
  const { t, i18n } = useLingui()
  const { kind, subject, failure, count, title } = entry
  const link = entryLink(entry)
  switch (kind) {
    case 'ship':
    case 'refund':
    case 'stuck-payment':
    case 'stuck-refund':
    case 'approval':
    case 'expired-approval':
      return <OrderSubject entry={entry} />
    case 'stock': {
      const [device, left] = [title ?? subject, count ?? 0]
      return <Link {...link}>{left === 0 ? t`${device}: sold out` : t`${device}: ${left} left`}</Link>
    }
    case 'draft': {
      const content = kindOf(subject)
      return (
        <>
          <Link {...link}>{title || (content ? i18n._(kindNames[content]) : subject)}</Link>
          {failure !== null && <span>{`: ${i18n._(failureNames[failure])}`}</span>}
        </>
      )
    }
    case 'message': {
      const name = messageNames[subject]
      return <span>{name ? i18n._(name) : subject}</span>
    }
    case 'review': {
      const reports = count ?? 0
      return <Link {...link}>{t`Review ${subject}, reports: ${reports}`}</Link>
    }
    case 'inquiry':
      return <Link {...link}>{`${subject} ${title}`}</Link>
    case 'objection':
      return <Link {...link}>{title}</Link>
  }
}
