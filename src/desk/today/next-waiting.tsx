import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type TodayEntry, today } from '#contract/desk/today.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { Link } from '#ui/controls/link.tsx'
import { deskQuery } from '../http/desk-query.ts'
import { entryLink } from './entry-link.ts'

/** What was settled of what waits. */
export type Settled = Pick<TodayEntry, 'kind' | 'subject'>

/**
 * Leads to what waits next of the kind that was settled, or to Today when none is left. Takes the focus from the line
 * that says what was done, so that one press goes on; nothing opens by itself, since each look at a member is recorded.
 */
export function NextWaiting({ settled: { kind, subject } }: { settled: Settled }) {
  const { http } = useAppContext()
  const { data, isFetchedAfterMount } = useQuery(deskQuery(http, today, {}))
  const entries = isFetchedAfterMount ? data?.entries : undefined
  const next = entries?.find((entry) => entry.kind === kind && entry.subject !== subject)
  const to = next && entryLink(next)
  const link = useRef<HTMLAnchorElement>(null)
  const isReady = entries !== undefined
  useEffect(() => {
    // Whoever has moved on meanwhile stays there.
    const isWaiting = document.activeElement === document.body || document.activeElement?.role === 'status'
    if (isReady && isWaiting) link.current?.focus()
  }, [isReady])
  if (!isReady) return null
  const title = next && (kind === 'objection' ? next.title : `${next.subject} ${next.title ?? ''}`.trim())
  if (to)
    return (
      <Link ref={link} {...to}>
        <Trans>Next: {title}</Trans>
      </Link>
    )
  const rest = entries.filter((entry) => entry.kind !== kind || entry.subject !== subject).length
  return (
    <Link ref={link} to="/">
      {rest === 0 ? <Trans>Everything is done. View Today</Trans> : <Trans>Done. View what else waits ({rest})</Trans>}
    </Link>
  )
}
