import { linkOptions, type LinkOptions } from '@tanstack/react-router'
import type { TodayEntry } from '../../../contract/desk/today.ts'

/** ID of what waits on a page that lists several, and hash of its address. */
export const waitingId = (kind: 'review' | 'approval', subject: string) => `${kind}-${subject}`

/** Where something that waits is done; undefined for what the desk only tells. */
export function entryLink({ kind, subject }: Pick<TodayEntry, 'kind' | 'subject'>): LinkOptions | undefined {
  switch (kind) {
    case 'ship':
    case 'refund':
    case 'stuck-payment':
    case 'stuck-refund':
      return linkOptions({ to: '/orders/$number', params: { number: subject } })
    case 'approval':
      return linkOptions({ to: '/approvals', hash: waitingId(kind, subject) })
    case 'review':
      return linkOptions({ to: '/reviews', search: { state: 'reported' }, hash: waitingId(kind, subject) })
    case 'inquiry':
      return linkOptions({ to: '/inquiries/$number', params: { number: subject } })
    case 'objection':
      return linkOptions({ to: '/members/$id', params: { id: subject } })
    case 'stock':
      return linkOptions({ to: '/content', search: { kind: 'device', term: subject } })
    case 'draft':
      return linkOptions({ to: '/content/file', search: { path: subject } })
    case 'message':
      return undefined
  }
}
