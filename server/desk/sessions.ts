import { eq } from 'drizzle-orm'
import { mayChangeContent } from '#contract/desk/content.ts'
import { type DeskEndpoint, mayCall } from '#contract/desk/desk-endpoint.ts'
import { deskLimits } from '#contract/desk/operators.ts'
import type { Role } from '#contract/desk/roles.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import {
  operatorRoleMissing,
  operatorSessionEnded,
  passkeyConfirmationRequired,
} from '#contract/protocol/desk-codes.ts'
import type { Caller, Services } from '../api/handler.ts'
import type { Transaction } from '../db/open.ts'
import { operatorSessions, operators } from '../db/schema/operator.ts'
import { deskCookie } from '../lib/cookies.ts'
import { hashSecret, newSecret } from '../lib/secrets.ts'
import type { Operator } from '../operator/record.ts'

/** An operator who is logged in. */
export interface AuthenticatedOperator extends Operator {
  readonly id: string
  readonly roles: readonly Role[]
  readonly passkeyId: string
  /** SHA-256 of the cookie. */
  readonly session: string
  readonly confirmedAt: Date
}

/** How long a use of a session may go unwritten, in ms: a call must not always write. */
const touchMs = 60_000

/** What may be wrong with the session of a call. No endpoint declares it, since every call may fail so. */
const refusals = ApiError.declaredBy({
  codes: [operatorSessionEnded, operatorRoleMissing, passkeyConfirmationRequired],
})

/**
 * Finds the operator who makes a call. Throws `PR60001403` without a session, `PR60002403` without a role for the call,
 * and `PR60003403` when the call needs a passkey that was used more recently.
 */
export async function authenticateOperator(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  caller: Pick<Caller, 'cookie' | 'address'>,
  endpoint: Pick<DeskEndpoint, 'allows' | 'needsConfirmation'>,
): Promise<AuthenticatedOperator> {
  const ended = refusals(operatorSessionEnded, 'Nobody is logged in. Log in by your passkey.')
  const secret = caller.cookie(deskCookie)
  if (secret === undefined) throw ended
  const session = hashSecret(secret)
  const [found] = await db
    .select({
      id: operators.id,
      name: operators.name,
      roles: operators.roles,
      passkeyId: operatorSessions.passkeyId,
      startedAt: operatorSessions.startedAt,
      lastUsedAt: operatorSessions.lastUsedAt,
      confirmedAt: operatorSessions.confirmedAt,
    })
    .from(operatorSessions)
    .innerJoin(operators, eq(operators.id, operatorSessions.operatorId))
    .where(eq(operatorSessions.secretHash, session))
  if (!found) throw ended
  const now = clock.now()
  const age = (moment: Date) => (now.getTime() - moment.getTime()) / 1000
  if (age(found.lastUsedAt) >= deskLimits.idleSeconds || age(found.startedAt) >= deskLimits.sessionSeconds) throw ended
  if (age(found.lastUsedAt) * 1000 >= touchMs) {
    await db.update(operatorSessions).set({ lastUsedAt: now }).where(eq(operatorSessions.secretHash, session))
    await db.update(operators).set({ lastSeenAt: now }).where(eq(operators.id, found.id))
  }
  if (!mayCall(found.roles, endpoint)) throw refusals(operatorRoleMissing, 'Your roles do not allow this.')
  if (endpoint.needsConfirmation) requireConfirmation(found, clock)
  const { id, name, roles, passkeyId, confirmedAt } = found
  return { id, name, roles, passkeyId, confirmedAt, session, network: caller.address }
}

/** Throws `PR60002403` unless the operator may change the content at `path`. */
export function requireMayChange({ roles }: Pick<AuthenticatedOperator, 'roles'>, path: string): void {
  if (!mayChangeContent(roles, path)) throw refusals(operatorRoleMissing, 'Only owners change legal texts.')
}

/** Throws `PR60003403` unless the passkey was used within the last five minutes. */
export function requireConfirmation(
  { confirmedAt }: Pick<AuthenticatedOperator, 'confirmedAt'>,
  clock: Services['clock'],
): void {
  if (clock.now().getTime() - confirmedAt.getTime() >= deskLimits.confirmedSeconds * 1000)
    throw refusals(passkeyConfirmationRequired, 'Confirm by your passkey that it is you.')
}

/** Opens a session and gives its cookie to the browser. */
export async function openOperatorSession(
  tx: Transaction,
  now: Date,
  caller: Pick<Caller, 'setCookie'>,
  { operatorId, passkeyId }: { readonly operatorId: string; readonly passkeyId: string },
): Promise<void> {
  const secret = newSecret()
  const times = { startedAt: now, lastUsedAt: now, confirmedAt: now }
  await tx.insert(operatorSessions).values({ secretHash: hashSecret(secret), operatorId, passkeyId, ...times })
  await tx.update(operators).set({ lastSeenAt: now }).where(eq(operators.id, operatorId))
  caller.setCookie(deskCookie, secret)
}

/** The session as the desk shows it. */
export function presentSession(
  { name, roles, confirmedAt }: Pick<AuthenticatedOperator, 'name' | 'roles' | 'confirmedAt'>,
  now: Date,
) {
  const after = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000).toISOString()
  return {
    name,
    roles: [...roles],
    ends_at: after(now, deskLimits.idleSeconds),
    confirmed_until: after(confirmedAt, deskLimits.confirmedSeconds),
  }
}
