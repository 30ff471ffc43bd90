import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { objectionLimits } from '#contract/accounts/membership.ts'
import { type OpenedSession, sessionLimits } from '#contract/accounts/session.ts'
import { ApiError, type Throws } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import { type Transaction, transact } from '#server/db/open.ts'
import { members } from '#server/db/schema/members.ts'
import { knownBrowsers, sessionFamilies, sessionTokens } from '#server/db/schema/sign-in.ts'
import { authenticationCookie, bindingCookie, knownBrowserCookie, loginFlagCookie } from '#server/lib/cookies.ts'
import { hashSecret, newSecret } from '#server/lib/secrets.ts'
import { enqueueSecurityMessages } from '#server/messages/security-messages.ts'
import type { Caller, Services } from '../handler.ts'
import { assertNotLeft, type LeftCode } from '../member-status.ts'
import { createMembershipLink } from '../membership/membership-links.ts'
import { deviceOf } from './device.ts'
import { recordAuthentication } from './fresh-authentication.ts'
import { tokenLifetimes } from './tokens.ts'

/**
 * Logs a member in: creates a session family bound to the calling browser and makes the browser known to the member.
 * `who` is the member, or finds the member in the same transaction together with work that must commit with the login;
 * it may run several times. Throws `MB20005400` or `MB20004400` for a former member; to a terminated one, `MB20004400`
 * carries the token of the page about it, since the caller has proved to be that member.
 */
export async function openSession(
  { db, clock, apiError }: Pick<Services, 'db' | 'clock'> & Throws<LeftCode>,
  caller: Caller,
  who: string | ((tx: Transaction) => Promise<string>),
): Promise<OpenedSession> {
  const secrets = {
    binding: newSecret(),
    seed: newSecret(),
    access: newSecret(),
    refresh: newSecret(),
    authentication: newSecret(),
  }
  const now = clock.now()
  const end = new Date(now.getTime() + sessionLimits.maxSeconds * 1000)
  const terms = tokenLifetimes(now, end)

  let terminated: string | undefined
  const open = async (tx: Transaction) => {
    terminated = undefined
    const memberId = typeof who === 'string' ? who : await who(tx)
    const [member] = await tx
      .select({
        name: members.name,
        userid: members.userid,
        status: members.status,
        locale: members.locale,
        firstLoginAt: members.firstLoginAt,
      })
      .from(members)
      .where(eq(members.id, memberId))
    if (!member) throw new Error('nobody to log in')
    if (member.status === 'terminated') terminated = memberId
    assertNotLeft(member.status, { apiError })

    const familyId = randomUUID()
    await tx.insert(sessionFamilies).values({
      id: familyId,
      memberId,
      bindingHash: hashSecret(secrets.binding),
      seed: secrets.seed,
      startedAt: now,
      lastUsedAt: now,
      ...deviceOf(caller.userAgent),
      expiresAt: end,
    })
    await recordAuthentication(tx, now, familyId, secrets.authentication)
    await tx.insert(sessionTokens).values([
      { hash: hashSecret(secrets.access), familyId, kind: 'access', expiresAt: terms.access },
      { hash: hashSecret(secrets.refresh), familyId, kind: 'refresh', expiresAt: terms.refresh },
    ])
    const { cookie, isKnown } = await recordKnownBrowser(tx, caller, memberId, now)
    if (isKnown || member.firstLoginAt === null) await recordLogin(tx, caller, memberId, member, now)
    else {
      const device = deviceOf(caller.userAgent)
      await enqueueSecurityMessages(tx, now, memberId, { kind: 'new-browser', address: caller.address, ...device })
    }
    return { username: member.name, userid: member.userid, browser: cookie }
  }
  const { username, userid, browser } = await transact(db, open).catch(async (error: unknown) => {
    if (terminated === undefined || !(error instanceof ApiError) || error.code !== codes.accountDeleted) throw error
    const expiresAt = new Date(now.getTime() + objectionLimits.loginLinkSeconds * 1000)
    const membershipToken = await createMembershipLink(db, { memberId: terminated, expiresAt })
    throw apiError(codes.accountDeleted, error.message, undefined, { membership_token: membershipToken })
  })

  // After the transaction, which may have run several times.
  caller.setCookie(bindingCookie, secrets.binding)
  caller.setCookie(knownBrowserCookie, browser)
  caller.setCookie(authenticationCookie, secrets.authentication)
  caller.setCookie(loginFlagCookie, 'true')
  return {
    access_token: secrets.access,
    access_token_expires_in: terms.accessSeconds,
    refresh_token: secrets.refresh,
    refresh_token_expires_in: terms.refreshSeconds,
    username,
    userid,
  }
}

/** Stores the language of mails. A browser that is new to the member does not change it, except for the first login. */
async function recordLogin(
  tx: Transaction,
  { locale }: Caller,
  memberId: string,
  member: Pick<typeof members.$inferSelect, 'locale' | 'firstLoginAt'>,
  now: Date,
): Promise<void> {
  if (member.locale === locale && member.firstLoginAt !== null) return
  await tx
    .update(members)
    .set({ locale, firstLoginAt: member.firstLoginAt ?? now })
    .where(eq(members.id, memberId))
}

/** Makes the browser known to the member. Returns its cookie, which several members may share. */
async function recordKnownBrowser(
  tx: Transaction,
  caller: Caller,
  memberId: string,
  now: Date,
): Promise<{ readonly cookie: string; readonly isKnown: boolean }> {
  const knownCookie = caller.cookie(knownBrowserCookie)
  // A value that we did not create may have been planted by someone who knows it.
  const [known] =
    knownCookie === undefined
      ? []
      : await tx
          .select({ memberId: knownBrowsers.memberId })
          .from(knownBrowsers)
          .where(eq(knownBrowsers.hash, hashSecret(knownCookie)))
          // The member's own row first, if there is one.
          .orderBy(desc(eq(knownBrowsers.memberId, memberId)))
          .limit(1)
  const cookie = knownCookie !== undefined && known ? knownCookie : newSecret()
  await tx
    .insert(knownBrowsers)
    .values({ hash: hashSecret(cookie), memberId, lastLoginAt: now })
    .onConflictDoUpdate({ target: [knownBrowsers.hash, knownBrowsers.memberId], set: { lastLoginAt: now } })
  return { cookie, isKnown: known?.memberId === memberId }
}
