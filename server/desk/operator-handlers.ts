import { eq } from 'drizzle-orm'
import * as contract from '#contract/desk/operators.ts'
import type { Caller, HandlersFor } from '../api/handler.ts'
import { operators } from '../db/schema/operator.ts'
import {
  addOperator,
  changeOperatorEmail,
  changeOperatorRoles,
  type Invitation,
  inviteOwnDevice as inviteDeviceOf,
  inviteOperatorAgain,
  listOperators,
  removeOperator as remove,
} from '../operator/operators.ts'
import { defineDeskHandler } from './define-desk-handler.ts'
import { invitationAddress } from './invitation-address.ts'
import { sessionHandlers } from './session-handlers.ts'

// Operators and their roles.

const operatorList = defineDeskHandler(contract.operatorList, async ({ db }) => ({
  content: (await listOperators(db)).map(({ id, name, roles, email, passkeys, lastSeenAt }) => ({
    id,
    name,
    roles,
    email,
    passkeys,
    last_seen_at: lastSeenAt?.toISOString() ?? null,
  })),
}))

function presentInvitation({ origin }: Pick<Caller, 'origin'>, { secret, expiresAt }: Invitation) {
  return { link: invitationAddress(origin, secret), expires_at: expiresAt.toISOString() }
}

const inviteOperator = defineDeskHandler(contract.inviteOperator, async (call) => ({
  content: presentInvitation(call.caller, await addOperator(call, { by: call.operator, ...call.body })),
}))

const inviteAgain = defineDeskHandler(contract.inviteAgain, async (call) => ({
  content: presentInvitation(call.caller, await inviteOperatorAgain(call, call.params.id, { by: call.operator })),
}))

const inviteOwnDevice = defineDeskHandler(contract.inviteOwnDevice, async (call) => ({
  content: presentInvitation(call.caller, await inviteDeviceOf(call, call.operator)),
}))

const ownEmail = defineDeskHandler(contract.ownEmail, async ({ db, operator }) => {
  const [own] = await db.select({ email: operators.email }).from(operators).where(eq(operators.id, operator.id))
  return { content: { email: own?.email ?? null } }
})

const changeOwnEmail = defineDeskHandler(contract.changeOwnEmail, async (call) => {
  await changeOperatorEmail(call, call.operator, call.body.email)
  return { content: {} }
})

const changeRoles = defineDeskHandler(contract.changeRoles, async (call) => {
  await changeOperatorRoles(call, call.params.id, { by: call.operator, roles: call.body.roles })
  return { content: {} }
})

const removeOperator = defineDeskHandler(contract.removeOperator, async (call) => {
  await remove(call, call.params.id, { by: call.operator })
  return { content: {} }
})

export const operatorsHandlers: HandlersFor<typeof contract> = {
  ...sessionHandlers,
  operatorList,
  inviteOperator,
  inviteAgain,
  inviteOwnDevice,
  ownEmail,
  changeOwnEmail,
  changeRoles,
  removeOperator,
}
