import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DeskAct, SubjectKind } from '../../../contract/desk/records.ts'

/** Names of acts, as the record shows them. An act without a name does not compile. */
export const actNames: Record<DeskAct, MessageDescriptor> = {
  login: msg`Logged in`,
  logout: msg`Logged out`,
  'invite-operator': msg`Invited an operator`,
  'change-roles': msg`Changed roles`,
  'remove-operator': msg`Removed an operator`,
  'register-passkey': msg`Registered a passkey`,
  'delete-passkey': msg`Deleted a passkey`,
  'read-order': msg`Looked at an order`,
  'read-member': msg`Looked at a member`,
  'read-inquiry': msg`Read an inquiry`,
  'ship-order': msg`Shipped`,
  'deliver-order': msg`Marked as delivered`,
  'return-order': msg`Took devices back`,
  'cancel-order': msg`Cancelled an order`,
  'refund-order': msg`Refunded`,
  'change-delivery-address': msg`Changed a delivery address`,
  'note-order': msg`Noted on an order`,
  'ask-approval': msg`Asked for an approval`,
  'approve-request': msg`Approved`,
  'refuse-request': msg`Refused`,
  'withdraw-request': msg`Withdrew a request`,
  'restrict-member': msg`Restricted a member`,
  'restore-member': msg`Restored a member`,
  'terminate-member': msg`Terminated a membership`,
  'record-objection': msg`Recorded an objection`,
  'answer-objection': msg`Answered an objection`,
  'end-sessions': msg`Ended sessions`,
  'export-member': msg`Prepared a member’s data`,
  'answer-inquiry': msg`Answered an inquiry`,
  'take-inquiry': msg`Took an inquiry`,
  'hand-over-inquiry': msg`Handed an inquiry over`,
  'save-answer': msg`Saved an answer`,
  'delete-saved-answer': msg`Deleted a saved answer`,
  'answer-review': msg`Answered a review`,
  'hide-review': msg`Hid a review`,
  'restore-review': msg`Showed a review again`,
}

export const subjectNames: Record<SubjectKind, MessageDescriptor> = {
  order: msg`Order`,
  member: msg`Member`,
  inquiry: msg`Inquiry`,
  'saved-answer': msg`Saved answer`,
  review: msg`Review`,
  operator: msg`Operator`,
  content: msg`Content`,
}
