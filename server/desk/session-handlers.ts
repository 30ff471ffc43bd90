import { and, eq, gt } from 'drizzle-orm'
import * as contract from '#contract/desk/operators.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import { invitationInvalid, lastPasskey, passkeyRefused } from '#contract/protocol/desk-codes.ts'
import type { Caller } from '../api/handler.ts'
import { type Database, type Transaction, transact } from '../db/open.ts'
import { operatorInvitations, operatorPasskeys, operatorSessions, operators } from '../db/schema/operator.ts'
import { deskCookie } from '../lib/cookies.ts'
import { hashSecret } from '../lib/secrets.ts'
import { enqueueOperatorMessage } from '../messages/operator-messages.ts'
import { recordAct } from '../operator/record.ts'
import { secondPersonFrom } from '../operator/second-person.ts'
import { defineDeskHandler } from './define-desk-handler.ts'
import { creationOptions, registerPasskey, requestOptions, verifyPasskey } from './passkeys.ts'
import { openOperatorSession, presentSession } from './sessions.ts'

// Logins of operators, their invitations and passkeys.

const openDeskLogin = defineDeskHandler(contract.openDeskLogin, async ({ db, clock, caller }) => ({
  content: await requestOptions(db, clock.now(), caller.origin, { purpose: 'login' }),
}))

const deskLogin = defineDeskHandler(contract.deskLogin, async ({ db, clock, caller, body, apiError }) => {
  const now = clock.now()
  const operator = await transact(db, async (tx) => {
    const used = await verifyPasskey(tx, now, caller.origin, body.passkey, { purpose: 'login' })
    return used && enter(tx, now, caller, used)
  })
  if (!operator) throw apiError(passkeyRefused, 'This passkey opens no session. Use one that was registered here.')
  return { content: presentSession({ ...operator, confirmedAt: now }, now) }
})

/** Opens a session and records the login. */
async function enter(
  tx: Transaction,
  now: Date,
  caller: Caller,
  used: { readonly operatorId: string; readonly passkeyId: string },
) {
  const [operator] = await tx.select().from(operators).where(eq(operators.id, used.operatorId))
  if (!operator) return undefined
  await openOperatorSession(tx, now, caller, used)
  const by = { name: operator.name, network: caller.address }
  await recordAct(tx, now, { by, act: 'login', subject: { kind: 'operator', id: operator.id } })
  return operator
}

const deskSession = defineDeskHandler(contract.deskSession, async ({ operator, clock }) => ({
  content: presentSession(operator, clock.now()),
}))

const deskLogout = defineDeskHandler(contract.deskLogout, async ({ db, clock, operator, caller }) => {
  await transact(db, async (tx) => {
    await tx.delete(operatorSessions).where(eq(operatorSessions.secretHash, operator.session))
    const subject = { kind: 'operator', id: operator.id } as const
    await recordAct(tx, clock.now(), { by: operator, act: 'logout', subject })
  })
  caller.deleteCookie(deskCookie)
  return { content: {} }
})

const openConfirmation = defineDeskHandler(contract.openConfirmation, async ({ db, clock, caller, operator }) => ({
  content: await requestOptions(db, clock.now(), caller.origin, { purpose: 'confirm', operatorId: operator.id }),
}))

const confirmOperator = defineDeskHandler(
  contract.confirmOperator,
  async ({ db, clock, caller, operator, body, apiError }) => {
    const now = clock.now()
    const confirmation = { purpose: 'confirm', operatorId: operator.id } as const
    const isConfirmed = await transact(db, async (tx) => {
      const used = await verifyPasskey(tx, now, caller.origin, body.passkey, confirmation)
      if (!used) return false
      await tx
        .update(operatorSessions)
        .set({ confirmedAt: now, lastUsedAt: now, passkeyId: used.passkeyId })
        .where(eq(operatorSessions.secretHash, operator.session))
      return true
    })
    if (!isConfirmed) throw apiError(passkeyRefused, 'This passkey is not yours. Use the one that you logged in by.')
    return { content: presentSession({ ...operator, confirmedAt: now }, now) }
  },
)

/** The invitation of a link that still works. */
async function findInvitation(db: Database | Transaction, now: Date, secret: string | undefined) {
  const [found] = await db
    .select({
      id: operators.id,
      name: operators.name,
      roles: operators.roles,
      email: operators.email,
      invitedBy: operatorInvitations.invitedBy,
    })
    .from(operatorInvitations)
    .innerJoin(operators, eq(operators.id, operatorInvitations.operatorId))
    .where(and(eq(operatorInvitations.secretHash, hashSecret(secret ?? '')), gt(operatorInvitations.expiresAt, now)))
  return found
}

const noInvitation = 'This link was used already, or has expired. Ask an owner for a new one.'

const openInvitation = defineDeskHandler(contract.openInvitation, async ({ db, clock, caller, apiError }) => {
  const now = clock.now()
  const invited = await findInvitation(db, now, caller.linkSecret)
  if (!invited) throw apiError(invitationInvalid, noInvitation)
  const { name, roles } = invited
  return { content: { name, roles, options: await creationOptions(db, now, caller.origin, invited) } }
})

const acceptInvitation = defineDeskHandler(contract.acceptInvitation, async ({ db, clock, caller, body, apiError }) => {
  const now = clock.now()
  const operator = await transact(db, async (tx) => {
    const invited = await findInvitation(tx, now, caller.linkSecret)
    if (!invited) throw apiError(invitationInvalid, noInvitation)
    const passkeyId = await registerPasskey(tx, now, caller.origin, body.passkey, invited)
    if (passkeyId === undefined) return undefined
    const { locale } = caller
    await tx.update(operators).set({ locale }).where(eq(operators.id, invited.id))
    const network = caller.address
    await enqueueOperatorMessage(tx, now, { ...invited, locale }, { kind: 'passkey-registered', network })
    await tx.delete(operatorInvitations).where(eq(operatorInvitations.operatorId, invited.id))
    const by = { name: invited.name, network: caller.address }
    await recordAct(tx, now, { by, act: 'register-passkey', subject: { kind: 'operator', id: invited.id } })
    return enter(tx, now, caller, { operatorId: invited.id, passkeyId })
  })
  if (!operator) throw apiError(passkeyRefused, 'The passkey could not be registered. Try again.')
  return { content: presentSession({ ...operator, confirmedAt: now }, now) }
})

const passkeyList = defineDeskHandler(contract.passkeyList, async ({ db, operator }) => {
  const rows = await db
    .select({
      id: operatorPasskeys.id,
      createdAt: operatorPasskeys.createdAt,
      lastUsedAt: operatorPasskeys.lastUsedAt,
    })
    .from(operatorPasskeys)
    .where(eq(operatorPasskeys.operatorId, operator.id))
    .orderBy(operatorPasskeys.createdAt)
  return {
    content: rows.map(({ id, createdAt, lastUsedAt }) => ({
      id,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt?.toISOString() ?? null,
      is_current: id === operator.passkeyId,
      approves_from: secondPersonFrom(createdAt).toISOString(),
    })),
  }
})

const deletePasskey = defineDeskHandler(contract.deletePasskey, async ({ db, clock, operator, params, apiError }) => {
  await transact(db, async (tx) => {
    const own = await tx
      .select({ id: operatorPasskeys.id })
      .from(operatorPasskeys)
      .where(eq(operatorPasskeys.operatorId, operator.id))
    if (own.every(({ id }) => id !== params.id)) throw ApiError.ofAnyCall(codes.notFound, 'You have no such passkey.')
    if (own.length === 1) throw apiError(lastPasskey, 'This is your only passkey. Add another one first.')
    await tx.delete(operatorPasskeys).where(eq(operatorPasskeys.id, params.id))
    const subject = { kind: 'operator', id: operator.id } as const
    await recordAct(tx, clock.now(), { by: operator, act: 'delete-passkey', subject })
  })
  return { content: {} }
})

export const sessionHandlers = {
  openDeskLogin,
  deskLogin,
  deskSession,
  deskLogout,
  openConfirmation,
  confirmOperator,
  openInvitation,
  acceptInvitation,
  passkeyList,
  deletePasskey,
}
