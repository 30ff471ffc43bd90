import { type ApprovalKind, type ApprovalObstacle, approvalDays, approveRequest } from '#contract/desk/approvals.ts'
import { type DeskEndpoint, mayCall } from '#contract/desk/desk-endpoint.ts'
import { terminateMember } from '#contract/desk/members.ts'
import { deskLimits } from '#contract/desk/operators.ts'
import { refundOrder } from '#contract/desk/refunds.ts'
import type { Role } from '#contract/desk/roles.ts'
import type { Database, Transaction } from '../db/open.ts'
import { operatorInvitations, operatorPasskeys, operators } from '../db/schema/operator.ts'

// Who counts as the second person for a request. One operator could otherwise be both: by a link for somebody else, and
// a passkey of their own in that name.

/** A passkey of an operator, or a link that leads to one, and who made the link. */
interface Origin {
  readonly madeAt: Date
  /** ID of an operator; null for the command line. */
  readonly invitedBy: string | null
}

interface Person {
  readonly id: string
  readonly name: string
  readonly roles: readonly Role[]
  readonly passkeys: readonly (Origin & { readonly id: string })[]
  readonly links: readonly Origin[]
}

/** All operators with their passkeys and open links, by name. */
export async function readPeople(db: Database | Transaction): Promise<readonly Person[]> {
  const people = await db
    .select({ id: operators.id, name: operators.name, roles: operators.roles })
    .from(operators)
    .orderBy(operators.name)
  const passkeys = await db.select().from(operatorPasskeys)
  const links = await db.select().from(operatorInvitations)
  const madeAt = (expiresAt: Date) => new Date(expiresAt.getTime() - deskLimits.invitationSeconds * 1000)
  return people.map((person) => ({
    ...person,
    passkeys: passkeys
      .filter(({ operatorId }) => operatorId === person.id)
      .map(({ id, createdAt, invitedBy }) => ({ id, madeAt: createdAt, invitedBy })),
    links: links
      .filter(({ operatorId }) => operatorId === person.id)
      .map(({ expiresAt, invitedBy }) => ({ madeAt: madeAt(expiresAt), invitedBy })),
  }))
}

/** The call by which each kind of request is asked for. */
const askedBy: Readonly<Record<ApprovalKind, Pick<DeskEndpoint, 'allows'>>> = {
  refund: refundOrder,
  'terminate-member': terminateMember,
}

/** From when a passkey counts as that of a second person. */
export function secondPersonFrom(madeAt: Date): Date {
  return new Date(madeAt.getTime() + deskLimits.secondPersonSeconds * 1000)
}

const approvalMilliseconds = approvalDays * 24 * 60 * 60 * 1000

/** The moment from which a request that was asked at another one cannot be approved any more. */
export function expiryOf(askedAt: Date): Date {
  return new Date(askedAt.getTime() + approvalMilliseconds)
}

/** The moment at or before which requests were asked that have expired. */
export function expiredUntil(now: Date): Date {
  return new Date(now.getTime() - approvalMilliseconds)
}

/** A request, and the operator who would approve it with a passkey. */
interface Decision {
  readonly now: Date
  readonly request: { readonly kind: ApprovalKind; readonly askedBy: string; readonly askedAt: Date }
  readonly by: { readonly id: string; readonly passkeyId: string }
}

/** Why an operator cannot approve a request, apart from their roles; undefined when they can. */
export function findObstacle(people: readonly Person[], decision: Decision): ApprovalObstacle | undefined {
  const { now, request, by } = decision
  if (expiryOf(request.askedAt) <= now) return { kind: 'expired' }
  if (request.askedBy === by.id) return { kind: 'own-request' }
  const asker = people.find(({ id }) => id === request.askedBy)
  if (!asker || !mayCall(asker.roles, askedBy[request.kind])) return { kind: 'asker-lost-role' }
  const others = people
    .filter(({ id, roles }) => id !== asker.id && id !== by.id && mayCall(roles, approveRequest))
    .filter(({ id, passkeys }) => passkeys.some((passkey) => !isYoung(passkey, now)) && !invitedUntil(asker, id, now))
    .map(({ name }) => name)
  const passkey = people.find(({ id }) => id === by.id)?.passkeys.find(({ id }) => id === by.passkeyId)
  // A session ends with its passkey; one that is deleted at this moment approves nothing either.
  const usableFrom = secondPersonFrom(passkey?.madeAt ?? now)
  if (usableFrom > now) return { kind: 'young-passkey', from: usableFrom.toISOString(), others }
  const invited = invitedUntil(asker, by.id, now)
  return invited && { kind: 'inviter', from: invited.toISOString(), others }
}

function isYoung({ madeAt }: Origin, now: Date): boolean {
  return secondPersonFrom(madeAt) > now
}

/** Until when an operator counts as the inviter of another one; undefined when they do not. */
function invitedUntil(person: Person, inviterId: string, now: Date): Date | undefined {
  const young = [...person.passkeys, ...person.links].filter(
    (origin) => origin.invitedBy === inviterId && isYoung(origin, now),
  )
  const latest = young.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime())[0]
  return latest && secondPersonFrom(latest.madeAt)
}
