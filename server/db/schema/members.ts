import { sql } from 'drizzle-orm'
import { boolean, date, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Locale } from '../../../contract/locale.ts'
import { moment } from './columns.ts'

export const members = pgTable(
  'members',
  {
    id: uuid().primaryKey(),
    /** What one logs in with: 5 to 15 letters and numbers. */
    userid: text().notNull(),
    passwordHash: text(),
    /** `IDV` or `GRP`. */
    type: text().notNull(),
    name: text().notNull(),
    nickname: text(),
    birth: date({ mode: 'string' }),
    phone: text(),
    email: text().notNull(),
    receivesSms: boolean().notNull(),
    receivesEmail: boolean().notNull(),
    group: text(),
    /** School or workplace: organization, student number, school, college, department, major. */
    belonging: jsonb()
      .$type<{ organization?: string; clno?: string; scnm?: string; colg?: string; dept?: string; major?: string }>()
      .notNull(),
    isIdentityVerified: boolean().notNull(),
    /** SHA-256 of what the identity provider calls this person, the same for every verification of them. */
    personHash: text(),
    /** `active`, `restricted`, `terminated`, `withdrawal_requested` or `withdrawn` (specification, section 4). */
    status: text().notNull(),
    /** Until when a restriction lasts; null for a permanent one, and where there is none. */
    restrictedUntil: moment(),
    registeredAt: moment().notNull(),
    /** Every later login from a browser that the member has not used is told by mail. */
    firstLoginAt: moment(),
    /** Language of mails about the account. */
    locale: text().$type<Locale>().notNull().default('ko'),
  },
  (table) => [
    uniqueIndex('members_userid').on(table.userid),
    // Two IDs that differ in capitals alone would be taken for each other.
    uniqueIndex('members_userid_any_case').on(sql`lower(${table.userid})`),
    index('members_email_any_case').on(sql`lower(${table.email})`),
    index('members_phone').on(table.phone),
    index('members_person').on(table.personHash),
    uniqueIndex('members_one_account').on(table.personHash).where(sql`${table.status} in ('active', 'restricted')`),
  ],
)

/** Which edition of a text a member agreed to, and when. */
export const consents = pgTable(
  'consents',
  {
    id: uuid().primaryKey(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    /** `terms`, `collection`, `marketing_sms` or `marketing_email`. */
    kind: text().notNull(),
    edition: text().notNull(),
    agreedAt: moment().notNull(),
    withdrawnAt: moment(),
  },
  (table) => [index('consents_member').on(table.memberId)],
)

/** The consent of a guardian for a member who signed up under 14. */
export const guardianConsents = pgTable('guardian_consents', {
  memberId: uuid()
    .primaryKey()
    .references(() => members.id),
  /** SHA-256 of what the identity provider calls the guardian. */
  personHash: text().notNull(),
  name: text().notNull(),
  phone: text(),
  /** `mother`, `father` or `other`. */
  relation: text().notNull(),
  /** Edition of the collection text. */
  edition: text().notNull(),
  agreedAt: moment().notNull(),
})

export const withdrawals = pgTable('withdrawals', {
  memberId: uuid()
    .primaryKey()
    .references(() => members.id),
  reason: text().notNull(),
  otherReason: text(),
  requestedAt: moment().notNull(),
  completedAt: moment(),
})
