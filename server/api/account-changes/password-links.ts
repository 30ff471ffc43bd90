import { randomUUID } from 'node:crypto'
import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { passwordLinkLimits, type SentLink } from '#contract/accounts/find-password.ts'
import { requestLimits } from '#contract/accounts/one-time-code.ts'
import { type LinkToken, writeLinkToken } from '#contract/addresses/link-token.ts'
import { paths } from '#contract/addresses/paths.ts'
import type { Throws } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import { type Transaction, transact } from '#server/db/open.ts'
import { members } from '#server/db/schema/members.ts'
import { passwordLinks } from '#server/db/schema/sign-up.ts'
import { retryAfter } from '#server/lib/any-call-errors.ts'
import { requestCookie } from '#server/lib/cookies.ts'
import { hashSecret, newSecret } from '#server/lib/secrets.ts'
import { passwordMail } from '#server/messages/link-mails.ts'
import { readMailSender } from '#server/messages/mail-sender.ts'
import { bindBrowser } from '../browser-binding.ts'
import type { Caller, Services } from '../handler.ts'
import { type CountedRequest, countRequest, messageLimits, uncountRequest } from '../limited-requests.ts'
import { mailLink } from '../mail-links.ts'
import { findChangeWait } from './former-passwords.ts'

/**
 * Counts a request for a link, whether the account exists or not. The key is ID and address together: someone who knows
 * only one of them cannot use up the member's requests. Throws `MB22003429` beyond the limit.
 */
export async function countLinkRequest(
  services: Pick<Services, 'db' | 'clock' | 'providers'> & Throws<typeof codes.tooManyPasswordLinks>,
  caller: Caller,
  account: { readonly userid: string; readonly email: string },
): Promise<CountedRequest> {
  const contact = `${account.userid} ${account.email}`.toLowerCase()
  const asked = { bindingHash: await bindBrowser(services, caller, requestCookie), address: caller.address, contact }
  return countRequest(services, caller, codes.tooManyPasswordLinks, messageLimits('password-link', asked))
}

/**
 * Mails the member whom the condition finds a link that sets a new password, and invalidates earlier links. Throws
 * `MB22002404` when it finds nobody or an account without an address, `MB22003429` when the password was changed too
 * often, `MB22003500` when the mail is refused and `MB22004500` when the mail server is
 * unavailable; after the last two the request is not counted.
 */
export async function sendPasswordLinkMail(
  {
    db,
    clock,
    config,
    providers,
    apiError,
  }: Services &
    Throws<
      | typeof codes.passwordLinkAccountNotFound
      | typeof codes.tooManyPasswordLinks
      | typeof codes.passwordMailRefused
      | typeof codes.passwordMailUnavailable
    >,
  caller: Caller,
  isMember: SQL | undefined,
  counted: CountedRequest,
): Promise<SentLink> {
  const sentAt = clock.now()
  const { member, token, expiresAt } = await transact(db, async (tx) => {
    // In the transaction of the link, so that the mail never goes to an address that was taken back at the same moment.
    const [found] = await tx
      .select({ id: members.id, name: members.name, email: members.email })
      .from(members)
      .where(isMember)
    if (!found || found.email === '') {
      throw apiError(codes.passwordLinkAccountNotFound, 'No account has this ID together with this address.')
    }
    const waitMs = await findChangeWait(tx, sentAt, found.id)
    if (waitMs !== undefined) {
      const message = 'The password was changed too often today.'
      throw apiError(codes.tooManyPasswordLinks, message, undefined, retryAfter(waitMs))
    }
    return { member: found, ...(await findPasswordLink(tx, sentAt, found.id)) }
  })
  const { locale } = caller
  const mail = { to: member.email, purpose: 'set-password', locale, goodUntil: expiresAt } as const
  const address = mailLink(config, caller, paths.resetPassword(), token)
  const sender = await readMailSender(db, locale)
  const delivery = await providers.mail.send({ ...mail, ...passwordMail(locale, address, member.name, sender) })
  if (delivery !== 'sent') {
    await uncountRequest(db, counted)
    throw apiError(
      delivery === 'refused' ? codes.passwordMailRefused : codes.passwordMailUnavailable,
      'The mail could not be sent.',
    )
  }
  return {
    sent_at: sentAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    resend_at: new Date(sentAt.getTime() + requestLimits.resendSeconds * 1000).toISOString(),
    sends_left: counted.remaining,
  }
}

/** Creates a link that sets a new password, and invalidates earlier links of the member. */
export async function findPasswordLink(
  tx: Transaction,
  now: Date,
  memberId: string,
): Promise<{ readonly token: string; readonly expiresAt: Date }> {
  const id = randomUUID()
  const secret = newSecret()
  const expiresAt = new Date(now.getTime() + passwordLinkLimits.linkSeconds * 1000)
  await invalidateLinks(tx, memberId, now)
  await tx.insert(passwordLinks).values({ id, tokenHash: hashSecret(secret), memberId, sentAt: now, expiresAt })
  return { token: writeLinkToken({ id, secret }), expiresAt }
}

/** Condition for the link of a token; undefined when the text is no token. */
export function isLink(token: LinkToken): SQL | undefined {
  return and(eq(passwordLinks.id, token.id), eq(passwordLinks.tokenHash, hashSecret(token.secret)))
}

/** Invalidates every link of a member. */
export async function invalidateLinks(tx: Transaction, memberId: string, now: Date): Promise<void> {
  await tx
    .update(passwordLinks)
    .set({ closedAt: now })
    .where(and(eq(passwordLinks.memberId, memberId), isNull(passwordLinks.closedAt)))
}
