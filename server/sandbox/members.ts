import { randomUUID } from 'node:crypto'
import { and, eq, inArray, ne, notInArray, sql } from 'drizzle-orm'
import { socialProviders } from '#contract/values/social-providers.ts'
import { addConsents } from '../api/sign-up/add-consents.ts'
import { readCurrentEditions } from '../db/legal-editions.ts'
import { type Database, type Transaction, transact } from '../db/open.ts'
import type { sampleUserids } from '../db/sample-userids.ts'
import { consents, guardianConsents, members, withdrawals } from '../db/schema/members.ts'
import { accountChanges, formerPasswords, socialAccounts } from '../db/schema/sign-in.ts'
import { type Clock, dayOf } from '../lib/clock.ts'
import type { Passwords } from '../lib/passwords.ts'
import { sandboxAccounts, subjectOf } from './oauth/accounts.ts'
import { personHash, sandboxPersons } from './persons.ts'

type MemberRow = typeof members.$inferInsert

/** A member of a new sandbox. */
interface SandboxMember {
  readonly userid: (typeof sampleUserids)[number]
  readonly password: string
  /** What this member shows, for the operator. */
  readonly shows: string
  readonly values: Partial<MemberRow>
}

/** Password of every member of the sandbox. */
const password = 'Practice1!'

export const sandboxMembers: readonly SandboxMember[] = [
  {
    userid: 'practice01',
    password,
    shows: 'an individual member',
    values: { nickname: '한손하늘', belonging: { scnm: '한빛대학교', dept: '간호학과', clno: '20260142' } },
  },
  {
    userid: 'company01',
    password,
    shows: 'a team account',
    values: { type: 'GRP', group: '바른현장 안전원', belonging: { organization: '바른현장 안전원' } },
  },
  {
    userid: 'restricted01',
    password,
    shows: 'a restricted member: reads, but can not buy',
    values: { status: 'restricted', sanctionCause: 'breach' },
  },
  {
    userid: 'unverified01',
    password,
    shows: 'a member without verified identity',
    values: { isIdentityVerified: false, personHash: null },
  },
  {
    userid: 'deactivated01',
    password,
    shows: 'a withdrawal that was requested: no login',
    values: { status: 'withdrawal_requested' },
  },
  {
    userid: 'deleted01',
    password,
    shows: 'a deleted account: no login',
    // Personal data of a former member is deleted.
    values: { status: 'withdrawn', name: '', birth: null, phone: null, email: '' },
  },
  {
    userid: 'terminated01',
    password,
    shows: 'a terminated membership: no login, but an objection',
    values: { status: 'terminated', sanctionCause: 'shared_credentials' },
  },
  {
    userid: 'child01',
    password,
    shows: 'a child with a guardian, who can leave in its place',
    values: {},
  },
]

/** Whether a database has sample members of a sandbox. */
export async function hasSandboxMembers(db: Database): Promise<boolean> {
  const userids = sandboxMembers.map((member) => member.userid)
  return (await db.$count(members, inArray(members.userid, userids))) > 0
}

/** Creates missing members; existing ones stay as they are. */
export async function seedMembers(db: Database, clock: Clock, passwords: Pick<Passwords, 'hash'>): Promise<void> {
  const userids = sandboxMembers.map((member) => member.userid)
  const there = await db.select({ userid: members.userid }).from(members).where(inArray(members.userid, userids))
  const missing = sandboxMembers.filter((member) => !there.some((each) => each.userid === member.userid))
  if (missing.length === 0) return
  const rows = await Promise.all(
    missing.map(async (member) => rowOf(member, clock, await passwords.hash(member.password))),
  )
  // Another process may have started at the same time.
  await transact(db, async (tx) => {
    const added = await tx.insert(members).values(rows).onConflictDoNothing().returning()
    for (const member of added) {
      const { id, userid, registeredAt } = member
      await addConsentsOf(tx, member)
      const guardian = guardianOf(userid)
      const { collection: edition } = await readCurrentEditions(tx, dayOf(registeredAt))
      if (guardian)
        await tx.insert(guardianConsents).values({ ...guardian, edition, memberId: id, agreedAt: registeredAt })
    }
  })
}

/** Consents of a sign-up on the day of the registration, as the profile says. A deleted member has none. */
async function addConsentsOf(tx: Transaction, member: typeof members.$inferSelect): Promise<void> {
  const { id: memberId, status, receivesSms, receivesEmail, registeredAt: agreedAt } = member
  if (status === 'withdrawn') return
  const editions = await readCurrentEditions(tx, dayOf(agreedAt))
  await addConsents(tx, { memberId, editions, receivesSms, receivesEmail, agreedAt })
}

/**
 * Restores password, profile, consents and status of every member of the sandbox, and undoes withdrawals. Social accounts
 * that were linked since are unlinked, and no change of an account can be undone any more.
 */
export async function restoreMembers(db: Database, passwords: Pick<Passwords, 'hash' | 'matches'>): Promise<void> {
  const passwordHash = await passwords.hash(password)
  const userids = sandboxMembers.map(({ userid }) => userid)
  const known = await db.select().from(members).where(inArray(members.userid, userids))
  // A login that is under way counts only for the hash that it checked.
  const right = await Promise.all(
    known.map(async (member) => ((await passwords.matches(password, member.passwordHash)) ? [member.userid] : [])),
  )
  const unchanged = new Set(right.flat())
  await transact(db, async (tx) => {
    for (const member of sandboxMembers) {
      const { userid } = member
      const { status, ...profile } = profileOf(member)
      const values = { ...profile, ...(unchanged.has(userid) ? {} : { passwordHash }) }
      for (const row of await tx.update(members).set(values).where(eq(members.userid, userid)).returning()) {
        await tx.delete(formerPasswords).where(eq(formerPasswords.memberId, row.id))
        await tx.delete(accountChanges).where(eq(accountChanges.memberId, row.id))
        const isAdded = notInArray(socialAccounts.subject, subjectsOf(userid))
        await tx.delete(socialAccounts).where(and(eq(socialAccounts.memberId, row.id), isAdded))
        await tx.delete(consents).where(eq(consents.memberId, row.id))
        await addConsentsOf(tx, row)
      }
      const isOther = and(eq(members.userid, userid), ne(members.status, status))
      const sanctionedAt = profile.sanctionCause === null ? null : sql`${members.registeredAt}`
      const restored = await tx
        .update(members)
        .set({ status, restrictedUntil: null, sanctionedAt })
        .where(isOther)
        .returning({ id: members.id })
      for (const { id } of restored) await tx.delete(withdrawals).where(eq(withdrawals.memberId, id))
    }
  })
}

/** The social accounts that a member of the sandbox has at first, as their providers name them. */
function subjectsOf(userid: string): string[] {
  return sandboxAccounts
    .filter((account) => account.userid === userid)
    .flatMap((account) => socialProviders.map((provider) => subjectOf(provider, account)))
}

/** The guardian who consented to the membership of a child. */
function guardianOf(userid: string) {
  const child = sandboxPersons.find((each) => each.userid === userid)
  const guardian = sandboxPersons.find(({ key }) => key === child?.guardian)
  if (!guardian) return undefined
  const { key, name, phone } = guardian
  return { personHash: personHash(key), name: name.ko, phone, relation: 'mother' } as const
}

function rowOf(member: SandboxMember, clock: Clock, passwordHash: string): MemberRow {
  const { userid } = member
  const registeredAt = clock.now()
  const profile = profileOf(member)
  const sanctionedAt = profile.sanctionCause === null ? null : registeredAt
  return { ...profile, id: randomUUID(), userid, passwordHash, registeredAt, sanctionedAt }
}

/** What the sandbox says about a member at first. */
function profileOf({ userid, values }: SandboxMember) {
  const person = sandboxPersons.find((each) => each.userid === userid)
  if (!person) throw new Error(`the sandbox has nobody who is ${userid}`)
  return {
    type: 'IDV',
    name: person.name.ko,
    nickname: null,
    birth: person.birth,
    phone: person.phone,
    email: `${person.key}@member.example`,
    receivesSms: true,
    receivesEmail: false,
    group: null,
    belonging: {},
    isIdentityVerified: true,
    personHash: personHash(person.key),
    status: 'active',
    sanctionCause: null,
    objectedAt: null,
    ...values,
  } as const
}

/** The members as a table for the operator. */
export function describeMembers(): string {
  const width = Math.max(...sandboxMembers.map((member) => member.userid.length))
  const lines = sandboxMembers.map(
    (member) => `  ${member.userid.padEnd(width)}  ${member.password}  ${member.shows}\n`,
  )
  return `Members of the sandbox (ID, password, what it shows):\n${lines.join('')}\n`
}
