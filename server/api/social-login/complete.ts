import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { OpenedSession } from '#contract/accounts/session.ts'
import type { socialLoginVisit } from '#contract/accounts/social-login.ts'
import { ApiError, type Throws } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { SocialProvider } from '#contract/values/social-providers.ts'
import { type Database, type Transaction, transact } from '#server/db/open.ts'
import { members } from '#server/db/schema/members.ts'
import { sessionFamilies, socialAccounts, socialRequests } from '#server/db/schema/sign-in.ts'
import { featureOff } from '#server/lib/any-call-errors.ts'
import { socialCookie } from '#server/lib/cookies.ts'
import { hashSecret } from '#server/lib/secrets.ts'
import type { SocialPerson } from '#server/providers/oauth/port.ts'
import { recordChange } from '../account-changes/record-change.ts'
import { boundBrowser } from '../browser-binding.ts'
import type { Caller, Services } from '../handler.ts'
import { assertNotLeft } from '../member-status.ts'
import { openSession } from '../session/open-session.ts'
import { callbackAddress } from './begin.ts'
import { saveSocialJoin } from './join.ts'

/** A stored request of a browser. */
export type SocialRequest = typeof socialRequests.$inferSelect

export type SocialOutcome =
  | { readonly kind: 'session'; readonly memberId: string; readonly session: OpenedSession }
  /** No member has this account: the person may sign up. */
  | { readonly kind: 'join' }
  | { readonly kind: 'linked'; readonly memberId: string }

/**
 * The request from which a browser returns; works once. Undefined for a state that is unknown, used, of another
 * provider, or of another browser; then the request stays usable.
 */
export async function consumeSocialRequest(
  db: Database,
  caller: Caller,
  provider: SocialProvider,
  state: string,
): Promise<SocialRequest | undefined> {
  const [request] = await db
    .delete(socialRequests)
    .where(
      and(
        eq(socialRequests.stateHash, hashSecret(state)),
        eq(socialRequests.provider, provider),
        eq(socialRequests.bindingHash, boundBrowser(caller, socialCookie)),
      ),
    )
    .returning()
  return request
}

/**
 * Finishes a request: asks the provider who the person is, and logs in, links, or stores the answer for the sign-up.
 * Throws an {@link ApiError} for former members and accounts of other members, and other errors when the provider
 * refused or failed.
 *
 * An account is found by the provider's own key only, never by its email address: whoever gets an address at some
 * provider (reassigned, or never verified) could log in to the member's account. Only the logged-in member can link an
 * account.
 */
export async function completeSocialLogin(
  services: Services & Throws<(typeof socialLoginVisit)['codes'][number]>,
  caller: Caller,
  provider: SocialProvider,
  request: SocialRequest,
  answer: { readonly state: string; readonly parameters: URLSearchParams },
): Promise<SocialOutcome> {
  const { db, clock, providers } = services
  if (request.expiresAt <= clock.now()) throw new Error('the time for the provider is over')
  const login = providers.social[provider]
  if (!login) throw featureOff(provider)
  const person = await login.finish({
    ...answer,
    redirectUri: callbackAddress(request.origin, provider),
    codeVerifier: request.codeVerifier,
    nonce: request.nonce,
  })
  const { familyId } = request
  if (familyId !== null) {
    return {
      kind: 'linked',
      memberId: await transact(db, (tx) => link(tx, services, familyId, provider, person.subject)),
    }
  }
  const [account] = await db.select().from(socialAccounts).where(isAccount(provider, person))
  if (account) {
    const { id, memberId } = account
    const session = await openSession(services, caller, async (tx) => {
      // Taking the account back may have removed the link meanwhile.
      const [linked] = await tx
        .select({ memberId: socialAccounts.memberId })
        .from(socialAccounts)
        .where(eq(socialAccounts.id, id))
      if (!linked) throw services.apiError(codes.socialLoginFailed, 'This account is not linked any more.')
      return linked.memberId
    })
    return { kind: 'session', memberId, session }
  }
  await saveSocialJoin(services, caller, { provider, ...person })
  return { kind: 'join' }
}

const isAccount = (provider: SocialProvider, { subject }: Pick<SocialPerson, 'subject'>) =>
  and(eq(socialAccounts.provider, provider), eq(socialAccounts.subject, subject))

/**
 * Links the account to the member of the session, replacing another one of the provider; returns the member's ID. The
 * session must still be open: ending all sessions cancels a link that a stranger began.
 */
async function link(
  tx: Transaction,
  { clock, apiError }: Pick<Services, 'clock'> & Throws<(typeof socialLoginVisit)['codes'][number]>,
  familyId: string,
  provider: SocialProvider,
  subject: string,
): Promise<string> {
  const now = clock.now()
  const [session] = await tx
    .select({ memberId: members.id, status: members.status })
    .from(sessionFamilies)
    .innerJoin(members, eq(members.id, sessionFamilies.memberId))
    .where(and(eq(sessionFamilies.id, familyId), isNull(sessionFamilies.revokedAt), gt(sessionFamilies.expiresAt, now)))
  if (!session) throw apiError(codes.socialLoginFailed, 'The session in which this began is over.')
  assertNotLeft(session.status, { apiError })
  const { memberId } = session
  const [account] = await tx.select().from(socialAccounts).where(isAccount(provider, { subject }))
  if (account?.memberId === memberId) return memberId
  if (account) throw apiError(codes.socialAccountTaken, 'This account is linked to another member.')
  const [replaced] = await tx
    .delete(socialAccounts)
    .where(and(eq(socialAccounts.memberId, memberId), eq(socialAccounts.provider, provider)))
    .returning({ subject: socialAccounts.subject, linkedAt: socialAccounts.linkedAt })
  await tx.insert(socialAccounts).values({ id: randomUUID(), memberId, provider, subject, linkedAt: now })
  const change = { kind: 'social-linked', provider, subject, replaced } as const
  await recordChange(tx, now, memberId, change)
  return memberId
}
