import { randomUUID } from 'node:crypto'
import type { SocialProvider } from '../../../contract/social-providers.ts'
import { accountChangeLimits } from '../../../contract/account-changes.ts'
import { writeLinkToken } from '../../../contract/link-token.ts'
import { paths } from '../../../contract/paths.ts'
import type { Transaction } from '../../db/open.ts'
import { type AccountChangeDetails, accountChanges } from '../../db/schema/sign-in.ts'
import { enqueueSecurityMessages, type SecurityMessage } from '../../messages/security-messages.ts'
import { hashSecret, newSecret } from '../../lib/secrets.ts'

/** A change of an account that outlives the session, with what is needed to undo it. */
export type LastingChange =
  | {
      readonly kind: 'social-linked'
      readonly provider: SocialProvider
      readonly subject: string
      /** The account of this provider that the linked one replaced. */
      readonly replacedSubject: string | undefined
    }
  | { readonly kind: 'social-unlinked'; readonly provider: SocialProvider; readonly subject: string }
  /** `removed`: the social accounts that were unlinked with the old password. */
  | { readonly kind: 'password-changed'; readonly removed: readonly SocialProvider[] }
  | { readonly kind: 'email-changed'; readonly previous: string; readonly current: string }
  | { readonly kind: 'phone-changed'; readonly previous: string; readonly current: string }
  | { readonly kind: 'identity-linked' }

/**
 * Writes a change, in the transaction that makes it, and a mail to the member with a link to undo it. Every change that
 * outlives a session calls this.
 */
export async function recordChange(tx: Transaction, now: Date, memberId: string, change: LastingChange): Promise<void> {
  const id = randomUUID()
  const secret = newSecret()
  const expiresAt = new Date(now.getTime() + accountChangeLimits.undoDays * 24 * 60 * 60 * 1000)
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
  await enqueueSecurityMessages(tx, now, memberId, messageOf(change), { address, expiresAt })
}

function detailsOf(change: LastingChange): AccountChangeDetails {
  switch (change.kind) {
    case 'social-linked': {
      const { provider, subject, replacedSubject } = change
      return { provider, subject, ...(replacedSubject === undefined ? {} : { replacedSubject }) }
    }
    case 'social-unlinked':
      return { provider: change.provider, subject: change.subject }
    case 'email-changed':
    case 'phone-changed':
      return { before: change.previous }
    case 'password-changed':
    case 'identity-linked':
      return {}
  }
}

function messageOf(change: LastingChange): SecurityMessage {
  if (change.kind === 'phone-changed') return { kind: change.kind, current: change.current }
  return change
}
