import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { accountChangeLimits } from '#contract/accounts/account-changes.ts'
import { writeLinkToken } from '#contract/addresses/link-token.ts'
import { paths } from '#contract/addresses/paths.ts'
import type { SocialProvider } from '#contract/values/social-providers.ts'
import type { Transaction } from '#server/db/open.ts'
import type { members } from '#server/db/schema/members.ts'
import { type AccountChangeDetails, accountChanges } from '#server/db/schema/sign-in.ts'
import { hashSecret, newSecret } from '#server/lib/secrets.ts'
import { enqueueWithdrawalMails } from '#server/messages/membership-messages.ts'
import { enqueueSecurityMessages, type RecentLogins, type SecurityMessage } from '#server/messages/security-messages.ts'
import { findSecurityRecipients } from '#server/messages/security-recipients.ts'

interface SocialLink {
  readonly subject: string
  readonly linkedAt: Date
}

/** A change of an account that outlives the session, with what is needed to undo it. */
export type LastingChange =
  | {
      readonly kind: 'social-linked'
      readonly provider: SocialProvider
      readonly subject: string
      /** The account of this provider that the linked one replaced. */
      readonly replaced: SocialLink | undefined
    }
  | ({ readonly kind: 'social-unlinked'; readonly provider: SocialProvider } & SocialLink)
  /** The recently added ways to log in that were removed with the old password, and those that the member kept. */
  | { readonly kind: 'password-changed'; readonly removed: RecentLogins; readonly kept: RecentLogins }
  | { readonly kind: 'email-changed'; readonly previous: string; readonly current: string }
  | { readonly kind: 'phone-changed'; readonly previous: string; readonly current: string }
  | { readonly kind: 'group-changed'; readonly previous: string; readonly current: string }
  /** Name or day of birth, of a member whose identity nobody has verified. */
  | {
      readonly kind: 'person-changed'
      readonly previous: NonNullable<AccountChangeDetails['person']>
      readonly changed: readonly ('name' | 'birth')[]
    }
  /** `previous`: the membership before. Amount in won. */
  | {
      readonly kind: 'withdrawal-requested'
      readonly previous: Pick<typeof members.$inferSelect, 'status' | 'restrictedUntil'>
      readonly deleteAt: Date
      readonly refundAmount: number
    }
  /** `previous`: what the identity replaced in the profile. */
  | { readonly kind: 'identity-linked'; readonly previous: NonNullable<AccountChangeDetails['person']> }

/**
 * Writes a change, in the transaction that makes it, and mails with a link to undo it. Every change that outlives a
 * session calls this, after the change.
 */
export async function recordChange(tx: Transaction, now: Date, memberId: string, change: LastingChange): Promise<void> {
  const id = randomUUID()
  const secret = newSecret()
  const end = await extendOrEnd(tx, now, memberId, change.kind)
  const expiresAt = change.kind === 'withdrawal-requested' && change.deleteAt < end ? change.deleteAt : end
  await tx.insert(accountChanges).values({
    id,
    memberId,
    kind: change.kind,
    details: detailsOf(change),
    tokenHash: hashSecret(secret),
    happenedAt: now,
    expiresAt,
  })
  const address = `${paths.accountChange()}#token=${writeLinkToken({ id, secret })}`
  const undo = { address, expiresAt }
  if (change.kind === 'withdrawal-requested') await enqueueWithdrawalMails(tx, now, memberId, change, undo)
  else await enqueueSecurityMessages(tx, now, memberId, messageOf(change), undo)
}

/**
 * Until when a change can be undone. While a former address is trusted, links end when its time does: undoing the change
 * then also restores that address. A further change of address extends the time of those before it, so that somebody who
 * changes it again and again gains nothing.
 */
async function extendOrEnd(tx: Transaction, now: Date, memberId: string, kind: LastingChange['kind']): Promise<Date> {
  const end = new Date(now.getTime() + accountChangeLimits.undoDays * 24 * 60 * 60 * 1000)
  if (kind !== 'email-changed') return (await findSecurityRecipients(tx, now, memberId)).trustedUntil ?? end
  await tx
    .update(accountChanges)
    .set({ expiresAt: end })
    .where(
      and(
        eq(accountChanges.memberId, memberId),
        eq(accountChanges.kind, kind),
        isNull(accountChanges.undoneAt),
        gt(accountChanges.expiresAt, now),
      ),
    )
  return end
}

function detailsOf(change: LastingChange): AccountChangeDetails {
  switch (change.kind) {
    case 'social-linked': {
      const { provider, subject, replaced } = change
      if (replaced === undefined) return { provider, subject }
      return { provider, subject, replacedSubject: replaced.subject, linkedAt: replaced.linkedAt.toISOString() }
    }
    case 'social-unlinked':
      return { provider: change.provider, subject: change.subject, linkedAt: change.linkedAt.toISOString() }
    case 'email-changed':
    case 'phone-changed':
    case 'group-changed':
      return { before: change.previous }
    case 'person-changed':
    case 'identity-linked':
      return { person: change.previous }
    case 'withdrawal-requested': {
      const { status, restrictedUntil } = change.previous
      return { membership: { status, restrictedUntil: restrictedUntil?.toISOString() ?? null } }
    }
    case 'password-changed':
      return {}
  }
}

function messageOf(change: Exclude<LastingChange, { readonly kind: 'withdrawal-requested' }>): SecurityMessage {
  if (change.kind === 'phone-changed') return { kind: change.kind, current: change.current }
  return change
}
