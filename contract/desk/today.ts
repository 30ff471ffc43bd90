import * as v from 'valibot'
import { countSchema } from '../values/quantities.ts'
import { momentSchema } from '../values/text.ts'
import { approveRequest, withdrawRequest } from './approvals.ts'
import { draftFailures } from './content.ts'
import { defineDeskEndpoint } from './desk-endpoint.ts'
import type { Role } from './roles.ts'

/** What counts as waiting, and until when it has to be done. */
export const todayLimits = {
  /** Business days from payment until goods leave: what the page of a device promises. The law allows three. */
  shipBusinessDays: 2,
  /** Business days until an inquiry is answered. */
  answerBusinessDays: 1,
  /** Pieces from which on a device is low on stock. */
  lowStock: 5,
  /** Days for which a message that failed is shown: what it said is deleted, so that nobody can send it again. */
  messageDays: 7,
  /** Entries of each kind in the answer. */
  entries: 50,
} as const

/** Kinds of what waits, and the roles that act on each besides owners. */
export const todayKinds = {
  /** Goods to send. The subject of these four is an order. */
  ship: ['support'],
  /** A refund that waits for returned goods or for a bank account. */
  refund: ['money'],
  /** A payment whose end is overdue. */
  'stuck-payment': ['money'],
  /** A refund that the provider has not made within a day. */
  'stuck-refund': ['money'],
  /** Its number. */
  inquiry: ['support'],
  /** A restricted or terminated member, by the number of their page. */
  objection: ['support'],
  /** Number of a review that members reported. */
  review: ['support', 'content'],
  /** Path of the file of a device. */
  stock: ['support', 'content'],
  /** A mail or text message that was given up, or is not accepted; its purpose. */
  message: ['support'],
  /** A draft that was not published when it was due; path of its file. */
  draft: ['content'],
  /** A request that waits for a second operator: order, or ID of a member. Whoever may approve it sees it. */
  approval: approveRequest.allows,
  /** A request of this operator on which nobody decided in time: order, or ID of a member. */
  'expired-approval': withdrawRequest.allows,
} as const satisfies Record<string, readonly Role[]>
export type TodayKind = keyof typeof todayKinds

/** In the order of the desk. */
export const todayKindSchema = v.picklist([
  'ship',
  'refund',
  'stuck-payment',
  'stuck-refund',
  'inquiry',
  'objection',
  'review',
  'stock',
  'message',
  'draft',
  'approval',
  'expired-approval',
] as const satisfies readonly TodayKind[])

const entry = v.object({
  kind: todayKindSchema,
  /** Number or ID that its page is found by. */
  subject: v.string(),
  /** Since when it waits; null when nobody knows. */
  since: v.nullable(momentSchema),
  /** Last moment by which it has to be done; null without one. */
  due_at: v.nullable(momentSchema),
  /** Amount in won, pieces, or reports. Null for the others. */
  count: v.nullable(countSchema),
  /** First item of an order, title of an inquiry or a draft, name of a device, ID of a member. Null for the others. */
  title: v.nullable(v.string()),
  /** Further items of an order. */
  others: countSchema,
  /** Name of the buyer of an order; null for the others. */
  buyer: v.nullable(v.string()),
  /** Why a draft was not published. Null for the others, and where nobody knows. */
  failure: v.nullable(v.picklist(draftFailures)),
})
export type TodayEntry = v.InferOutput<typeof entry>

/** Only what the roles of the operator may act on. */
export const today = defineDeskEndpoint({
  name: 'today',
  summary: 'What waits for an operator: what is due first, then what has waited longest',
  method: 'GET',
  path: '/v1/desk/today',
  allows: 'everyOperator',
  looks: { list: 'today' },
  content: v.object({
    entries: v.array(entry),
    /** How many wait of each kind, where it is more than none. */
    counts: v.array(v.object({ kind: todayKindSchema, count: countSchema })),
  }),
  codes: [],
})
