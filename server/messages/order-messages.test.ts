import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { orderMessages } from '#tests/support/server/every-mail.ts'
import { watchedLog } from '#tests/support/server/log-lines.ts'
import { monthPass, order, paidOrder, signInBuyer } from '#tests/support/server/orders.ts'
import { messagesTo } from '#tests/support/server/outbox.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { recordChange } from '../api/account-changes/record-change.ts'
import { everyRow } from '../db/every-row.ts'
import { transact } from '../db/open.ts'
import { members } from '../db/schema/members.ts'
import { outboxMessages } from '../db/schema/messages.ts'
import { orders } from '../db/schema/orders.ts'
import { sendMessages } from '../jobs/send-messages.ts'
import { enqueueDataExportReady } from './data-export-messages.ts'
import { enqueueSanctionMails } from './membership-messages.ts'
import { enqueueOrderMessage, type OrderMessage } from './order-messages.ts'

const shop = await sampleShop()
const { db, clock, config, providers } = shop.services

const messages = orderMessages(clock.now())
/** What each mail must contain, in Korean and in English. */
const told: Readonly<Record<OrderMessage['kind'], readonly [ko: readonly string[], en: readonly string[]]>> = {
  'deposit-awaited': [
    ['은행: 국민은행', '94280142773561'],
    ['Bank: KB Kookmin Bank', '94280142773561'],
  ],
  'order-paid': [['https://receipts.example/1'], ['Total: ₩35,000', 'https://receipts.example/1']],
  'order-shipped': [['운송장 번호: 6123'], ['Carrier: CJ', 'Tracking number: 6123']],
  'refund-requested': [
    ['환불 금액: 12,000원', '3,000원', '신한은행', '계좌번호: ********6789', '예금주: Haneul Kim'],
    ['Refund: ₩12,000', '₩3,000', 'Account number: ********6789', 'Account holder: Haneul Kim'],
  ],
  'refund-completed': [
    ['환불 금액: 12,000원', '나머지 3,000원', '계좌번호: ********6789', '예금주: Haneul Kim'],
    ['Refund: ₩12,000', 'remaining ₩3,000', 'Account number: ********6789', 'Account holder: Haneul Kim'],
  ],
  'delivery-address-changed': [
    ['배송지가 바뀌었어요', '받는 분: H. G.', '(04524)'],
    ['Your delivery address was changed', 'Recipient: H. G.', '(04524)'],
  ],
  'refund-failed': [['환불 금액: 12,000원'], ['Refund: ₩12,000']],
}

test.each(['ko', 'en'] as const)('the mails of an order say its amounts, account and numbers: %s', async (locale) => {
  const email = `orders-${locale}@shop.example`
  const buying = await signInBuyer(shop, { email })
  const kit = { kind: 'course', option: 101_500, quantity: 1 } as const
  const number = await order(shop, buying, [monthPass, kit])
  await db.update(orders).set({ locale }).where(eq(orders.number, number))
  await db.delete(outboxMessages).where(everyRow)
  for (const message of orderMessages(clock.now())) {
    await transact(db, (tx) => enqueueOrderMessage(tx, clock.now(), number, message))
    // A requested refund is mailed after a minute.
    if (message.kind === 'refund-requested') shop.pass(60)
    await sendMessages({ db, clock, config, providers, log: watchedLog().log })
  }
  const sent = (await messagesTo(shop, email)).toReversed()
  expect(sent.map(({ purpose }) => purpose)).toEqual(messages.map(({ kind }) => kind))
  for (const { purpose, text, subject } of sent) {
    expect(subject).toContain(number)
    const { kind } = messages.find((each) => each.kind === purpose) ?? expect.fail()
    const parts = told[kind][locale === 'ko' ? 0 : 1]
    for (const part of parts) expect(text, purpose).toContain(part)
  }
})

describe('while a former address is trusted', () => {
  const addresses = (name: string) => [`former-${name}@home.example`, `current-${name}@mailbox.example`] as const
  /** Recipients of the mails of one kind to a buyer whose address was changed. */
  const recipientsOf = async (memberId: string, wanted: string) =>
    (await db.select().from(outboxMessages).where(eq(outboxMessages.memberId, memberId)))
      .filter(({ kind }) => kind === wanted)
      .map(({ recipient }) => recipient)
  async function moved(name: string) {
    const [previous, current] = addresses(name)
    const buying = await signInBuyer(shop, { email: current })
    const change = { kind: 'email-changed', previous, current } as const
    await transact(db, (tx) => recordChange(tx, clock.now(), buying.memberId, change))
    return buying
  }

  test.each(messages.map(({ kind }) => kind).filter((kind) => kind.startsWith('refund')))(
    'a mail about money that goes out is sent to both: %s',
    async (kind) => {
      const buying = await moved(kind)
      const number = await order(shop, buying, [monthPass])
      const message = messages.find((each) => each.kind === kind) ?? expect.fail()
      await transact(db, (tx) => enqueueOrderMessage(tx, clock.now(), number, message))
      expect(await recipientsOf(buying.memberId, kind)).toEqual([...addresses(kind)])
    },
  )

  test('a mail about a parcel is sent to the current address alone', async () => {
    const buying = await moved('parcel')
    const number = await order(shop, buying, [monthPass])
    const parcel = { kind: 'order-shipped', carrier: 'CJ', trackingNumber: '6123' } as const
    await transact(db, (tx) => enqueueOrderMessage(tx, clock.now(), number, parcel))
    expect(await recipientsOf(buying.memberId, 'order-shipped')).toEqual([addresses('parcel')[1]])
  })

  test('a mail about files with the member’s data is sent to both', async () => {
    const buying = await moved('export')
    const file = { locale: 'en', expiresAt: clock.now() } as const
    await transact(db, (tx) => enqueueDataExportReady(tx, clock.now(), { id: buying.memberId, name: 'Kim' }, file))
    expect(await recipientsOf(buying.memberId, 'data-export-ready')).toEqual([...addresses('export')])
  })

  test('a mail about a restriction is sent to both', async () => {
    const buying = await moved('sanction')
    const notice = { kind: 'membership-restricted', cause: 'fraud', until: undefined } as const
    await transact(db, (tx) => enqueueSanctionMails(tx, clock.now(), buying.memberId, notice))
    expect(await recipientsOf(buying.memberId, 'membership-restricted')).toEqual([...addresses('sanction')])
  })
})

test('the sums of a mail add up: regular prices less the discount plus delivery are the total', async () => {
  const email = 'sums@shop.example'
  const buying = await signInBuyer(shop, { email })
  const kit = { kind: 'course', option: 101_500, quantity: 2 } as const
  await paidOrder(shop, buying, [monthPass, kit])
  await sendMessages({ db, clock, config, providers, log: watchedLog().log })
  const [mail] = await messagesTo(shop, email)
  const rows = [...(mail?.text.matchAll(/^(.+): (−?)₩([\d,]+)$/gm) ?? [])].map(([, label, sign, digits]) => ({
    label,
    amount: Number((digits ?? '').replaceAll(',', '')) * (sign === '−' ? -1 : 1),
  }))
  const total = rows.at(-1)
  expect(total).toMatchObject({ label: 'Total', amount: 50_000 })
  expect(rows.slice(0, -1).reduce((sum, { amount }) => sum + amount, 0)).toBe(50_000)
})

test.each([
  ['2007-11-22', true],
  ['2007-11-21', false],
] as const)('the mail to a buyer born on %s says who may cancel the purchase: %s', async (birth, isTold) => {
  const email = `${birth}@shop.example`
  const buying = await signInBuyer(shop, { email })
  await db.update(members).set({ birth }).where(eq(members.id, buying.memberId))
  await paidOrder(shop, buying, [monthPass])
  await sendMessages({ db, clock, config, providers, log: watchedLog().log })
  const [mail] = await messagesTo(shop, email)
  expect(mail?.text.includes('you or they can cancel it by law')).toBe(isTold)
})

describe('a refund', () => {
  const kindsOf = async (number: string) =>
    (
      await db
        .select()
        .from(outboxMessages)
        .where(eq(outboxMessages.orderNumber, number))
        .orderBy(outboxMessages.position)
    )
      .map(({ kind }) => kind)
      .filter((kind) => kind.startsWith('refund'))
  const send = () => sendMessages({ db, clock, config, providers, log: watchedLog().log })
  const requested = { kind: 'refund-requested', amount: 12_000, by: 'member' } as const
  const completed = {
    kind: 'refund-completed',
    amount: 12_000,
    amountAwaitingReturn: 0,
    isStray: false,
    account: null,
  } as const

  test.each([completed, { kind: 'refund-failed', amount: 12_000 } as const])(
    'that ends within a minute is one mail: $kind',
    async (ended) => {
      const number = await order(shop, await signInBuyer(shop))
      const other = await order(shop, await signInBuyer(shop))
      for (const each of [number, other])
        await transact(db, (tx) => enqueueOrderMessage(tx, clock.now(), each, requested))
      shop.pass(59)
      await send()
      await transact(db, (tx) => enqueueOrderMessage(tx, clock.now(), number, ended))
      expect(await kindsOf(number)).toEqual([ended.kind])
      expect(await kindsOf(other)).toEqual(['refund-requested'])
    },
  )

  test('that takes longer is mailed when it is requested and when it is completed', async () => {
    const number = await order(shop, await signInBuyer(shop))
    await transact(db, (tx) => enqueueOrderMessage(tx, clock.now(), number, requested))
    shop.pass(60)
    await send()
    await transact(db, (tx) => enqueueOrderMessage(tx, clock.now(), number, completed))
    expect(await kindsOf(number)).toEqual(['refund-requested', 'refund-completed'])
  })
})
