import { randomUUID } from 'node:crypto'
import { asc, count, eq, max } from 'drizzle-orm'
import { changeRoles, deskLimits, inviteOperator } from '#contract/desk/operators.ts'
import type { Role } from '#contract/desk/roles.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import { lastOwner, operatorNameTaken } from '#contract/protocol/desk-codes.ts'
import { type Database, type Transaction, transact } from '../db/open.ts'
import { operatorInvitations, operatorPasskeys, operators } from '../db/schema/operator.ts'
import type { Clock } from '../lib/clock.ts'
import { hashSecret, newSecret } from '../lib/secrets.ts'
import { enqueueOperatorMessage } from '../messages/operator-messages.ts'
import { endRequestsOf } from './approvals.ts'
import { type Operator, recordAct } from './record.ts'
import { secondPersonFrom } from './second-person.ts'

interface OperatorsServices {
  readonly db: Database
  readonly clock: Clock
}

/** Secret of a link by which an operator registers a passkey. It works once, for a day. */
export interface Invitation {
  readonly secret: string
  readonly expiresAt: Date
}

/** Operators with their roles and number of passkeys, by name. */
export function listOperators(db: Database) {
  return db
    .select({
      id: operators.id,
      name: operators.name,
      roles: operators.roles,
      email: operators.email,
      passkeys: count(operatorPasskeys.id),
      lastSeenAt: max(operators.lastSeenAt),
    })
    .from(operators)
    .leftJoin(operatorPasskeys, eq(operatorPasskeys.operatorId, operators.id))
    .groupBy(operators.id)
    .orderBy(asc(operators.name))
}

/** Who makes a link; the ID of an operator of the desk. */
interface Inviter extends Operator {
  readonly id?: string
}

/** Adds an operator. Throws `PR60007409` when the name is taken. */
export function addOperator(
  { db, clock }: OperatorsServices,
  {
    by,
    name,
    roles,
    email = null,
  }: {
    readonly by: Inviter
    readonly name: string
    readonly roles: readonly Role[]
    /** Where mails about the access go; null when none is known. */
    readonly email?: string | null
  },
): Promise<Invitation> {
  return transact(db, async (tx) => {
    const now = clock.now()
    const [taken] = await tx.select({ id: operators.id }).from(operators).where(eq(operators.name, name))
    if (taken) throw ApiError.declaredBy(inviteOperator)(operatorNameTaken, `There is an operator ${name}.`, 'name')
    const operator = { id: randomUUID(), name, roles: [...roles], email, createdAt: now }
    await tx.insert(operators).values(operator)
    const details = { name, roles, email }
    await recordAct(tx, now, { by, act: 'invite-operator', subject: { kind: 'operator', id: operator.id }, details })
    return makeLink(tx, now, operator.id, by.id)
  })
}

/**
 * Ends the passkeys and sessions of an operator, who is told by mail, and makes a new link. At the desk an owner with a
 * passkey has to remain; whoever runs a command has the whole database. Throws `PR10004404` when there is no such
 * operator, `PR60006409` for the last owner.
 */
export function inviteOperatorAgain(
  { db, clock }: OperatorsServices,
  id: string,
  { by }: { readonly by: Inviter },
): Promise<Invitation> {
  return transact(db, async (tx) => {
    const now = clock.now()
    const operator = await readOperator(tx, id)
    if (by.id !== undefined) await assertOtherOwner(tx, id)
    const subject = { kind: 'operator', id } as const
    const { name, roles } = operator
    const ended = await tx.delete(operatorPasskeys).where(eq(operatorPasskeys.operatorId, id)).returning()
    if (ended.length > 0) {
      await recordAct(tx, now, { by, act: 'end-passkeys', subject, details: { name, passkeys: ended.length } })
      await enqueueOperatorMessage(tx, now, operator, { kind: 'access-ended', by: by.name })
    }
    await recordAct(tx, now, { by, act: 'invite-operator', subject, details: { name, roles } })
    return makeLink(tx, now, id, by.id)
  })
}

/**
 * Makes a link by which an operator adds a passkey to those that they have. `invitedBy` is whom the passkey counts as
 * invited by.
 */
export function inviteDevice(
  { db, clock }: OperatorsServices,
  id: string,
  { by, invitedBy }: { readonly by: Operator; readonly invitedBy: string | undefined },
): Promise<Invitation> {
  return transact(db, async (tx) => {
    const now = clock.now()
    const { name, roles } = await readOperator(tx, id)
    const details = { name, roles }
    await recordAct(tx, now, { by, act: 'invite-operator', subject: { kind: 'operator', id }, details })
    return makeLink(tx, now, id, invitedBy)
  })
}

/**
 * Makes a link for an operator who is logged in. While the passkey in use is young, the new one counts as invited by the
 * same operator: a link that somebody else made leads to no passkey of another origin.
 */
export async function inviteOwnDevice(
  services: OperatorsServices,
  by: Operator & { readonly id: string; readonly passkeyId: string },
): Promise<Invitation> {
  const [used] = await services.db.select().from(operatorPasskeys).where(eq(operatorPasskeys.id, by.passkeyId))
  const isYoung = used && secondPersonFrom(used.createdAt) > services.clock.now()
  return inviteDevice(services, by.id, { by, invitedBy: isYoung ? (used.invitedBy ?? undefined) : by.id })
}

/** Changes where mails about an operator's access go. The former address is told. */
export function changeOperatorEmail(
  { db, clock }: OperatorsServices,
  by: Operator & { readonly id: string },
  email: string,
): Promise<void> {
  return transact(db, async (tx) => {
    const now = clock.now()
    const operator = await readOperator(tx, by.id)
    if (operator.email === email) return
    await tx.update(operators).set({ email }).where(eq(operators.id, by.id))
    await enqueueOperatorMessage(tx, now, operator, { kind: 'email-changed' })
    const details = { before: { email: operator.email }, after: { email } }
    const subject = { kind: 'operator', id: by.id } as const
    await recordAct(tx, now, { by, act: 'change-operator-email', subject, details })
  })
}

/**
 * An invitation for a first owner; undefined when somebody has a passkey already. Each start of a sandbox makes a new
 * one.
 */
export async function inviteFirstOwner(services: OperatorsServices): Promise<Invitation | undefined> {
  const known = await listOperators(services.db)
  if (known.some(({ passkeys }) => passkeys > 0)) return undefined
  const by = { name: 'start of the sandbox', network: 'command line' }
  const owner = known.find(({ roles }) => roles.includes('owner'))
  return owner
    ? inviteOperatorAgain(services, owner.id, { by })
    : addOperator(services, { by, name: 'Owner', roles: ['owner'] })
}

/** Stores a new link. Earlier ones of the operator end. */
async function makeLink(
  tx: Transaction,
  now: Date,
  operatorId: string,
  invitedBy: string | undefined,
): Promise<Invitation> {
  const secret = newSecret()
  const expiresAt = new Date(now.getTime() + deskLimits.invitationSeconds * 1000)
  await tx.delete(operatorInvitations).where(eq(operatorInvitations.operatorId, operatorId))
  await tx
    .insert(operatorInvitations)
    .values({ secretHash: hashSecret(secret), operatorId, invitedBy: invitedBy ?? null, expiresAt })
  return { secret, expiresAt }
}

/** Changes the roles of an operator. Throws `PR60006409` when no owner would remain. */
export function changeOperatorRoles(
  { db, clock }: OperatorsServices,
  id: string,
  { by, roles }: { readonly by: Operator; readonly roles: readonly Role[] },
): Promise<void> {
  return transact(db, async (tx) => {
    const { name, roles: before } = await readOperator(tx, id)
    if (!roles.includes('owner')) await assertOtherOwner(tx, id)
    await tx
      .update(operators)
      .set({ roles: [...roles] })
      .where(eq(operators.id, id))
    const details = { name, before, after: roles }
    await recordAct(tx, clock.now(), { by, act: 'change-roles', subject: { kind: 'operator', id }, details })
  })
}

/** Deletes an operator with sessions and passkeys, and ends their requests. Throws `PR60006409` for the last owner. */
export function removeOperator(
  { db, clock }: OperatorsServices,
  id: string,
  { by }: { readonly by: Operator },
): Promise<void> {
  return transact(db, async (tx) => {
    const { name, roles } = await readOperator(tx, id)
    await assertOtherOwner(tx, id)
    const now = clock.now()
    await endRequestsOf(tx, now, { by, askedBy: { id, name } })
    await tx.delete(operators).where(eq(operators.id, id))
    const details = { name, roles }
    await recordAct(tx, now, { by, act: 'remove-operator', subject: { kind: 'operator', id }, details })
  })
}

async function readOperator(tx: Transaction, id: string) {
  const [operator] = await tx.select().from(operators).where(eq(operators.id, id))
  if (!operator) throw ApiError.ofAnyCall(codes.notFound, `There is no operator ${id}.`)
  return operator
}

/** Throws unless somebody else is an owner with a passkey, or this operator is none. */
async function assertOtherOwner(tx: Transaction, id: string): Promise<void> {
  const rows = await tx
    .selectDistinct({ id: operators.id, roles: operators.roles })
    .from(operators)
    .innerJoin(operatorPasskeys, eq(operatorPasskeys.operatorId, operators.id))
  const owners = rows.filter(({ roles }) => roles.includes('owner'))
  const isLast = owners.some((owner) => owner.id === id) && owners.every((owner) => owner.id === id)
  if (isLast)
    throw ApiError.declaredBy(changeRoles)(lastOwner, 'This is the last owner. Make another operator an owner first.')
}
