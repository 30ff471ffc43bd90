import * as v from 'valibot'
import { paging } from '../protocol/paging.ts'
import { searchText } from '../values/text.ts'
import { defineDeskEndpoint, deskSearchLength } from './desk-endpoint.ts'

/** What an act was about. */
export const subjectKinds = ['order', 'member', 'inquiry', 'saved-answer', 'review', 'operator', 'content'] as const
export const subjectKindSchema = v.picklist(subjectKinds)
export type SubjectKind = v.InferOutput<typeof subjectKindSchema>

/** Acts of operators. Those that begin with `read` only showed personal data. */
export const deskActs = [
  'login',
  'logout',
  'invite-operator',
  'change-roles',
  'remove-operator',
  'register-passkey',
  'delete-passkey',
  'end-passkeys',
  'change-operator-email',
  'read-list',
  'read-order',
  'read-member',
  'read-inquiry',
  'ship-order',
  'deliver-order',
  'return-order',
  'cancel-order',
  'refund-order',
  'change-delivery-address',
  'note-order',
  'ask-approval',
  'approve-request',
  'refuse-request',
  'withdraw-request',
  'restrict-member',
  'restore-member',
  'terminate-member',
  'record-objection',
  'answer-objection',
  'end-sessions',
  'export-member',
  'answer-inquiry',
  'take-inquiry',
  'hand-over-inquiry',
  'save-answer',
  'delete-saved-answer',
  'answer-review',
  'hide-review',
  'restore-review',
  'save-draft',
  'publish-content',
  'miss-publication',
  'schedule-content',
  'unschedule-content',
  'discard-draft',
  'restore-content',
  'upload-content-file',
  'set-stock',
  'begin-seals',
  'delete-details',
  'delete-records',
] as const
export const deskActSchema = v.picklist(deskActs)
export type DeskAct = v.InferOutput<typeof deskActSchema>

/** One act in the record. */
const record = v.object({
  /** Place in the record, from 1. */
  position: v.number(),
  /** ISO 8601. */
  happened_at: v.string(),
  operator: v.string(),
  /** Network address, or `command line`. */
  network: v.string(),
  act: deskActSchema,
  subject_kind: v.nullable(subjectKindSchema),
  /** Number of the order, inquiry or review, ID of the member or operator, path of the text. */
  subject: v.nullable(v.string()),
  /** What people call it: ID of a member, name of an operator, title of the content. Null where nothing is known any more. */
  subject_name: v.nullable(v.string()),
  /** Reason and changed values. Null when none, or deleted with the data of the member. */
  details: v.nullable(v.record(v.string(), v.unknown())),
})

export const recordList = defineDeskEndpoint({
  name: 'record-list',
  summary: 'What operators did, the latest first',
  method: 'GET',
  path: '/v1/desk/record',
  allows: ['support', 'money'],
  looks: { list: 'record' },
  query: v.object({
    ...paging(50),
    /** Name of the operator, or its beginning. */
    operator: v.optional(searchText(deskSearchLength)),
    act: v.optional(deskActSchema),
    subject_kind: v.optional(subjectKindSchema),
    /**
     * Number of an order, inquiry, review, course or other content; ID, name, email address or phone number of a member,
     * which finds their orders too; name of an operator; title or path of content.
     */
    subject: v.optional(searchText(deskSearchLength)),
  }),
  content: v.array(record),
  paged: true,
  codes: [],
})
