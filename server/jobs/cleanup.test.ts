import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openQrLogin, qrLoginLimits } from '#contract/accounts/qr-login.ts'
import { sessionLimits } from '#contract/accounts/session.ts'
import { addMember, logIn, signIn } from '#tests/support/server/members.ts'
import { paidOrder, signInBuyer } from '#tests/support/server/orders.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { everyRow } from '../db/every-row.ts'
import { idempotencyKeys } from '../db/schema/idempotency.ts'
import { payments, webhookEvents } from '../db/schema/payments.ts'
import { sandboxRecords } from '../db/schema/sandbox.ts'
import {
  accountChanges,
  identityVerifications,
  knownBrowsers,
  membershipLinks,
  qrLogins,
  rateLimits,
  sessionFamilies,
  sessionTokens,
  socialJoins,
  socialRequests,
  wrongPasswords,
} from '../db/schema/sign-in.ts'
import {
  emailVerifications,
  humanChecks,
  identifications,
  limitedRequests,
  oneTimeCodes,
  passwordLinks,
} from '../db/schema/sign-up.ts'
import { deleteExpired } from './cleanup.ts'

const shop = await sampleShop()
const { db, clock } = shop.services
const day = 24 * 60 * 60
const tables = {
  sessionFamilies,
  sessionTokens,
  knownBrowsers,
  wrongPasswords,
  qrLogins,
  identityVerifications,
  socialRequests,
  socialJoins,
}

/** Number of rows of each table after the job. */
async function countAfterJob() {
  await deleteExpired(db, clock)
  const counts = await Promise.all(Object.entries(tables).map(async ([name, table]) => [name, await db.$count(table)]))
  return Object.fromEntries(counts)
}

test('deletes each kind of expired row in its time, and nothing sooner', async () => {
  const member = await addMember(shop)
  const browser = shop.browser()
  const body = { userid: member.userid, password: 'Wrong1!password' }
  await browser.request('POST', '/v1/member/auth/login/password', { body })
  const stays = await signIn(shop, browser, member)
  await browser.call(openQrLogin, '/v1/member/auth/did/qr')
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + qrLoginLimits.codeSeconds * 1000)
  const common = { bindingHash: '', origin: '', returnPath: '/', expiresAt }
  await db.insert(identityVerifications).values({
    ...common,
    id: randomUUID(),
    method: 'OACX',
    purpose: 'join',
    status: 'verified',
    providerKey: '',
    requestedAt: now,
  })
  await db.insert(socialRequests).values({ ...common, stateHash: 'state', provider: 'google' })
  await db.insert(socialJoins).values({ hash: 'join', provider: 'google', subject: '1', expiresAt })
  const everything = {
    sessionFamilies: 1,
    sessionTokens: 2,
    knownBrowsers: 1,
    wrongPasswords: 1,
    qrLogins: 1,
    identityVerifications: 1,
    socialRequests: 1,
    socialJoins: 1,
  }
  expect(await countAfterJob()).toEqual(everything)

  shop.pass(day)
  expect(await countAfterJob()).toEqual(everything)

  shop.pass(day)
  const sessionsAlone = {
    ...everything,
    wrongPasswords: 0,
    qrLogins: 0,
    identityVerifications: 0,
    socialRequests: 0,
    socialJoins: 0,
  }
  expect(await countAfterJob()).toEqual(sessionsAlone)

  const refreshed = { body: { refresh_token: stays.refresh_token } }
  expect((await browser.request('POST', '/v1/member/auth/token', refreshed)).status).toBe(200)
  shop.pass(sessionLimits.maxSeconds)
  expect(await countAfterJob()).toEqual({ ...sessionsAlone, sessionTokens: 0 })

  shop.pass(400 * day)
  expect(await countAfterJob()).toMatchObject({ knownBrowsers: 0, sessionFamilies: 0 })
})

test('deletes the tokens of a session a day after its end, not those of other browsers', async () => {
  const member = await addMember(shop)
  const [browser, other] = [shop.browser(), shop.browser()]
  const session = await logIn(browser, member)
  await logIn(other, member)
  await browser.request('POST', '/v1/member/logout', { token: session.access_token, body: {} })
  shop.pass(day)
  expect(await countAfterJob()).toMatchObject({ sessionFamilies: 2, sessionTokens: 4 })
  shop.pass(1)
  expect(await countAfterJob()).toMatchObject({ sessionFamilies: 2, sessionTokens: 2 })
})

test('deletes codes, links, identifications and checks a day after they expire, and rate-limit rows after their window', async () => {
  const { id: memberId } = await addMember(shop)
  const now = clock.now()
  const common = { bindingHash: '', expiresAt: now }
  await db.insert(oneTimeCodes).values({
    ...common,
    id: randomUUID(),
    purpose: 'find-id',
    targetHash: '',
    codeHash: '',
    attempts: 0,
    requestedAt: now,
  })
  await db.insert(emailVerifications).values({ ...common, id: randomUUID(), email: '', tokenHash: '', sentAt: now })
  await db.insert(passwordLinks).values({ tokenHash: '', memberId, sentAt: now, expiresAt: now })
  await db.insert(identifications).values({ ...common, id: randomUUID(), method: 'OACX' })
  await db.insert(humanChecks).values({ ...common, id: randomUUID(), challengeHash: '' })
  await db.insert(membershipLinks).values({ id: randomUUID(), memberId, tokenHash: '', expiresAt: now })
  const change = { id: randomUUID(), kind: 'email-changed', details: { before: '' }, tokenHash: '' } as const
  await db
    .insert(accountChanges)
    .values({ ...change, memberId, happenedAt: new Date(now.getTime() - 30 * day * 1000), expiresAt: now })
  await db
    .insert(limitedRequests)
    .values({ id: randomUUID(), requestId: randomUUID(), kind: 'userid network', keyHash: '', happenedAt: now })
  const counts = async () => {
    await deleteExpired(db, clock)
    const codes = [oneTimeCodes, emailVerifications, identifications, humanChecks]
    const links = [passwordLinks, membershipLinks, accountChanges]
    return Promise.all([...codes, ...links, limitedRequests].map((table) => db.$count(table)))
  }
  shop.pass(day)
  expect(await counts()).toEqual([1, 1, 1, 1, 1, 1, 1, 1])
  shop.pass(1)
  expect(await counts()).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
})

test.each([
  [
    'a repeated request for 30 days',
    30 * day,
    idempotencyKeys,
    async () => {
      const { id: memberId } = await addMember(shop)
      const key = { key: randomUUID(), requestHash: '', lockedUntil: clock.now() }
      await db.insert(idempotencyKeys).values({ ...key, memberId, createdAt: clock.now() })
    },
  ],
  [
    'a repeated webhook for 30 days',
    30 * day,
    webhookEvents,
    async () => {
      const number = await paidOrder(shop, await signInBuyer(shop))
      const [payment] = await db.select().from(payments).where(eq(payments.orderNumber, number))
      const event = { provider: 'sandbox', eventId: randomUUID(), paymentId: payment?.id ?? '' } as const
      await db.insert(webhookEvents).values({ ...event, receivedAt: clock.now() })
    },
  ],
  [
    'a browser for 400 days after the last login',
    400 * day,
    knownBrowsers,
    async () => {
      const { id: memberId } = await addMember(shop)
      await db.insert(knownBrowsers).values({ hash: randomUUID(), memberId, lastLoginAt: clock.now() })
    },
  ],
  [
    'a wrong password for 24 hours',
    24 * 60 * 60,
    wrongPasswords,
    async () => {
      const attempt = { useridHash: '', placeHash: '', isKnownBrowser: false }
      await db.insert(wrongPasswords).values({ ...attempt, id: randomUUID(), happenedAt: clock.now() })
    },
  ],
  [
    'a counted request for 24 hours',
    24 * 60 * 60,
    limitedRequests,
    async () => {
      const request = { id: randomUUID(), requestId: randomUUID(), kind: 'userid network', keyHash: '' } as const
      await db.insert(limitedRequests).values({ ...request, happenedAt: clock.now() })
    },
  ],
])('remembers %s', async (_, seconds, table, happen) => {
  await db.delete(table).where(everyRow)
  await happen()
  shop.pass(seconds)
  await deleteExpired(db, clock)
  expect(await db.$count(table)).toBe(1)
  shop.pass(1)
  await deleteExpired(db, clock)
  expect(await db.$count(table)).toBe(0)
})

test('deletes counts of calls a day after their minute', async () => {
  const over = (seconds: number) => new Date(clock.now().getTime() - seconds * 1000)
  await db.insert(rateLimits).values([
    { key: 'of a day', points: 1, expire: over(day) },
    { key: 'older', points: 1, expire: over(day + 1) },
  ])
  await deleteExpired(db, clock)
  const keys = (await db.select().from(rateLimits)).map((row) => row.key)
  expect(keys).toContain('of a day')
  expect(keys).not.toContain('older')
})

test('deletes by every other rule when one of them fails', async () => {
  const expire = new Date(clock.now().getTime() - 2 * day * 1000)
  await db.insert(rateLimits).values({ key: 'behind the failure', points: 1, expire })
  await db.execute(sql`alter table human_checks rename to human_checks_elsewhere`)
  try {
    const failed = await deleteExpired(db, clock).catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(AggregateError)
    expect(failed).toMatchObject({ message: '1 rules failed', errors: [expect.anything()] })
  } finally {
    await db.execute(sql`alter table human_checks_elsewhere rename to human_checks`)
  }
  expect(await db.$count(rateLimits, eq(rateLimits.key, 'behind the failure'))).toBe(0)
})

test('deletes expired records of the sandbox, and keeps those without an expiry', async () => {
  const expiresAt = new Date(clock.now().getTime() - (day + 1) * 1000)
  await db.insert(sandboxRecords).values([
    { kind: 'userid network', key: 'over', value: 1, expiresAt },
    { kind: 'userid network', key: 'current', value: 1, expiresAt: clock.now() },
    { kind: 'userid network', key: 'stays', value: 1 },
  ])
  await deleteExpired(db, clock)
  const kept = await db.select().from(sandboxRecords).where(eq(sandboxRecords.kind, 'userid network'))
  expect(kept.map(({ key }) => key).toSorted()).toEqual(['current', 'stays'])
})
