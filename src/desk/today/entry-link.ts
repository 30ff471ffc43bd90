import { type LinkOptions, linkOptions } from '@tanstack/react-router'
import type { TodayEntry, TodayKind } from '#contract/desk/today.ts'

/** ID of what waits on a page that lists several, and hash of its address. */
export const waitingId = (kind: 'review' | 'approval', subject: string) => `${kind}-${subject}`

/** The page on which everything that waits of a kind is done; undefined where there is none. */
export function kindLink(kind: TodayKind): LinkOptions | undefined {
  switch (kind) {
    case 'ship':
      return linkOptions({ to: '/shipments' })
    case 'refund':
    case 'stuck-refund':
      return linkOptions({ to: '/orders', search: { status: 'cancel_requested' } })
    case 'stuck-payment':
      return linkOptions({ to: '/orders', search: { status: 'pending' } })
    case 'approval':
    case 'expired-approval':
      return linkOptions({ to: '/approvals' })
    case 'review':
      return linkOptions({ to: '/reviews', search: { state: 'reported' } })
    case 'inquiry':
      return linkOptions({ to: '/inquiries' })
    case 'objection':
      return linkOptions({ to: '/members', search: { status: 'restricted' } })
    case 'stock':
      return linkOptions({ to: '/content', search: { kind: 'device' } })
    case 'draft':
      return linkOptions({ to: '/content', search: { state: 'failed' } })
    case 'message':
      return undefined
  }
}

/** Where something that waits is done; undefined for what the desk only tells. */
export function entryLink({ kind, subject }: Pick<TodayEntry, 'kind' | 'subject'>): LinkOptions | undefined {
  switch (kind) {
    case 'ship':
    case 'refund':
    case 'stuck-payment':
    case 'stuck-refund':
      return linkOptions({ to: '/orders/$number', params: { number: subject } })
    case 'approval':
    case 'expired-approval':
      return linkOptions({ to: '/approvals', hash: waitingId('approval', subject) })
    case 'review':
      return linkOptions({ to: '/reviews', search: { state: 'reported' }, hash: waitingId(kind, subject) })
    case 'inquiry':
      return linkOptions({ to: '/inquiries/$number', params: { number: subject } })
    case 'objection':
      return linkOptions({ to: '/members/$id', params: { id: subject } })
    case 'stock':
    case 'draft':
      return linkOptions({ to: '/content/file', search: { path: subject } })
    case 'message':
      return undefined
  }
}
