import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { accountChangeKindSchema } from '#contract/accounts/account-changes.ts'
import {
  type IdentityStatus,
  identityMethodSchema,
  identityPurposeSchema,
} from '#contract/accounts/identity-verification.ts'
import type { QrStatus } from '#contract/accounts/qr-login.ts'
import { sessionBrowserSchema, sessionSystemSchema } from '#contract/accounts/session.ts'
import type { MemberStatus } from '#contract/desk/members.ts'
import { type SocialProvider, socialProviderSchema } from '#contract/values/social-providers.ts'
import { checkValues, moment } from './columns.ts'
import { members } from './members.ts'

/** What an account change replaced, to undo it. */
export interface AccountChangeDetails {
  readonly provider?: SocialProvider
  /** The provider's key of the account that was linked or unlinked. */
  readonly subject?: string
  /** When the account that was unlinked or replaced had been linked, as an ISO moment. */
  readonly linkedAt?: string
  /** The provider's key of the account that the linked one replaced. */
  readonly replacedSubject?: string
  /** The previous address, phone number or name of the group. */
  readonly before?: string
  /** The status that the withdrawal ended; the end of a restriction as an ISO moment. */
  readonly membership?: { readonly status: MemberStatus; readonly restrictedUntil: string | null }
  /** What the profile had before a verified identity, or before the member stated another name or day of birth. */
  readonly person?: { readonly name: string; readonly birth: string | null; readonly phone: string | null }
}

export const revocationReasons = ['password-changed', 'account-secured'] as const
export type RevocationReason = (typeof revocationReasons)[number]

/** One session: its refresh tokens descend from one login and are revoked together. */
export const sessionFamilies = pgTable(
  'session_families',
  {
    id: uuid().primaryKey(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    /** SHA-256 of the HttpOnly cookie that binds the family to its browser. */
    bindingHash: text().notNull(),
    /**
     * Secret that derives, from a refresh token, its successors: two tabs that refresh at the same time get the same
     * ones.
     */
    seed: text().notNull(),
    startedAt: moment().notNull(),
    /** When it got tokens last; null in sessions that began before this was stored. */
    lastUsedAt: moment(),
    browser: text({ enum: sessionBrowserSchema.options }).notNull().default('other'),
    system: text({ enum: sessionSystemSchema.options }).notNull().default('other'),
    /** End of the session, however often it is refreshed. */
    expiresAt: moment().notNull(),
    revokedAt: moment(),
    /** Why it ended, when its browser is told. */
    revokedFor: text({ enum: revocationReasons }),
    /** When the member last authenticated in this session: by a login, a password or an identity. */
    authenticatedAt: moment(),
    /** SHA-256 of the HttpOnly cookie of that authentication. */
    authenticationHash: text(),
  },
  (table) => [
    index('session_families_member').on(table.memberId),
    checkValues('session_families_revoked_for', table.revokedFor),
    checkValues('session_families_browser', table.browser),
    checkValues('session_families_system', table.system),
  ],
)

/** Access and refresh tokens by their SHA-256; the token itself is never stored. */
export const sessionTokens = pgTable(
  'session_tokens',
  {
    hash: text().primaryKey(),
    familyId: uuid()
      .notNull()
      .references(() => sessionFamilies.id),
    kind: text({ enum: ['access', 'refresh'] }).notNull(),
    expiresAt: moment().notNull(),
    /** When a refresh token was exchanged. */
    usedAt: moment(),
  },
  (table) => [index('session_tokens_family').on(table.familyId), checkValues('session_tokens_kind', table.kind)],
)

/** Browsers in which a member has logged in: wrong passwords of strangers do not lock them out. */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    /** SHA-256 of the HttpOnly cookie. */
    hash: text().notNull(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    lastLoginAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.hash, table.memberId] }), index('known_browsers_member').on(table.memberId)],
)

/** Wrong passwords, one row each, counted exactly until they expire. */
export const wrongPasswords = pgTable(
  'wrong_passwords',
  {
    id: uuid().primaryKey(),
    /** SHA-256 of the typed ID, whether it exists or not. */
    useridHash: text().notNull(),
    /** SHA-256 of the browser's cookie when the member knows the browser, else of the network. */
    placeHash: text().notNull(),
    /** SHA-256 of the wider network: the first 48 bits of an IPv6 address, an IPv4 address itself. */
    siteHash: text(),
    isKnownBrowser: boolean().notNull(),
    happenedAt: moment().notNull(),
  },
  (table) => [
    index('wrong_passwords_userid').on(table.useridHash, table.happenedAt),
    index('wrong_passwords_place').on(table.placeHash, table.happenedAt),
    index('wrong_passwords_site').on(table.siteHash, table.happenedAt),
  ],
)

/** Calls of each network in the current minute; the rate limiter requires these columns. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: moment(),
})

/** Stored states of a login code; `expiresAt` says whether it has expired. */
export const qrLoginStatuses = [
  'waiting',
  'scanned',
  'approved',
  'refused',
  'used',
] as const satisfies readonly QrStatus[]

/** A login code on a screen, to be scanned by the student-ID app. */
export const qrLogins = pgTable(
  'qr_logins',
  {
    id: uuid().primaryKey(),
    /** SHA-256 of the secret in the code, which only the scanning app knows. */
    secretHash: text().notNull(),
    /** SHA-256 of the HttpOnly cookie of the browser that shows the code. */
    bindingHash: text().notNull(),
    status: text({ enum: qrLoginStatuses }).notNull(),
    /** SHA-256 of the app's id of the phone that scanned the code; only that phone can answer. Null before the scan. */
    scannedByHash: text(),
    /** Member who approved. */
    memberId: uuid().references(() => members.id),
    requestedAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [checkValues('qr_logins_status', table.status)],
)

/** Stored states of a verification; `expiresAt` says whether it has expired. */
export const identityStatuses = [
  'requested',
  'verified',
  'refused',
  'canceled',
  'used',
] as const satisfies readonly IdentityStatus[]

/** An identity verification: its result works once, for one purpose, in the browser that requested it. */
export const identityVerifications = pgTable(
  'identity_verifications',
  {
    id: uuid().primaryKey(),
    method: text({ enum: identityMethodSchema.options }).notNull(),
    purpose: text({ enum: identityPurposeSchema.options }).notNull(),
    status: text({ enum: identityStatuses }).notNull(),
    /** SHA-256 of the HttpOnly cookie of the browser that requested it. */
    bindingHash: text().notNull(),
    /** The provider's id of this request. */
    providerKey: text().notNull(),
    /** Origin and path that the person returns to. */
    origin: text().notNull(),
    returnPath: text().notNull(),
    /** What the provider gave to the browser that returned; the provider is asked whether it is right. */
    proof: text(),
    /** SHA-256 of the ticket that opens the window on the payment host once, and its expiry. */
    ticketHash: text(),
    ticketExpiresAt: moment(),
    /** SHA-256 of the HttpOnly cookie, on the payment host, of the browser that opened the window. */
    windowHash: text(),
    /** The verified person; deleted once it is used. */
    personHash: text(),
    name: text(),
    birth: date({ mode: 'string' }),
    phone: text(),
    requestedAt: moment().notNull(),
    /** Deadline of the verification, and then of using its result. */
    expiresAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('identity_verifications_provider_key').on(table.providerKey),
    index('identity_verifications_expiry').on(table.expiresAt),
    checkValues('identity_verifications_method', table.method),
    checkValues('identity_verifications_purpose', table.purpose),
    checkValues('identity_verifications_status', table.status),
  ],
)

/** A social login that has begun, until the browser returns from the provider. */
export const socialRequests = pgTable(
  'social_requests',
  {
    /** SHA-256 of the `state` parameter. */
    stateHash: text().primaryKey(),
    provider: text({ enum: socialProviderSchema.options }).notNull(),
    /** SHA-256 of the HttpOnly cookie of the browser that began. */
    bindingHash: text().notNull(),
    /** PKCE verifier and nonce, where the provider has them. */
    codeVerifier: text(),
    nonce: text(),
    /** Origin and path that the person returns to. */
    origin: text().notNull(),
    returnPath: text().notNull(),
    /** The session in which a member began to link the account; null for a login. */
    familyId: uuid().references(() => sessionFamilies.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('social_requests_expiry').on(table.expiresAt),
    checkValues('social_requests_provider', table.provider),
  ],
)

/** A provider's data about an unknown person, stored for the sign-up. */
export const socialJoins = pgTable(
  'social_joins',
  {
    /** SHA-256 of the HttpOnly cookie of the browser. */
    hash: text().primaryKey(),
    provider: text({ enum: socialProviderSchema.options }).notNull(),
    subject: text().notNull(),
    name: text(),
    email: text(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('social_joins_expiry').on(table.expiresAt), checkValues('social_joins_provider', table.provider)],
)

export const socialAccounts = pgTable(
  'social_accounts',
  {
    id: uuid().primaryKey(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    provider: text({ enum: socialProviderSchema.options }).notNull(),
    subject: text().notNull(),
    linkedAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('social_accounts_subject').on(table.provider, table.subject),
    uniqueIndex('social_accounts_member').on(table.memberId, table.provider),
    checkValues('social_accounts_provider', table.provider),
  ],
)

/** A lasting change of an account, and the link by which its member can undo it. */
export const accountChanges = pgTable(
  'account_changes',
  {
    id: uuid().primaryKey(),
    /** Order of the changes of one member. */
    position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    kind: text({ enum: accountChangeKindSchema.options }).notNull(),
    /** What is needed to undo it: the provider with its subjects, or the previous contact. */
    details: jsonb().$type<AccountChangeDetails>().notNull(),
    /** SHA-256 of the secret in the mail's link. */
    tokenHash: text().notNull(),
    happenedAt: moment().notNull(),
    /** Until when it can be undone. */
    expiresAt: moment().notNull(),
    undoneAt: moment(),
    /** When its link was used. */
    linkUsedAt: moment(),
    /** When its link was closed, because the link of another change was used. */
    linkClosedAt: moment(),
  },
  (table) => [
    index('account_changes_member').on(table.memberId, table.happenedAt),
    index('account_changes_expiry').on(table.expiresAt),
    checkValues('account_changes_kind', table.kind),
  ],
)

/**
 * Passwords that a member had, as hashes. For some days none of them is accepted when a new one is set by a link: the
 * person who took the account may know each of them.
 */
export const formerPasswords = pgTable(
  'former_passwords',
  {
    id: uuid().primaryKey(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    hash: text().notNull(),
    endedAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('former_passwords_member').on(table.memberId, table.endedAt),
    index('former_passwords_expiry').on(table.expiresAt),
  ],
)

/** Offset of the sandbox's clock from the machine's; one row, none until it is moved. */
export const sandboxClock = pgTable('sandbox_clock', {
  id: integer().primaryKey(),
  offsetMilliseconds: bigint({ mode: 'number' }).notNull(),
})

/** Links to the page about a terminated membership: in the mail about it, and in the answer to its member's login. */
export const membershipLinks = pgTable(
  'membership_links',
  {
    /** Public number of the link. */
    id: uuid().primaryKey(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    tokenHash: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('membership_links_member').on(table.memberId),
    index('membership_links_expiry').on(table.expiresAt),
  ],
)
