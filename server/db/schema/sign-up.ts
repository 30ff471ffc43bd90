import { date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { identityMethodSchema } from '#contract/accounts/identity-verification.ts'
import { guardianRelationSchema } from '#contract/accounts/sign-up.ts'
import { checkValues, moment } from './columns.ts'
import { members } from './members.ts'

/** What a message is requested for. */
export type MessageRequest = 'find-id' | 'password-link' | 'email-verification' | 'inquiry' | 'course-opening'

/** What a limit counts requests of: messages by browser, network and contact; checks of an ID by network. */
const limitedRequestKinds = [
  'find-id browser',
  'find-id network and contact',
  'find-id contact',
  'find-id network',
  'password-link browser',
  'password-link network and contact',
  'password-link contact',
  'password-link network',
  'email-verification browser',
  'email-verification network and contact',
  'email-verification contact',
  'email-verification network',
  'inquiry browser',
  'inquiry network and contact',
  'inquiry contact',
  'inquiry network',
  'course-opening browser',
  'course-opening network and contact',
  'course-opening contact',
  'course-opening network',
  'userid network',
  'data-export member',
  'review member',
] as const
export type LimitedRequestKind = (typeof limitedRequestKinds)[number]

/** Requests whose number within a time is limited. One row each, so that they are counted exactly. */
export const limitedRequests = pgTable(
  'limited_requests',
  {
    id: uuid().primaryKey(),
    /** One request may count for several limits. */
    requestId: uuid().notNull(),
    kind: text({ enum: limitedRequestKinds }).notNull(),
    /** SHA-256 of whom it counts for: a contact or a network. */
    keyHash: text().notNull(),
    happenedAt: moment().notNull(),
  },
  (table) => [
    checkValues('limited_requests_kind', table.kind),
    index('limited_requests_key').on(table.kind, table.keyHash, table.happenedAt),
    index('limited_requests_request').on(table.requestId),
    index('limited_requests_age').on(table.happenedAt),
  ],
)

/** Codes sent by text message or mail; what they open is found when they are asked for. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: uuid().primaryKey(),
    purpose: text({ enum: ['find-id'] }).notNull(),
    /** SHA-256 of the HttpOnly cookie of the browser that asked. */
    bindingHash: text().notNull(),
    /** SHA-256 of the phone number or address that it was sent to. */
    targetHash: text().notNull(),
    codeHash: text().notNull(),
    attempts: integer().notNull(),
    /** Whom the right code finds; nobody for a contact without account. */
    memberId: uuid().references(() => members.id),
    requestedAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [
    index('one_time_codes_target').on(table.purpose, table.targetHash, table.requestedAt),
    index('one_time_codes_expiry').on(table.expiresAt),
    index('one_time_codes_member').on(table.memberId),
    checkValues('one_time_codes_purpose', table.purpose),
  ],
)

/** Email addresses whose owner is asked for by a link. */
export const emailVerifications = pgTable(
  'email_verifications',
  {
    id: uuid().primaryKey(),
    /** SHA-256 of the HttpOnly cookie of the browser that asked. */
    bindingHash: text().notNull(),
    email: text().notNull(),
    /** SHA-256 of the token in the newest mail. */
    tokenHash: text().notNull(),
    sentAt: moment().notNull(),
    /** Until when the link may be opened, and then until when the address may be used. */
    expiresAt: moment().notNull(),
    verifiedAt: moment(),
  },
  (table) => [
    uniqueIndex('email_verifications_token').on(table.tokenHash),
    index('email_verifications_browser').on(table.bindingHash),
    index('email_verifications_expiry').on(table.expiresAt),
  ],
)

/** Links that set a password anew. */
export const passwordLinks = pgTable(
  'password_links',
  {
    tokenHash: text().primaryKey(),
    /** Public number of the link, which may stand in addresses. */
    id: uuid().notNull().defaultRandom(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    sentAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** When it was used, or replaced by a later one. */
    closedAt: moment(),
  },
  (table) => [index('password_links_member').on(table.memberId), index('password_links_expiry').on(table.expiresAt)],
)

/** Who is signing up, as an identity verification told; nothing personal stays once it is used. */
export const identifications = pgTable(
  'identifications',
  {
    /** Number of the identity verification that it came from. */
    id: uuid().primaryKey(),
    /** SHA-256 of the HttpOnly cookie of the browser. */
    bindingHash: text().notNull(),
    method: text({ enum: identityMethodSchema.options }).notNull(),
    personHash: text(),
    name: text(),
    birth: date({ mode: 'string' }),
    phone: text(),
    /** Number of the guardian's identity verification, and who that is. */
    guardianId: uuid(),
    guardianHash: text(),
    guardianName: text(),
    guardianPhone: text(),
    guardianRelation: text({ enum: guardianRelationSchema.options }),
    /** Edition of the collection text that the guardian agreed to, and when. */
    guardianEdition: text(),
    guardianAgreedAt: moment(),
    expiresAt: moment().notNull(),
    /** Who it became. */
    memberId: uuid().references(() => members.id),
  },
  (table) => [
    index('identifications_expiry').on(table.expiresAt),
    index('identifications_member').on(table.memberId),
    checkValues('identifications_method', table.method),
    checkValues('identifications_guardian_relation', table.guardianRelation),
  ],
)

/** Solved challenges, each good for one sign-up. */
export const humanChecks = pgTable(
  'human_checks',
  {
    id: uuid().primaryKey(),
    /** SHA-256 of what names the challenge: it is exchanged once. */
    challengeHash: text().notNull(),
    /** SHA-256 of the HttpOnly cookie of the browser. */
    bindingHash: text().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [
    uniqueIndex('human_checks_challenge').on(table.challengeHash),
    index('human_checks_expiry').on(table.expiresAt),
  ],
)

/** Secrets that all processes share, made by the first that needs one. */
export const shopSecrets = pgTable('shop_secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
})
