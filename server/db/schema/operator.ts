import { bigint, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { SanctionCause } from '#contract/accounts/membership.ts'
import { approvalKinds } from '#contract/desk/approvals.ts'
import { deskActs, subjectKinds } from '#contract/desk/records.ts'
import type { Role } from '#contract/desk/roles.ts'
import type { RefundAccount } from '#contract/orders/orders.ts'
import { bytes, checkValues, moment } from './columns.ts'
import { members } from './members.ts'
import { orders } from './orders.ts'

/** Who works at the desk. A removed operator has no row; the record of acts keeps the name. */
export const operators = pgTable(
  'operators',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    roles: jsonb().$type<Role[]>().notNull(),
    /** Address for mails about the operator's access; null for operators who have not named one yet. */
    email: text(),
    /** Language of those mails: that of the browser in which the last passkey was registered. */
    locale: text({ enum: ['ko', 'en'] })
      .notNull()
      .default('ko'),
    createdAt: moment().notNull(),
    lastSeenAt: moment(),
  },
  (table) => [uniqueIndex('operators_name').on(table.name), checkValues('operators_locale', table.locale)],
)

/** Public keys by which operators log in (Web Authentication Level 3). */
export const operatorPasskeys = pgTable(
  'operator_passkeys',
  {
    /** ID of the credential, base64url. */
    id: text().primaryKey(),
    operatorId: uuid()
      .notNull()
      .references(() => operators.id, { onDelete: 'cascade' }),
    publicKey: bytes().notNull(),
    /** Signatures that the passkey has counted; 0 for passkeys that do not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** Operator whose link registered it; null for links of the command line and of removed operators. */
    invitedBy: uuid().references(() => operators.id, { onDelete: 'set null' }),
    createdAt: moment().notNull(),
    lastUsedAt: moment(),
  },
  (table) => [
    index('operator_passkeys_operator').on(table.operatorId),
    index('operator_passkeys_invited_by').on(table.invitedBy),
  ],
)

/** One-time links by which operators register a passkey. */
export const operatorInvitations = pgTable(
  'operator_invitations',
  {
    /** SHA-256 of the secret in the link. */
    secretHash: text().primaryKey(),
    operatorId: uuid()
      .notNull()
      .references(() => operators.id, { onDelete: 'cascade' }),
    /** Operator who made the link; null for the command line and for removed operators. */
    invitedBy: uuid().references(() => operators.id, { onDelete: 'set null' }),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('operator_invitations_operator').on(table.operatorId),
    index('operator_invitations_invited_by').on(table.invitedBy),
  ],
)

/** Sessions of the desk. Their end deletes the row. */
export const operatorSessions = pgTable(
  'operator_sessions',
  {
    /** SHA-256 of the cookie. */
    secretHash: text().primaryKey(),
    operatorId: uuid()
      .notNull()
      .references(() => operators.id, { onDelete: 'cascade' }),
    /** Passkey that was used last in this session. */
    passkeyId: text()
      .notNull()
      .references(() => operatorPasskeys.id, { onDelete: 'cascade' }),
    startedAt: moment().notNull(),
    lastUsedAt: moment().notNull(),
    /** When the passkey was last used in this session. */
    confirmedAt: moment().notNull(),
  },
  (table) => [index('operator_sessions_operator').on(table.operatorId)],
)

const challengePurposes = ['login', 'confirm', 'register'] as const
export type ChallengePurpose = (typeof challengePurposes)[number]

/** Challenges that passkeys sign. Each is used once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text().primaryKey(),
    purpose: text({ enum: challengePurposes }).notNull(),
    /** Operator who must answer; null for a login. */
    operatorId: uuid().references(() => operators.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (table) => [checkValues('passkey_challenges_purpose', table.purpose)],
)

/**
 * What operators did and read, one row for each act. The database refuses changes of a row, except that `details` may be
 * deleted with the data of a member. `hash` binds a row to the one before it (`server/operator/record.ts`).
 */
export const operatorRecords = pgTable(
  'operator_records',
  {
    /** From 1, without gaps. */
    position: bigint({ mode: 'number' }).primaryKey(),
    happenedAt: moment().notNull(),
    operator: text().notNull(),
    /** Network address, or `command line`. */
    network: text().notNull(),
    act: text({ enum: deskActs }).notNull(),
    subjectKind: text({ enum: subjectKinds }),
    subject: text(),
    /** Reason and changed values. */
    details: jsonb().$type<Record<string, unknown>>(),
    /** SHA-256 of the details as they were written; null without details. */
    detailsHash: text(),
    previousHash: text().notNull(),
    hash: text().notNull(),
    /** HMAC-SHA-256 of `hash` with a key outside of the database; null for rows from before the seals. */
    seal: text(),
    /** Which key made the seal. */
    sealKey: text(),
  },
  (table) => [
    checkValues('operator_records_act', table.act),
    checkValues('operator_records_subject_kind', table.subjectKind),
    index('operator_records_subject').on(table.subjectKind, table.subject, table.position),
    index('operator_records_operator').on(table.operator, table.position),
    index('operator_records_happened').on(table.happenedAt),
  ],
)

/** What an operator asked for, by kind. Amounts in won. */
export type ApprovalRequest =
  | {
      readonly kind: 'refund'
      readonly amount: number
      /** What the refund rule gave for the same when it was asked. */
      readonly ruleAmount: number
      /** Lines of the order, counted from 1; null for a sum that belongs to no line. */
      readonly lines: readonly number[] | null
      readonly account: RefundAccount | null
      /** Whether the account is in another name than the member's. */
      readonly isOtherHolder?: boolean
      /**
       * How it is carried out: by the refund rule of the moment it was asked, or by continuing refunds that wait. Without
       * it: what the amount or the lines say.
       */
      readonly basis?: 'rule' | 'continuation'
    }
  | { readonly kind: 'terminate-member'; readonly cause: SanctionCause }

/**
 * Requests that wait for a second operator. The decision deletes the row; the record of acts keeps who asked and who
 * decided.
 */
export const operatorApprovals = pgTable(
  'operator_approvals',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: approvalKinds }).notNull(),
    /** The order, or null for what is about a member alone. */
    orderNumber: text().references(() => orders.number, { onDelete: 'cascade' }),
    memberId: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    request: jsonb().$type<ApprovalRequest>().notNull(),
    reason: text().notNull(),
    /** The request ends when its operator is removed. */
    askedBy: uuid()
      .notNull()
      .references(() => operators.id, { onDelete: 'cascade' }),
    askedAt: moment().notNull(),
  },
  (table) => [
    checkValues('operator_approvals_kind', table.kind),
    // One of a kind waits for each order, or for each member.
    unique('operator_approvals_subject').on(table.kind, table.memberId, table.orderNumber).nullsNotDistinct(),
    index('operator_approvals_order').on(table.orderNumber),
    index('operator_approvals_asked').on(table.askedAt),
    index('operator_approvals_operator').on(table.askedBy),
  ],
)

/** One row: the mode of every server that uses this database, set by the first one. */
export const databaseMode = pgTable(
  'database_mode',
  {
    id: integer().primaryKey().default(1),
    mode: text({ enum: ['sandbox', 'live'] }).notNull(),
    /** Origin of the desk of the server that started last; null for none. */
    deskOrigin: text(),
  },
  (table) => [checkValues('database_mode_mode', table.mode)],
)
