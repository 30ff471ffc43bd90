import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
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
    /** `active`, `restricted`, `withdrawal_requested` or `withdrawn` (specification, section 4). */
    status: text().notNull(),
    registeredAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('members_userid').on(table.userid),
    index('members_email').on(table.email),
    index('members_phone').on(table.phone),
    index('members_person').on(table.personHash),
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
    /** `terms`, `privacy`, `marketing_sms` or `marketing_email`. */
    kind: text().notNull(),
    edition: text().notNull(),
    agreedAt: moment().notNull(),
    withdrawnAt: moment(),
  },
  (table) => [index('consents_member').on(table.memberId)],
)

export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: uuid().primaryKey(),
    /** `find-id`, `verify-email` or `reset-password`. */
    purpose: text().notNull(),
    /** SHA-256 of the phone number or address that it was sent to. */
    targetHash: text().notNull(),
    codeHash: text().notNull(),
    attempts: integer().notNull(),
    requestedAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index('one_time_codes_target').on(table.purpose, table.targetHash, table.requestedAt)],
)

export const withdrawals = pgTable('withdrawals', {
  memberId: uuid()
    .primaryKey()
    .references(() => members.id),
  reason: text().notNull(),
  otherReason: text(),
  requestedAt: moment().notNull(),
  completedAt: moment(),
})
