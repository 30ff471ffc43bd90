import { randomUUID } from 'node:crypto'
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { requestDataExport } from '#contract/accounts/data-export.ts'
import { requestOpeningMail } from '#contract/courses/course-openings.ts'
import type { PaymentMethod } from '#contract/orders/orders.ts'
import { recordChange } from '#server/api/account-changes/record-change.ts'
import { beginConfirmation } from '#server/api/payments/confirm.ts'
import { everyRow } from '#server/db/every-row.ts'
import { transact } from '#server/db/open.ts'
import { contentDrafts } from '#server/db/schema/content-files.ts'
import { courses } from '#server/db/schema/courses.ts'
import { enrolments } from '#server/db/schema/learning.ts'
import { legalEditions } from '#server/db/schema/legal.ts'
import { legalNotices } from '#server/db/schema/legal-notices.ts'
import { members } from '#server/db/schema/members.ts'
import { outboxMessages } from '#server/db/schema/messages.ts'
import { orders } from '#server/db/schema/orders.ts'
import { cashReceipts, payments, refunds, webhookEvents } from '#server/db/schema/payments.ts'
import { sharePictures } from '#server/db/schema/share-pictures.ts'
import { addDays } from '#server/lib/clock.ts'
import { saveDraft } from '#server/operator/content-drafts.ts'
import { addOperator } from '#server/operator/operators.ts'
import { cancelAsOperator } from '#server/operator/orders.ts'
import { sandboxLedger } from '#server/sandbox/payment/ledger.ts'
import { kim } from '../support/server/operators.ts'
import {
  answerWindow,
  type BuyerSession,
  order,
  paidOrder,
  returnParameters,
  signInBuyer,
  startPayment,
  waitingOrder,
} from '../support/server/orders.ts'
import { shopPaidBy } from '../support/server/provider-shop.ts'
import type { Shop } from '../support/server/shop.ts'

/** Leaves two of everything that a job works on, all of it due now. */
export async function leaveDueWork(shop: Shop): Promise<void> {
  const { services } = shop
  const { db, clock } = services
  // At night no mail about ending passes is written.
  shop.pass(8 * 60 * 60)
  const one = await signInBuyer(shop, { email: 'one@school.example', receivesEmail: true, locale: 'ko' })
  const other = await signInBuyer(shop, { email: 'other@school.example', receivesEmail: true, locale: 'en' })
  const eachOf = async (work: (buying: BuyerSession) => Promise<unknown>) => {
    for (const buying of [one, other]) await work(buying)
  }
  const paid = (buying: BuyerSession, method: PaymentMethod = 'card') => paidOrder(shop, buying, undefined, method)
  const paymentOf = async (number: string) => {
    const [payment] = await db.select().from(payments).where(eq(payments.orderNumber, number))
    if (!payment) throw new Error(`order ${number} has a payment`)
    return payment
  }

  // Drafts of somebody who may publish, and of somebody who may not any more.
  await addOperator(services, { by: kim, name: 'Go Eun', roles: ['content'] })
  await addOperator(services, { by: kim, name: 'Park Jun', roles: ['support'] })
  const drafts = [
    { path: 'synonyms.yaml', name: 'Go Eun' },
    { path: 'fillers.yaml', name: 'Park Jun' },
  ]
  for (const { path, name } of drafts) {
    const by = { id: randomUUID(), name, network: '203.0.113.20' }
    await saveDraft(services, { path, version: 0, baseEdition: 0, value: [], by })
    await db
      .update(contentDrafts)
      .set({ publishAt: clock.now(), scheduledBy: { name, network: by.network } })
      .where(eq(contentDrafts.path, path))
  }
  await eachOf(async ({ browser, token }) => browser.call(requestDataExport, '/v1/member/my/data-export', { token }))
  for (const email of ['bom@school.example', 'yeoreum@school.example'])
    await shop.browser({ address: '192.0.2.1' }).call(requestOpeningMail, '/v1/lecture/intro/contents/103/opening', {
      body: { email, consent: 'Y' },
    })
  await db.update(courses).set({ opensOn: '2026-11-20' }).where(eq(courses.idx, 103))

  await eachOf(async (buying) => {
    const confirming = await order(shop, buying)
    const { address } = await answerWindow(buying, confirming)
    const { payment_id, payment_key, amount } = returnParameters(address)
    await beginConfirmation(services, payment_id, { key: payment_key, amount })
    await db.update(payments).set({ checkAt: clock.now() }).where(eq(payments.id, payment_id))
  })
  await eachOf(async (buying) => {
    const unpaid = await order(shop, buying)
    await startPayment(buying, unpaid)
    const past = new Date(clock.now().getTime() - 60_000)
    await db.update(orders).set({ expiresAt: past }).where(eq(orders.number, unpaid))
  })
  await eachOf(async (buying) => {
    const { number } = await waitingOrder(shop, buying)
    const { id, providerOrderId } = await paymentOf(number)
    const approvedAt = clock.now().toISOString()
    await sandboxLedger(services).change(providerOrderId, (book) => ({
      ...book,
      status: 'done',
      approvedAt,
      charges: 1,
    }))
    const receivedAt = new Date(clock.now().getTime() - 60_000)
    await db.insert(webhookEvents).values({ provider: 'sandbox', eventId: randomUUID(), paymentId: id, receivedAt })
  })
  const silent = shopPaidBy(shop, { ...services.providers.payment, cancel: async () => ({ outcome: 'unanswered' }) })
  await eachOf(async (buying) =>
    cancelAsOperator(silent.services, await paid(buying), { by: kim, reason: 'test', account: undefined }),
  )
  await db.update(refunds).set({ checkAt: clock.now() }).where(everyRow)
  await eachOf(async (buying) =>
    db.insert(cashReceipts).values({
      orderNumber: await paid(buying, 'transfer'),
      type: 'personal',
      number: '01023450142',
      status: 'requested',
      requestedAt: clock.now(),
      checkAt: clock.now(),
      checks: 0,
    }),
  )
  const learning = await db.select().from(enrolments)
  const passes = [one, other].flatMap(({ memberId }) => learning.find((each) => each.memberId === memberId)?.id ?? [])
  await db
    .update(enrolments)
    .set({ startsOn: '2026-10-26', endsOn: '2026-11-25', revokedAt: null })
    .where(inArray(enrolments.id, passes))
  await db.update(enrolments).set({ revokedAt: clock.now() }).where(notInArray(enrolments.id, passes))
  const [terms] = await db.select().from(legalEditions).where(eq(legalEditions.document, 'terms'))
  if (!terms) throw new Error('the sample has terms')
  await db
    .insert(legalEditions)
    .values({ ...terms, edition: 'coming', postedOn: clock.today(), effectiveOn: addDays(clock.today(), 15) })
  const told = await db
    .select({ memberId: members.id })
    .from(members)
    .where(notInArray(members.id, [one.memberId, other.memberId]))
  const notice = { document: 'terms', edition: 'coming', messageId: randomUUID(), toldAt: clock.now() } as const
  if (told.length > 0) await db.insert(legalNotices).values(told.map((member) => ({ ...member, ...notice })))
  await eachOf(({ memberId }) =>
    transact(db, (tx) =>
      recordChange(tx, clock.now(), memberId, {
        kind: 'phone-changed',
        previous: '01011112222',
        current: '01023450142',
      }),
    ),
  )
  await db.update(outboxMessages).set({ nextAttemptAt: clock.now() }).where(eq(outboxMessages.status, 'waiting'))
  await db
    .update(sharePictures)
    .set({ drawnHash: sql`${sharePictures.sourceHash}` })
    .where(sql`(${sharePictures.kind}, ${sharePictures.locale}) <> ('event', 'ko') or ${sharePictures.idx} > 2`)
  const undrawn = await db.$count(sharePictures, and(eq(sharePictures.kind, 'event'), eq(sharePictures.locale, 'ko')))
  if (undrawn < 2) throw new Error('the sample has two events')
}
