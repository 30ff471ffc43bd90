import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sendInquiry } from '#contract/content/inquiries.ts'
import type { Role } from '#contract/desk/roles.ts'
import { today } from '#contract/desk/today.ts'
import { deskOf } from '#tests/support/server/desk.ts'
import { inquiryForm } from '#tests/support/server/inquiries.ts'
import { addMember } from '#tests/support/server/members.ts'
import { kim } from '#tests/support/server/operators.ts'
import { headsetRental, paidOrder, signInBuyer } from '#tests/support/server/orders.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { insertRefund } from '../api/payments/insert-refund.ts'
import { everyRow } from '../db/every-row.ts'
import { transact } from '../db/open.ts'
import { devices } from '../db/schema/boards.ts'
import { outboxMessages } from '../db/schema/messages.ts'
import { operators } from '../db/schema/operator.ts'
import { payments, refunds } from '../db/schema/payments.ts'
import { reviewReports, reviews } from '../db/schema/reviews.ts'
import { askApproval } from '../operator/approvals.ts'
import { recordObjection, restrictMember } from '../operator/members.ts'
import { shipAsOperator } from '../operator/orders.ts'

const shop = await sampleShop()
const { services } = shop
const { db, clock } = services
const desk = deskOf(shop)

const seen = async (name: string, roles: readonly Role[]) => {
  const { browser } = await desk.operator(name, roles)
  return (await browser.call(today, '/v1/desk/today', { locale: 'en' })).content
}

test('shows what waits with its deadline, what is due first, to those who may act on it', async () => {
  await db.update(devices).set({ stock: 50 }).where(everyRow)
  expect(await seen('nothing waits', ['owner'])).toEqual({ entries: [], counts: [] })

  // Saturday, 21 November 2026, in Korea.
  const buying = await signInBuyer(shop)
  const toShip = await paidOrder(shop, buying, [headsetRental])
  const paidAt = clock.now()
  const shipped = await paidOrder(shop, buying, [headsetRental])
  await shipAsOperator(services, shipped, { kind: 'shipped', carrier: 'Hanjin', trackingNumber: '1234' }, kim)
  const { browser } = shop
  const body = inquiryForm({ title: 'How do I install it?' }, [])
  const { inquiry_id } = (await browser().call(sendInquiry, '/v1/service/qna', { body, locale: 'ko' })).content
  const member = await addMember(shop)
  await restrictMember(services, member.userid, { by: kim, reason: 'resold', cause: 'breach' })
  await recordObjection(services, member.userid, { by: kim, reason: 'by phone' })
  const [review] = await db
    .insert(reviews)
    .values({ memberId: member.id, courseIdx: 101, rating: 1, text: 'Rude words', writtenAt: clock.now() })
    .returning()
  const report = { reviewId: review?.id ?? 0, memberId: buying.memberId, reportedAt: clock.now() }
  await db.insert(reviewReports).values(report)
  await db.update(devices).set({ stock: 5 }).where(eq(devices.idx, 11))
  const [payment] = await db.select().from(payments).where(eq(payments.orderNumber, shipped))
  if (!payment) throw new Error('there is a payment')
  const refund = { payment, amount: 1_000, reason: 'mistake', now: clock.now(), isStray: true }
  const refundId = await transact(db, (tx) => insertRefund(tx, refund))
  await db.update(refunds).set({ checkAt: null }).where(eq(refunds.id, refundId))
  await db.update(outboxMessages).set({ status: 'sent' }).where(everyRow)
  const [message] = await db.select().from(outboxMessages).where(eq(outboxMessages.orderNumber, toShip)).limit(1)
  await db
    .update(outboxMessages)
    .set({ status: 'refused', attempts: 3 })
    .where(eq(outboxMessages.id, message?.id ?? ''))
  const [operator] = await db.select().from(operators).limit(1)
  const by = { ...kim, id: operator?.id ?? '' }
  const request = { kind: 'refund', amount: 7_000, ruleAmount: 0, lines: null, account: null } as const
  const subject = { orderNumber: shipped, memberId: buying.memberId }
  const askedAt = clock.now()
  await transact(db, (tx) => askApproval(tx, askedAt, { by, reason: 'late', subject, request }))

  const { entries, counts } = await seen('sees all', ['owner'])
  const told = entries.map(({ kind, subject: what, due_at, count }) => [kind, what, due_at, count])
  const amount = entries.find(({ kind }) => kind === 'ship')?.count
  expect(told).toEqual([
    ['inquiry', String(inquiry_id), '2026-11-23T14:59:59.999Z', null],
    ['ship', toShip, '2026-11-24T14:59:59.999Z', amount],
    ['approval', shipped, new Date(askedAt.getTime() + 7 * 86_400_000).toISOString(), 7_000],
    // Seven business days.
    ['refund', shipped, '2026-12-01T14:59:59.999Z', 1_000],
    ['objection', member.id, '2026-12-06T14:59:59.999Z', null],
    ['message', message?.kind, null, 3],
    ['review', String(review?.id), null, 1],
    ['stock', 'devices/headset.yaml', null, 5],
  ])
  expect(entries.find(({ kind }) => kind === 'ship')?.since).toBe(paidAt.toISOString())
  const sold = { buyer: '김하늘', title: 'Headset', others: 0 }
  for (const kind of ['ship', 'refund', 'approval'] as const)
    expect(entries.find((entry) => entry.kind === kind)).toMatchObject(sold)
  expect(entries.find(({ kind }) => kind === 'stock')).toMatchObject({ buyer: null, title: 'Headset', others: 0 })
  expect(entries.find(({ kind }) => kind === 'inquiry')?.title).toBe('How do I install it?')
  expect(counts.every(({ count }) => count === 1)).toBe(true)

  const kindsOf = async (name: string, roles: readonly Role[]) =>
    new Set((await seen(name, roles)).entries.map(({ kind }) => kind))
  expect(await kindsOf('money', ['money'])).toEqual(new Set(['refund', 'approval']))
  expect(await kindsOf('content', ['content'])).toEqual(new Set(['review', 'stock']))
  expect(await kindsOf('support', ['support'])).toEqual(
    new Set(['inquiry', 'ship', 'objection', 'message', 'review', 'stock']),
  )
  expect(await kindsOf('viewer', ['viewer'])).toEqual(new Set())
})
