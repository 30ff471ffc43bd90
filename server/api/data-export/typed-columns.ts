import type { ownDataParts } from './own-data.ts'

/** A part of the file with a member's own data. */
type Part = keyof typeof ownDataParts | 'orders'

interface TypedColumn {
  /**
   * Part of the file with a member's own data that holds the value, as it is or `masked` but for its last four
   * characters; or why none does.
   */
  readonly exported: Part | { readonly part: Part; readonly masked: true } | { readonly not: string }
  /** Names of the rules of `server/db/retention/rules.ts` that delete the value, each by itself; or what else does. */
  readonly erased: readonly string[] | { readonly by: string }
}

const former = 'data of former members'
const order = 'orders with payments, refunds and receipts'
const unapproved = 'requests for approvals on which nobody decided'
const ofGuardian = { not: 'the guardian is another person' } as const
const ofVisitor = { not: 'it belongs to no member yet' } as const
const ofOperators = { not: 'operators wrote it about their work' } as const

/**
 * Every column of the database that holds what a person typed, or what a company told about a person: whether its member
 * gets it as own data, and what erases it. `typed-columns.test.ts` fails for a column that is missing here, and for one
 * that is not exported or not erased as its row says.
 */
export const typedColumns: Readonly<Record<string, TypedColumn>> = {
  'members.userid': { exported: 'profile', erased: [former] },
  'members.name': { exported: 'profile', erased: [former] },
  'members.nickname': { exported: 'profile', erased: [former] },
  'members.birth': { exported: 'profile', erased: [former] },
  'members.phone': { exported: 'profile', erased: [former] },
  'members.email': { exported: 'profile', erased: [former] },
  'members.group': { exported: 'profile', erased: [former] },
  'members.belonging': { exported: 'profile', erased: [former] },
  'members.address': { exported: 'address', erased: [former] },
  'delivery_addresses.name': { exported: 'delivery_addresses', erased: [former] },
  'delivery_addresses.postcode': { exported: 'delivery_addresses', erased: [former] },
  'delivery_addresses.address': { exported: 'delivery_addresses', erased: [former] },
  'delivery_addresses.address_detail': { exported: 'delivery_addresses', erased: [former] },
  'guardian_consents.name': { exported: ofGuardian, erased: [former] },
  'guardian_consents.phone': { exported: ofGuardian, erased: [former] },
  'withdrawals.other_reason': { exported: { not: 'whoever has left cannot ask for the files' }, erased: [former] },
  'account_changes.details': {
    exported: { not: 'the files say what has changed, without the values that it replaced' },
    erased: [former, 'account changes'],
  },
  'social_accounts.subject': { exported: { not: 'the key of a provider' }, erased: [former] },
  'certificates.name': { exported: 'certificates', erased: [former] },
  'reviews.text': { exported: 'reviews', erased: [former] },
  'reviews.answer': { exported: 'reviews', erased: [former] },
  'inquiry_answers.answer': { exported: 'inquiry_answers', erased: [former, 'answers to inquiries of members'] },
  'data_exports.json': { exported: { not: 'it is the file' }, erased: [former, 'files with the data of members'] },
  'data_exports.csv': { exported: { not: 'it is the file' }, erased: [former, 'files with the data of members'] },
  'idempotency_keys.answer': {
    exported: { not: 'what it answers is exported from its own table' },
    erased: [former, 'repeatable requests'],
  },

  'orders.buyer': { exported: 'orders', erased: [order] },
  'orders.carrier': { exported: 'orders', erased: [order] },
  'orders.tracking_number': { exported: 'orders', erased: [order] },
  'order_events.note': { exported: ofOperators, erased: [order] },
  'payments.details': { exported: 'orders', erased: [order] },
  'refunds.reason': { exported: 'orders', erased: [order] },
  'refunds.account': { exported: { not: 'the pages of the order do not show it either' }, erased: [order] },
  'cash_receipts.number': { exported: { part: 'orders', masked: true }, erased: [order] },

  'inquiries.name': { exported: 'inquiries', erased: { by: 'its answer' } },
  'inquiries.affiliation': { exported: 'inquiries', erased: { by: 'its answer' } },
  'inquiries.email': { exported: 'inquiries', erased: { by: 'its answer' } },
  'inquiries.phone': { exported: 'inquiries', erased: { by: 'its answer' } },
  'inquiries.title': { exported: 'inquiries', erased: { by: 'its answer' } },
  'inquiries.content': { exported: 'inquiries', erased: { by: 'its answer' } },
  'inquiries.handover_note': { exported: ofOperators, erased: { by: 'the answer to the inquiry' } },
  'inquiry_pictures.body': { exported: { not: 'the files hold texts' }, erased: { by: 'the answer to the inquiry' } },

  'outbox_messages.recipient': {
    exported: { not: 'a message that was sent keeps neither recipient nor content' },
    erased: [former, 'records of messages'],
  },
  'outbox_messages.content': {
    exported: { not: 'a message that was sent keeps neither recipient nor content' },
    erased: [former, 'records of messages'],
  },
  'course_opening_requests.email': { exported: ofVisitor, erased: ['requests for a mail about a course'] },
  'email_verifications.email': { exported: ofVisitor, erased: ['email verifications'] },
  'identity_verifications.name': { exported: ofVisitor, erased: ['identity verifications'] },
  'identity_verifications.birth': { exported: ofVisitor, erased: ['identity verifications'] },
  'identity_verifications.phone': { exported: ofVisitor, erased: ['identity verifications'] },
  'identifications.name': { exported: ofVisitor, erased: [former, 'identifications'] },
  'identifications.birth': { exported: ofVisitor, erased: [former, 'identifications'] },
  'identifications.phone': { exported: ofVisitor, erased: [former, 'identifications'] },
  'identifications.guardian_name': { exported: ofGuardian, erased: [former, 'identifications'] },
  'identifications.guardian_phone': { exported: ofGuardian, erased: [former, 'identifications'] },
  'social_joins.subject': { exported: ofVisitor, erased: ['data of social logins'] },
  'social_joins.name': { exported: ofVisitor, erased: ['data of social logins'] },
  'social_joins.email': { exported: ofVisitor, erased: ['data of social logins'] },
  'empty_searches.term': { exported: { not: 'it names nobody' }, erased: ['searches that found nothing'] },
  'failed_requests.request': { exported: { not: 'it names nobody' }, erased: ['failed requests'] },
  'sandbox_records.value': { exported: { not: 'a live shop has none' }, erased: ['records of the sandbox'] },

  'operator_records.details': { exported: ofOperators, erased: [former, 'what operators did'] },
  'operator_approvals.request': { exported: ofOperators, erased: [former, unapproved] },
  'operator_approvals.reason': { exported: ofOperators, erased: [former, unapproved] },
  'operators.name': { exported: ofOperators, erased: { by: 'the removal of the operator' } },
  'operators.email': { exported: ofOperators, erased: { by: 'the removal of the operator' } },
  'saved_answers.title': { exported: ofOperators, erased: { by: 'an operator' } },
  'saved_answers.text': { exported: ofOperators, erased: { by: 'an operator' } },
}
