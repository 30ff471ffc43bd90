import { randomUUID } from 'node:crypto'
import { passwordLogin } from '#contract/accounts/login.ts'
import type { OpenedSession } from '#contract/accounts/session.ts'
import { openSession } from '#server/api/session/open-session.ts'
import { members } from '#server/db/schema/members.ts'
import type { Browser } from './http-browser.ts'
import { testPasswords } from './passwords.ts'
import type { Shop } from './shop.ts'
import { throwsAny } from './throws-any.ts'

export interface TestMember {
  readonly id: string
  readonly userid: string
}

/** The password of every member of {@link addMember}. */
export const rightPassword = 'Secret1!pass'
const passwordHash = testPasswords.hash(rightPassword)

let count = 0

/** Adds an active individual member with unique values, and with the given ones. */
export async function addMember(
  { services }: Pick<Shop, 'services'>,
  special: Partial<typeof members.$inferInsert> = {},
): Promise<TestMember> {
  count += 1
  const { clock, db } = services
  const row: typeof members.$inferInsert = {
    id: randomUUID(),
    userid: `member${count}`,
    passwordHash: await passwordHash,
    type: 'IDV',
    name: `Member ${count}`,
    email: `member${count}@shop.example`,
    receivesSms: false,
    receivesEmail: true,
    belonging: {},
    isIdentityVerified: true,
    status: 'active',
    registeredAt: clock.now(),
    ...special,
  }
  await db.insert(members).values(row)
  return { id: row.id, userid: row.userid }
}

/** Gives this browser a session of the member, without a login. */
export function signIn({ services }: Pick<Shop, 'services'>, browser: Browser, member: TestMember) {
  return openSession({ ...services, ...throwsAny }, browser.asCaller(), member.id)
}

/** Logs a member in by password; returns the session. */
export async function logIn(browser: Browser, { userid }: TestMember): Promise<OpenedSession> {
  const body = { userid, password: rightPassword }
  return (await browser.call(passwordLogin, '/v1/member/auth/login/password', { body })).content
}
