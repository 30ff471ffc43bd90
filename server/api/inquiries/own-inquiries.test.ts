import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sendInquiry } from '#contract/content/inquiries.ts'
import { deleteInquiryAnswer, ownInquiries, ownInquiry } from '#contract/content/own-inquiries.ts'
import { inquiries, inquiryAnswers } from '#server/db/schema/inquiries.ts'
import { deleteExpired } from '#server/jobs/cleanup.ts'
import { answerInquiry } from '#server/operator/inquiries.ts'
import { inquiryForm } from '#tests/support/server/inquiries.ts'
import { kim } from '#tests/support/server/operators.ts'
import { type BuyerSession, signInBuyer } from '#tests/support/server/orders.ts'
import { itRejectsStrangers } from '#tests/support/server/shared-tests.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { throwsAny } from '#tests/support/server/throws-any.ts'
import { openSession } from '../session/open-session.ts'

const shop = await sampleShop()
const { services } = shop
const { db } = services
const address = '/v1/member/my/inquiry'
const day = 24 * 60 * 60

/** With a new token, because the clock may have been moved. */
const tokenOf = async ({ browser, memberId }: BuyerSession) =>
  (await openSession({ ...services, ...throwsAny }, browser.asCaller(), memberId)).access_token

async function send(sender: BuyerSession, changes: Record<string, string> = {}): Promise<number> {
  const input = { token: await tokenOf(sender), body: inquiryForm(changes) }
  return (await sender.browser.call(sendInquiry, '/v1/service/qna', input)).content.inquiry_id
}
const listed = async (member: BuyerSession, query = '') =>
  member.browser.call(ownInquiries, `${address}${query}`, { token: await tokenOf(member) })
const shown = async (member: BuyerSession, id: number) =>
  (await member.browser.call(ownInquiry, `${address}/${id}`, { token: await tokenOf(member) })).content
const answer = (id: number, text = 'Pay by card.\nSee you.') => answerInquiry(services, id, { by: kim, answer: text })

test('lists what a member has sent while logged in, the latest first, with its state', async () => {
  const member = await signInBuyer(shop)
  expect((await listed(member)).content).toEqual([])
  const first = await send(member, { title: 'First', category: 'error' })
  shop.pass(60)
  const second = await send(member, { title: 'Second' })
  await answer(first)
  const { content, page_info } = await listed(member)
  expect(content).toMatchObject([
    { inquiry_id: second, title: 'Second', category: { code: 'service' }, answered_at: null },
    { inquiry_id: first, title: null, category: { code: 'error' }, answered_at: services.clock.now().toISOString() },
  ])
  expect(page_info).toMatchObject({ total_size: 2, total_pages: 1 })
  expect((await listed(member, '?page_size=1&page_index=2')).content).toMatchObject([{ inquiry_id: first }])
})

test('shows what was sent until it is answered, and the answer alone afterwards', async () => {
  const member = await signInBuyer(shop)
  const id = await send(member, { title: 'Forty students', content: 'How do we pay?' })
  expect(await shown(member, id)).toMatchObject({
    title: 'Forty students',
    content: 'How do we pay?',
    has_image: false,
    answer: null,
    kept_until: null,
  })
  await answer(id)
  expect(await shown(member, id)).toMatchObject({
    title: null,
    content: null,
    answer: 'Pay by card.\nSee you.',
    kept_until: new Date(services.clock.now().getTime() + 365 * day * 1000).toISOString(),
  })
  expect(await db.$count(inquiries, eq(inquiries.id, id))).toBe(0)
})

test('keeps no answer of an inquiry from a visitor', async () => {
  const body = inquiryForm({})
  const { content } = await shop.browser().call(sendInquiry, '/v1/service/qna', { body })
  await answer(content.inquiry_id)
  expect(await db.$count(inquiryAnswers, eq(inquiryAnswers.inquiryId, content.inquiry_id))).toBe(0)
})

test('refuses an access token that is over, so that the browser renews it and the member finds the inquiry', async () => {
  const member = await signInBuyer(shop)
  const { code } = await member.browser.expectError('POST', '/v1/service/qna', { token: 'over', body: inquiryForm({}) })
  expect(code).toBe('PR10001400')
})

test('knows neither the inquiries of other members nor unknown ones', async () => {
  const member = await signInBuyer(shop)
  const [waiting, answered] = [await send(member), await send(member)]
  await answer(answered)
  const other = await signInBuyer(shop)
  for (const id of [waiting, answered, 999_999]) {
    for (const method of ['GET', 'DELETE'] as const) {
      const refused = await other.browser.expectError(method, `${address}/${id}`, { token: await tokenOf(other) })
      expect(`${method} ${refused.status} ${refused.code}`).toBe(`${method} 404 PR10004404`)
    }
  }
  expect((await listed(other)).content).toEqual([])
  expect((await listed(member)).content).toHaveLength(2)
})

test('a member deletes an answer, and nothing that still waits for one', async () => {
  const member = await signInBuyer(shop)
  const [waiting, answered] = [await send(member), await send(member)]
  await answer(answered)
  const token = await tokenOf(member)
  await member.browser.call(deleteInquiryAnswer, `${address}/${answered}`, { token })
  expect((await listed(member)).content).toMatchObject([{ inquiry_id: waiting }])
  const refused = await member.browser.expectError('DELETE', `${address}/${waiting}`, { token })
  expect(refused.code).toBe('PR10004404')
  expect((await shown(member, waiting)).content).not.toBeNull()
})

describe('strangers', () => itRejectsStrangers(shop, ownInquiries, address))

// It moves the clock, so it comes last.
test('an answer is deleted after a year', async () => {
  const member = await signInBuyer(shop)
  const id = await send(member)
  await answer(id)
  shop.pass(365 * day)
  await deleteExpired(db, services.clock)
  expect(await db.$count(inquiryAnswers, eq(inquiryAnswers.inquiryId, id))).toBe(1)
  shop.pass(1)
  await deleteExpired(db, services.clock)
  expect(await db.$count(inquiryAnswers, eq(inquiryAnswers.inquiryId, id))).toBe(0)
})
