import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { answerConsent } from '#contract/accounts/profile.ts'
import { unsubscribe } from '#contract/accounts/unsubscribe.ts'
import { addConsent, addEdition } from '#tests/support/server/legal-editions.ts'
import { watchedLog } from '#tests/support/server/log-lines.ts'
import { type BuyerSession, paidOrder, signInBuyer } from '#tests/support/server/orders.ts'
import { messagesTo } from '#tests/support/server/outbox.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { everyRow } from '../db/every-row.ts'
import { enrolments } from '../db/schema/learning.ts'
import { members } from '../db/schema/members.ts'
import { addDays } from '../lib/clock.ts'
import { mailEndingPasses } from './mail-ending-passes.ts'
import { sendMessages } from './send-messages.ts'

const shop = await sampleShop()
const { services } = shop
const { db, clock } = services
const hour = 60 * 60

// From three in the morning to ten.
shop.pass(7 * hour)
let count = 0
beforeEach(async () => {
  await db.update(enrolments).set({ reminderAt: clock.now() }).where(everyRow)
})

/** A member with a pass that began a month ago and ends in some days. */
async function learner(days: number, receivesEmail = true): Promise<BuyerSession & { email: string }> {
  const email = `learner${++count}@school.example`
  const buying = await signInBuyer(shop, { email, receivesEmail })
  // The login was in English.
  await db.update(members).set({ locale: 'ko' }).where(eq(members.id, buying.memberId))
  await paidOrder(shop, buying)
  const today = clock.today()
  await db
    .update(enrolments)
    .set({ startsOn: addDays(today, days - 30), endsOn: addDays(today, days) })
    .where(eq(enrolments.memberId, buying.memberId))
  return { ...buying, email }
}
async function mailsTo(email: string) {
  await mailEndingPasses({ db, clock })
  await sendMessages({ ...services, log: watchedLog().log })
  return (await messagesTo(shop, email)).filter(({ purpose }) => purpose === 'pass-ends')
}

test('a member who agreed to offers hears a week before the last day, once', async () => {
  const { email } = await learner(7)
  await Promise.all([1, 2, 3].map(() => mailEndingPasses({ db, clock })))
  const mails = await mailsTo(email)
  expect(mails).toHaveLength(1)
  expect(await mailsTo(email)).toHaveLength(1)
  const [mail] = mails
  expect(mail?.subject).toMatch(/^\(광고\) ‘.+’ 이용권이 곧 끝나요$/)
  expect(mail?.text).toContain('2026년 11월 28일까지')
  expect(mail?.text).toContain('/contents/detail?id=101')
})

test('the mail names the sender with address and phone, and the free way to end such mails', async () => {
  const { email } = await learner(3)
  const [mail] = await mailsTo(email)
  expect(mail?.text).toContain('주식회사 프랙티컴, 서울 성동구 공방길 12, 4층, 1600-0142')
  expect(mail?.text).toMatch(/무료 수신거부:\n\S+\/unsubscribe#token=\S+/)
})

test.each([
  ['in eight days', 8, {}],
  ['yesterday', -1, {}],
])('a pass that ends %s is not announced', async (_, days) => {
  const { email } = await learner(days)
  expect(await mailsTo(email)).toEqual([])
})

test('a member who has not agreed to offers by mail, is restricted or has no address hears nothing', async () => {
  const silent = await learner(5, false)
  const restricted = await learner(5)
  await db.update(members).set({ status: 'restricted' }).where(eq(members.id, restricted.memberId))
  await mailEndingPasses({ db, clock })
  expect(await mailsTo(silent.email)).toEqual([])
  expect(await mailsTo(restricted.email)).toEqual([])
})

test('a pass that goes on is not announced, nor one that was refunded, nor one of a week', async () => {
  const extended = await learner(5)
  const [row] = await db.select().from(enrolments).where(eq(enrolments.memberId, extended.memberId))
  await paidOrder(shop, extended)
  expect(row).toBeDefined()
  expect(await mailsTo(extended.email)).toEqual([])
  const refunded = await learner(5)
  await db.update(enrolments).set({ revokedAt: clock.now() }).where(eq(enrolments.memberId, refunded.memberId))
  expect(await mailsTo(refunded.email)).toEqual([])
  const short = await learner(5)
  await db
    .update(enrolments)
    .set({ startsOn: addDays(clock.today(), -2) })
    .where(eq(enrolments.memberId, short.memberId))
  expect(await mailsTo(short.email)).toEqual([])
})

describe('the link of the mail', () => {
  const tokenOf = (text: string | undefined) =>
    /unsubscribe#token=(\S+)/.exec(text ?? '')?.[1] ?? expect.fail('there is no link')

  test('ends offers by mail without a login, and repeated changes nothing', async () => {
    const first = await learner(6)
    const token = tokenOf((await mailsTo(first.email))[0]?.text)
    for (const _ of [1, 2]) await shop.browser().call(unsubscribe, '/v1/member/unsubscribe', { body: { token } })
    const [member] = await db.select().from(members).where(eq(members.id, first.memberId))
    expect(member?.receivesEmail).toBe(false)
    await db.update(enrolments).set({ reminderAt: null }).where(eq(enrolments.memberId, first.memberId))
    expect(await mailsTo(first.email)).toHaveLength(1)
  })

  test.each(['', 'x', `${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}.forged`])('is none with %j', async (token) => {
    const refused = await shop.browser().expectError('POST', '/v1/member/unsubscribe', { body: { token } })
    expect(`${refused.status} ${refused.code}`).toBe('404 PR20016404')
  })

  test('of one member changes no other', async () => {
    const [one, other] = [await learner(6), await learner(6)]
    const [, secret] = tokenOf((await mailsTo(other.email))[0]?.text).split('.')
    const body = { token: `${one.memberId}.${secret}` }
    expect((await shop.browser().expectError('POST', '/v1/member/unsubscribe', { body })).code).toBe('PR20016404')
  })
})

// It moves the clock, so it comes last.
test('nobody hears of an offer at night', async () => {
  const { email } = await learner(6)
  shop.pass(10 * hour)
  expect(await mailsTo(email)).toEqual([])
  shop.pass(14 * hour)
  expect(await mailsTo(email)).toHaveLength(1)
})

test('a member whose consent to offers is outdated hears nothing until they agree anew', async () => {
  const [asked, agreed] = [await learner(5), await learner(5)]
  await addConsent(shop, asked.memberId, 'marketing_email', '2025')
  await addEdition(shop, 'marketing', '2026', { effectiveOn: '2026-11-20' })
  await addConsent(shop, agreed.memberId, 'marketing_email', '2026')
  expect(await mailsTo(asked.email)).toEqual([])
  expect(await mailsTo(agreed.email)).toHaveLength(1)
  const body = { edition: '2026', agrees: true }
  await asked.browser.call(answerConsent, '/v1/member/my/consents/marketing', { token: asked.token, body })
  expect(await mailsTo(asked.email)).toHaveLength(1)
})
