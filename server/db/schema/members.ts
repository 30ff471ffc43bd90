import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, date, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { sanctionCauseSchema } from '#contract/accounts/membership.ts'
import { guardianRelationSchema } from '#contract/accounts/sign-up.ts'
import { withdrawalReasonSchema } from '#contract/accounts/withdrawal.ts'
import { memberTypeSchema } from '#contract/courses/courses.ts'
import { memberStatuses } from '#contract/desk/members.ts'
import { locales } from '#contract/values/locale.ts'
import { checkValues, moment } from './columns.ts'
import { lettersOf } from './names.ts'

export const members = pgTable(
  'members',
  {
    id: uuid().primaryKey(),
    /** The login ID: 5 to 15 letters and numbers. */
    userid: text().notNull(),
    passwordHash: text(),
    type: text({ enum: memberTypeSchema.options }).notNull(),
    name: text().notNull(),
    nickname: text(),
    birth: date({ mode: 'string' }),
    phone: text(),
    /** Empty once the data is deleted, and after an undone change whose former address another member has. */
    email: text().notNull(),
    receivesSms: boolean().notNull(),
    receivesEmail: boolean().notNull(),
    group: text(),
    /** School or workplace: organization, student number, school, college, department, major. */
    belonging: jsonb()
      .$type<{ [Field in 'organization' | 'clno' | 'scnm' | 'colg' | 'dept' | 'major']?: string | null }>()
      .notNull(),
    /** Address of the last order, and the request of the last delivery: defaults of the order form. */
    address: jsonb().$type<{
      postcode: string
      address: string
      addressDetail: string
      deliveryRequest: string | null
    }>(),
    isIdentityVerified: boolean().notNull(),
    /** SHA-256 of the identity provider's id of this person, equal in every verification. */
    personHash: text(),
    status: text({ enum: memberStatuses }).notNull(),
    /** End of a restriction; null for a permanent one, and without one. */
    restrictedUntil: moment(),
    /** When the membership was restricted or terminated, why, and when the member objected. */
    sanctionedAt: moment(),
    sanctionCause: text({ enum: sanctionCauseSchema.options }),
    objectedAt: moment(),
    /** When an operator refused the objection. */
    objectionAnsweredAt: moment(),
    /** Korean day on which the personal data of a former member was deleted. */
    erasedOn: date({ mode: 'string' }),
    registeredAt: moment().notNull(),
    /** After the first login, a login from a browser that the member has not used is reported by mail. */
    firstLoginAt: moment(),
    /** Language of mails about the account. */
    locale: text({ enum: locales }).notNull().default('ko'),
  },
  (table) => [
    uniqueIndex('members_userid').on(table.userid),
    // IDs that differ in case only would be confused.
    uniqueIndex('members_userid_any_case').on(sql`lower(${table.userid})`),
    index('members_email_any_case').on(sql`lower(${table.email})`),
    index('members_phone').on(table.phone),
    index('members_objected')
      .on(table.objectedAt)
      .where(sql`objected_at is not null and objection_answered_at is null`),
    index('members_person').on(table.personHash),
    index('members_registered').on(table.registeredAt, table.id),
    index('members_status_registered').on(table.status, table.registeredAt, table.id),
    index('members_search_userid').using('btree', sql`${memberSearchKeys(table).userid} text_pattern_ops`),
    index('members_letters').using('gin', lettersOf(table.name)),
    index('members_search_email').using('btree', sql`${memberSearchKeys(table).email} text_pattern_ops`),
    index('members_search_phone').using('btree', sql`${memberSearchKeys(table).phone} text_pattern_ops`),
    uniqueIndex('members_one_account').on(table.personHash).where(sql`${table.status} in ('active', 'restricted')`),
    checkValues('members_type', table.type),
    checkValues('members_status', table.status),
    checkValues('members_sanction_cause', table.sanctionCause),
    checkValues('members_locale', table.locale),
  ],
)

/** What operators find a member by, each by its beginning: ID, email address, and phone number from its end. */
export function memberSearchKeys({ userid, email, phone }: Record<'userid' | 'email' | 'phone', AnyPgColumn>) {
  return {
    userid: sql`lower(${userid})`,
    email: sql`lower(${email})`,
    phone: sql`reverse(${phone})`,
  }
}

export const consentKinds = ['terms', 'collection', 'marketing_sms', 'marketing_email'] as const

/** Which edition of a text a member agreed to, and when. */
export const consents = pgTable(
  'consents',
  {
    id: uuid().primaryKey(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    kind: text({ enum: consentKinds }).notNull(),
    edition: text().notNull(),
    agreedAt: moment().notNull(),
    withdrawnAt: moment(),
  },
  (table) => [index('consents_member').on(table.memberId), checkValues('consents_kind', table.kind)],
)

/** The consent of a guardian for a member who signed up under 14. */
export const guardianConsents = pgTable(
  'guardian_consents',
  {
    memberId: uuid()
      .primaryKey()
      .references(() => members.id),
    /** SHA-256 of the identity provider's id of the guardian. */
    personHash: text().notNull(),
    name: text().notNull(),
    phone: text(),
    relation: text({ enum: guardianRelationSchema.options }).notNull(),
    /** Edition of the collection text. */
    edition: text().notNull(),
    agreedAt: moment().notNull(),
  },
  (table) => [checkValues('guardian_consents_relation', table.relation)],
)

/** Withdrawals of members. The other reason is deleted with the member's data. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    memberId: uuid()
      .primaryKey()
      .references(() => members.id),
    reason: text({ enum: withdrawalReasonSchema.options }).notNull(),
    otherReason: text(),
    /** Whether the guardian of a minor withdrew. */
    isByGuardian: boolean().notNull(),
    requestedAt: moment().notNull(),
    /** When the member's data is to be deleted. */
    deleteAt: moment().notNull(),
    /** When it was. */
    completedAt: moment(),
  },
  (table) => [index('withdrawals_due').on(table.deleteAt), checkValues('withdrawals_reason', table.reason)],
)
