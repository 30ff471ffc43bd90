import { randomUUID } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import type { Clock } from '../lib/clock.ts'
import { type Database, transact } from '../db/open.ts'
import { members } from '../db/schema/members.ts'
import type { Passwords } from '../lib/passwords.ts'
import { personHash, sandboxPersons } from './persons.ts'

type MemberRow = typeof members.$inferInsert

/** A member of a new sandbox. */
interface SandboxMember {
  readonly userid: string
  readonly password: string
  /** What this member shows, for the operator. */
  readonly shows: string
  readonly values: Partial<MemberRow>
}

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
    shows: 'a group member',
    values: { type: 'GRP', group: '바른현장 안전원', belonging: { organization: '바른현장 안전원' } },
  },
  {
    userid: 'restricted01',
    password,
    shows: 'a restricted member: reads, but can not buy',
    values: { status: 'restricted' },
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
]

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
  await transact(db, (tx) => tx.insert(members).values(rows).onConflictDoNothing())
}

function rowOf({ userid, values }: SandboxMember, clock: Clock, passwordHash: string): MemberRow {
  const person = sandboxPersons.find((each) => each.userid === userid)
  if (!person) throw new Error(`the sandbox has nobody who is ${userid}`)
  return {
    id: randomUUID(),
    userid,
    passwordHash,
    type: 'IDV',
    name: person.name.ko,
    birth: person.birth,
    phone: person.phone,
    email: `${person.key}@practicum.example`,
    receivesSms: true,
    receivesEmail: false,
    belonging: {},
    isIdentityVerified: true,
    personHash: personHash(person.key),
    status: 'active',
    registeredAt: clock.now(),
    ...values,
  }
}

/** The members as a table for the operator. */
export function describeMembers(): string {
  const width = Math.max(...sandboxMembers.map((member) => member.userid.length))
  const lines = sandboxMembers.map(
    (member) => `  ${member.userid.padEnd(width)}  ${member.password}  ${member.shows}\n`,
  )
  return `Members of the sandbox (ID, password, what it shows):\n${lines.join('')}\n`
}
