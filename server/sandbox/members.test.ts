import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { passwordLogin } from '#contract/accounts/login.ts'
import { profile } from '#contract/accounts/profile.ts'
import { testPasswords as passwords } from '#tests/support/server/passwords.ts'
import { today } from '#tests/support/server/sample-catalogue.ts'
import { clockOn, shopOn } from '#tests/support/server/shop.ts'
import { testDatabase } from '#tests/support/server/test-database.ts'
import { recordChange } from '../api/account-changes/record-change.ts'
import { everyRow } from '../db/every-row.ts'
import { transact } from '../db/open.ts'
import { consents, members } from '../db/schema/members.ts'
import { accountChanges, socialAccounts } from '../db/schema/sign-in.ts'
import { describeMembers, restoreMembers, sandboxMembers, seedMembers } from './members.ts'
import { linkSandboxAccounts } from './oauth/links.ts'
import { personHash, sandboxPersons } from './persons.ts'

const { database } = await testDatabase('sample')
const { db } = database
const clock = clockOn(today)
await Promise.all([seedMembers(db, clock, passwords), seedMembers(db, clock, passwords)])
const shop = await shopOn(database, today)

/** Answers of a login with a member's password and of the profile. */
async function visit({ userid, password }: { userid: string; password: string }) {
  const browser = shop.browser()
  const body = { userid, password }
  const address = '/v1/member/auth/login/password'
  const response = await browser.request('POST', address, { body })
  if (response.status !== 200) return (await browser.expectError('POST', address, { body })).code
  const { content } = await browser.call(passwordLogin, address, { body })
  return (await browser.call(profile, '/v1/member/my/profile', { token: content.access_token })).content
}

const member = (userid: string) => {
  const found = sandboxMembers.find((each) => each.userid === userid)
  if (!found) throw new Error(`no such member: ${userid}`)
  return found
}

test('are each created once, even by two processes that start together', async () => {
  expect(await db.$count(members)).toBe(sandboxMembers.length)
})

test('log in with the printed password, and show what is said about them', async () => {
  expect(await visit(member('practice01'))).toMatchObject({ type: 'IDV', is_dit_vrf: true, status: 'active' })
  expect(await visit(member('company01'))).toMatchObject({ type: 'GRP', group: '바른현장 안전원' })
  expect(await visit(member('restricted01'))).toMatchObject({ status: 'restricted' })
  expect(await visit(member('unverified01'))).toMatchObject({ is_dit_vrf: false })
  expect(await visit(member('deactivated01'))).toBe('MB20005400')
  expect(await visit(member('deleted01'))).toBe('MB20004400')
})

test('have agreed to the editions of the day they were registered, and to the offers they get', async () => {
  const edition = { edition: '2025', agreed_on: today, is_outdated: false }
  const agreed = ['terms', 'collection', 'marketing_sms'].map((kind) => ({ kind, ...edition }))
  const consentsOf = async () => {
    const shown = await visit(member('practice01'))
    return typeof shown === 'string' ? shown : shown.consents
  }
  expect(await consentsOf()).toHaveLength(agreed.length)
  expect(await consentsOf()).toEqual(expect.arrayContaining(agreed))
  await db.delete(consents).where(everyRow)
  await db.update(members).set({ receivesSms: false }).where(everyRow)
  await restoreMembers(db, passwords)
  expect(await consentsOf()).toHaveLength(agreed.length)
  expect(await consentsOf()).toEqual(expect.arrayContaining(agreed))
})

test('keep changes after a restart', async () => {
  const { userid } = member('practice01')
  const changed = { passwordHash: await passwords.hash('Another1!'), nickname: 'changed' }
  await db.update(members).set(changed).where(eq(members.userid, userid))
  await seedMembers(db, clock, passwords)
  const rows = await db.select().from(members).where(eq(members.userid, userid))
  expect(rows).toMatchObject([changed])
})

test('log in while they are restored, when their password is the printed one', async () => {
  const hashOf = async () => (await db.select().from(members).where(eq(members.userid, 'practice01')))[0]?.passwordHash
  await restoreMembers(db, passwords)
  const before = await hashOf()
  await restoreMembers(db, passwords)
  expect(await hashOf()).toBe(before)
})

test('log in with the printed password again after it was changed and restored', async () => {
  await db
    .update(members)
    .set({ passwordHash: await passwords.hash('Another1!') })
    .where(everyRow)
  await restoreMembers(db, passwords)
  expect(await visit(member('practice01'))).toMatchObject({ type: 'IDV' })
})

test('have the social accounts of the sandbox since they became members, and lose others when they are restored', async () => {
  await linkSandboxAccounts({ db, clock })
  const [own] = await db.select().from(members).where(eq(members.userid, 'practice01'))
  const memberId = own?.id ?? expect.fail()
  const linked = () => db.select().from(socialAccounts).where(eq(socialAccounts.memberId, memberId))
  expect((await linked()).map(({ linkedAt }) => linkedAt)).toEqual([1, 2, 3].map(() => own?.registeredAt))
  await db
    .update(socialAccounts)
    .set({ subject: 'linked since' })
    .where(and(eq(socialAccounts.memberId, memberId), eq(socialAccounts.provider, 'google')))
  const change = { kind: 'email-changed', previous: 'before@shop.example', current: 'after@shop.example' } as const
  await transact(db, (tx) => recordChange(tx, clock.now(), memberId, change))
  await restoreMembers(db, passwords)
  expect((await linked()).map(({ provider }) => provider).toSorted()).toEqual(['kakao', 'naver'])
  expect(await db.$count(accountChanges)).toBe(0)
})

test('have IDs and passwords by the rules', () => {
  for (const { userid, password } of sandboxMembers) {
    expect(userid).toMatch(/^[a-z0-9]{5,15}$/)
    expect(password).toMatch(/^(?=.*[A-Za-z])(?=.*\d)(?=.*[~!@#$^&*])[\w~!@#$^&*]{8,}$/)
  }
})

test('are printed for the operator, each with ID and password', () => {
  const table = describeMembers()
  for (const { userid, password, shows } of sandboxMembers) {
    expect(table.split('\n').find((line) => line.includes(userid))).toMatch(new RegExp(`${password} +${shows}`))
  }
})

test('are persons whom the identity provider can verify, if their identity is verified', async () => {
  for (const { userid, values } of sandboxMembers) {
    const person = sandboxPersons.find((each) => each.userid === userid)
    const [row] = await db.select().from(members).where(eq(members.userid, userid))
    expect(row?.personHash).toBe(values.isIdentityVerified === false ? null : personHash(person?.key ?? ''))
  }
})

test('leave two adults and a child under 14 with a guardian without an account', () => {
  const withoutAccount = sandboxPersons.filter((person) => person.userid === undefined)
  const isChild = (birth: string) => birth > `${Number(today.slice(0, 4)) - 14}${today.slice(4)}`
  expect(withoutAccount.filter((person) => !isChild(person.birth))).toHaveLength(2)
  for (const child of withoutAccount.filter((person) => isChild(person.birth))) {
    expect(sandboxPersons.map((person) => person.key)).toContain(child.guardian)
  }
  expect(withoutAccount.some((person) => isChild(person.birth))).toBe(true)
  expect(new Set(sandboxPersons.map((person) => person.phone)).size).toBe(sandboxPersons.length)
})
