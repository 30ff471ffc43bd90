import { randomUUID } from 'node:crypto'
import { asc, count, eq, max } from 'drizzle-orm'
import { ApiError } from '../../contract/protocol/api-error.ts'
import * as codes from '../../contract/protocol/codes.ts'
import { lastOwner, operatorNameTaken } from '../../contract/protocol/desk-codes.ts'
import { changeRoles, deskLimits, inviteOperator } from '../../contract/desk/operators.ts'
import type { Role } from '../../contract/desk/roles.ts'
import { hashSecret, newSecret } from '../lib/secrets.ts'
import type { Clock } from '../lib/clock.ts'
import { type Database, type Transaction, transact } from '../db/open.ts'
import { operatorInvitations, operatorPasskeys, operators } from '../db/schema/operator.ts'
import { type Operator, recordAct } from './record.ts'

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
      passkeys: count(operatorPasskeys.id),
      lastSeenAt: max(operators.lastSeenAt),
    })
    .from(operators)
    .leftJoin(operatorPasskeys, eq(operatorPasskeys.operatorId, operators.id))
    .groupBy(operators.id)
    .orderBy(asc(operators.name))
}

/** Adds an operator. Throws `PR60007409` when the name is taken. */
export function addOperator(
  { db, clock }: OperatorsServices,
  { by, name, roles }: { readonly by: Operator; readonly name: string; readonly roles: readonly Role[] },
): Promise<Invitation> {
  return transact(db, async (tx) => {
    const now = clock.now()
    const [taken] = await tx.select({ id: operators.id }).from(operators).where(eq(operators.name, name))
    if (taken) throw ApiError.declaredBy(inviteOperator)(operatorNameTaken, `There is an operator ${name}.`, 'name')
    const operator = { id: randomUUID(), name, roles: [...roles], createdAt: now }
    await tx.insert(operators).values(operator)
    return invite(tx, now, by, operator)
  })
}

/** Makes a new link for an operator. Earlier links end. Throws `PR10004404` when there is no such operator. */
export function inviteOperatorAgain(
  { db, clock }: OperatorsServices,
  id: string,
  { by }: { readonly by: Operator },
): Promise<Invitation> {
  return transact(db, async (tx) => invite(tx, clock.now(), by, await readOperator(tx, id)))
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

async function invite(
  tx: Transaction,
  now: Date,
  by: Operator,
  { id, name, roles }: { readonly id: string; readonly name: string; readonly roles: readonly Role[] },
): Promise<Invitation> {
  const secret = newSecret()
  const expiresAt = new Date(now.getTime() + deskLimits.invitationSeconds * 1000)
  await tx.delete(operatorInvitations).where(eq(operatorInvitations.operatorId, id))
  await tx.insert(operatorInvitations).values({ secretHash: hashSecret(secret), operatorId: id, expiresAt })
  await recordAct(tx, now, { by, act: 'invite-operator', subject: { kind: 'operator', id }, details: { name, roles } })
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

/** Deletes an operator with sessions and passkeys. Throws `PR60006409` for the last owner. */
export function removeOperator(
  { db, clock }: OperatorsServices,
  id: string,
  { by }: { readonly by: Operator },
): Promise<void> {
  return transact(db, async (tx) => {
    const { name, roles } = await readOperator(tx, id)
    await assertOtherOwner(tx, id)
    await tx.delete(operators).where(eq(operators.id, id))
    const details = { name, roles }
    await recordAct(tx, clock.now(), { by, act: 'remove-operator', subject: { kind: 'operator', id }, details })
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
