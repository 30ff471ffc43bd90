import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, gte, inArray, isNull, lt, lte, min, ne, type SQL, sql } from 'drizzle-orm'
import type { AccountChangeKind } from '#contract/accounts/account-changes.ts'
import { passwordLinkLimits } from '#contract/accounts/find-password.ts'
import type { Transaction } from '#server/db/open.ts'
import { members, withdrawals } from '#server/db/schema/members.ts'
import { accountChanges, qrLogins, socialAccounts } from '#server/db/schema/sign-in.ts'
import type { RecentLogins } from '#server/messages/security-messages.ts'
import { isChangedAddress } from '#server/messages/security-recipients.ts'
import { announceReviewsOf } from '../reviews/update-review.ts'

type Change = typeof accountChanges.$inferSelect

/**
 * The changes that the link of a change takes back, the latest first: that change and every later one. The link went to
 * the address that the account had before its first change of address within the last days, so it takes back that
 * change too, and all that followed.
 */
export async function changesTakenBackWith(tx: Pick<Transaction, 'select'>, change: Change): Promise<Change[]> {
  const isOpen = and(eq(accountChanges.memberId, change.memberId), isNull(accountChanges.undoneAt))
  const isEarlierAddress = and(isChangedAddress, lt(accountChanges.position, change.position))
  const [address] = await tx
    .select({ first: min(accountChanges.position) })
    .from(accountChanges)
    .where(and(isOpen, isEarlierAddress, gt(accountChanges.expiresAt, change.happenedAt)))
  return tx
    .select()
    .from(accountChanges)
    .where(and(isOpen, gte(accountChanges.position, address?.first ?? change.position)))
    .orderBy(desc(accountChanges.position))
}

/**
 * Restores what was before the changes, except what another account has taken meanwhile. An address that was taken leaves
 * the account without one, until its member sets another. Expects the latest first.
 */
export async function takeBack(tx: Transaction, changes: readonly Change[], now: Date): Promise<void> {
  for (const change of changes) await restore(tx, change, now)
  const ids = changes.map(({ id }) => id)
  if (ids.length > 0) await tx.update(accountChanges).set({ undoneAt: now }).where(inArray(accountChanges.id, ids))
}

async function restore(tx: Transaction, { memberId, kind, details }: Change, now: Date): Promise<void> {
  const { provider, subject = '', replacedSubject, before = '', person } = details
  const linkedAt = details.linkedAt === undefined ? now : new Date(details.linkedAt)
  const isMember = eq(members.id, memberId)
  switch (kind) {
    case 'social-linked':
      if (provider === undefined) return
      await tx
        .delete(socialAccounts)
        .where(
          and(
            eq(socialAccounts.memberId, memberId),
            eq(socialAccounts.provider, provider),
            eq(socialAccounts.subject, subject),
          ),
        )
      if (replacedSubject !== undefined) await linkAgain(tx, { memberId, provider, subject: replacedSubject, linkedAt })
      return
    case 'social-unlinked':
      if (provider === undefined) return
      return linkAgain(tx, { memberId, provider, subject, linkedAt })
    case 'email-changed': {
      const isBefore = eq(sql`lower(${members.email})`, before.toLowerCase())
      const isTaken = and(isBefore, ne(members.id, memberId), ne(members.status, 'withdrawn'))
      const [owner] = await tx.select({ id: members.id }).from(members).where(isTaken).limit(1)
      // Without an address rather than with that of whoever changed it: it would get the links for a new password.
      await tx
        .update(members)
        .set({ email: owner ? '' : before })
        .where(isMember)
      return
    }
    case 'phone-changed':
      await tx.update(members).set({ phone: before }).where(isMember)
      return
    case 'group-changed':
      await tx.update(members).set({ group: before }).where(isMember)
      return
    case 'person-changed':
      if (person) await tx.update(members).set({ name: person.name, birth: person.birth }).where(isMember)
      return
    case 'withdrawal-requested':
      return details.membership && restoreMembership(tx, memberId, details.membership)
    case 'identity-linked':
      await tx
        .update(members)
        .set({ isIdentityVerified: false, personHash: null, ...person })
        .where(isMember)
      return
    case 'password-changed':
    // Whoever made the change may know the password before it, so a new one is required.
  }
}

/** Undoes a withdrawal whose data is not deleted yet. Refunds and withdrawn consents to advertising stay. */
async function restoreMembership(
  tx: Transaction,
  memberId: string,
  { status, restrictedUntil }: NonNullable<Change['details']['membership']>,
): Promise<void> {
  const isLeaving = and(eq(members.id, memberId), eq(members.status, 'withdrawal_requested'))
  const [restored] = await tx
    .update(members)
    .set({ status, restrictedUntil: restrictedUntil === null ? null : new Date(restrictedUntil) })
    .where(isLeaving)
    .returning({ id: members.id })
  if (!restored) return
  await tx.delete(withdrawals).where(eq(withdrawals.memberId, memberId))
  await announceReviewsOf(tx, memberId)
}

async function linkAgain(
  tx: Transaction,
  account: Pick<typeof socialAccounts.$inferInsert, 'memberId' | 'provider' | 'subject' | 'linkedAt'>,
): Promise<void> {
  await tx
    .insert(socialAccounts)
    .values({ id: randomUUID(), ...account })
    .onConflictDoNothing()
}

/** Changes that tell whose the identity of an account is. */
const identityKinds: AccountChangeKind[] = ['identity-linked', 'phone-changed']

const recentLoginMs = passwordLinkLimits.recentLoginDays * 24 * 60 * 60 * 1000

/** The ways to log in that were added within the last days, until `addedBy`. What came with the membership is not one. */
export async function findRecentLogins(
  db: Pick<Transaction, 'select'>,
  memberId: string,
  now: Date,
  addedBy: Date,
): Promise<RecentLogins> {
  const accounts = await db
    .select({ provider: socialAccounts.provider })
    .from(socialAccounts)
    .where(and(isRecentAccount(db, memberId, now), lte(socialAccounts.linkedAt, addedBy)))
    .orderBy(socialAccounts.linkedAt)
  const identity = await findRecentIdentity(db, memberId, now)
  return {
    accounts: accounts.map(({ provider }) => provider),
    identity: identity !== undefined && identity.happenedAt <= addedBy,
  }
}

/**
 * Removes the ways to log in that were added within the last days, since whoever had the password or a session may have
 * added their own: social accounts, a verified identity, and approved login codes. What the membership was created with
 * stays, and so do accounts and an identity that were added until `keptUntil`.
 */
export async function removeRecentLogins(
  tx: Transaction,
  memberId: string,
  now: Date,
  keptUntil?: Date,
): Promise<RecentLogins> {
  const isRemoved = and(
    isRecentAccount(tx, memberId, now),
    keptUntil === undefined ? undefined : gt(socialAccounts.linkedAt, keptUntil),
  )
  const removed = await tx.delete(socialAccounts).where(isRemoved).returning({ provider: socialAccounts.provider })
  await tx.delete(qrLogins).where(eq(qrLogins.memberId, memberId))
  const recent = await findRecentIdentity(tx, memberId, now)
  const identity = keptUntil !== undefined && recent && recent.happenedAt <= keptUntil ? undefined : recent
  if (identity) {
    // A phone number that came with the identity or after it is the identity's.
    const ofIdentity = and(gte(accountChanges.position, identity.position), inArray(accountChanges.kind, identityKinds))
    const changes = await tx
      .select()
      .from(accountChanges)
      .where(and(isRecentChange(memberId, now), ofIdentity))
      .orderBy(desc(accountChanges.position))
    await takeBack(tx, changes, now)
  }
  return { accounts: removed.map(({ provider }) => provider), identity: identity !== undefined }
}

function isRecentAccount(db: Pick<Transaction, 'select'>, memberId: string, now: Date): SQL | undefined {
  const registeredAt = db.select({ registeredAt: members.registeredAt }).from(members).where(eq(members.id, memberId))
  return and(
    eq(socialAccounts.memberId, memberId),
    gt(socialAccounts.linkedAt, new Date(now.getTime() - recentLoginMs)),
    gt(socialAccounts.linkedAt, registeredAt),
  )
}

function isRecentChange(memberId: string, now: Date): SQL | undefined {
  return and(
    eq(accountChanges.memberId, memberId),
    isNull(accountChanges.undoneAt),
    gt(accountChanges.happenedAt, new Date(now.getTime() - recentLoginMs)),
  )
}

async function findRecentIdentity(
  db: Pick<Transaction, 'select'>,
  memberId: string,
  now: Date,
): Promise<Pick<Change, 'position' | 'happenedAt'> | undefined> {
  const [identity] = await db
    .select({ position: accountChanges.position, happenedAt: accountChanges.happenedAt })
    .from(accountChanges)
    .where(and(isRecentChange(memberId, now), eq(accountChanges.kind, 'identity-linked')))
    .orderBy(accountChanges.position)
    .limit(1)
  return identity
}
