import { describe, expect, test } from 'vitest'
import { monthPass, signInBuyer, order } from '../../tests/support/server/orders.ts'
import { orderMessages } from '../../tests/support/server/every-mail.ts'
import { sampleShop } from '../../tests/support/server/shop.ts'
import { createLog } from '../lib/log.ts'
import { everyRow } from '../db/every-row.ts'
import { transact } from '../db/open.ts'
import { eq } from 'drizzle-orm'
import { orders } from '../db/schema/orders.ts'
import { outboxMessages } from '../db/schema/messages.ts'
import { sendMessages } from '../jobs/send-messages.ts'
import { messagesTo } from '../../tests/support/server/outbox.ts'
import { recordChange } from '../api/account-changes/record-change.ts'
import { enqueueDataExportReady } from './data-export-messages.ts'
import { enqueueSanctionMails } from './membership-messages.ts'
import { enqueueOrderMessage, type OrderMessage } from './order-messages.ts'

const shop = await sampleShop()
const { db, clock, config, providers } = shop.services

const messages = orderMessages(clock.now())
/** What each mail must contain, in Korean and in English. */
const told: Readonly<Record<OrderMessage['kind'], readonly [ko: readonly string[], en: readonly string[]]>> = {
  'order-received': [['합계: 35,000원'], ['Total: ₩35,000', 'Pay by']],
  'deposit-awaited': [
    ['은행: 국민은행', '94280142773561'],
    ['Bank: KB Kookmin Bank', '94280142773561'],
  ],
  'order-paid': [['https://receipts.example/1'], ['Total: ₩35,000', 'https://receipts.example/1']],
  'order-shipped': [['운송장 번호: 6123'], ['Carrier: CJ', 'Tracking number: 6123']],
  'refund-requested': [
    ['환불 금액: 12,000원', '3,000원'],
    ['Refund: ₩12,000', '₩3,000'],
  ],
  'refund-completed': [['환불 금액: 12,000원'], ['Refund: ₩12,000']],
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
  for (const message of messages) await transact(db, (tx) => enqueueOrderMessage(tx, clock.now(), number, message))
  await sendMessages({ db, clock, config, providers, log: createLog('silent') })
  const sent = (await messagesTo(shop, email)).toReversed()
  expect(sent.map(({ purpose }) => purpose)).toEqual(messages.map(({ kind }) => kind))
  for (const { purpose, text, subject } of sent) {
    expect(subject).toContain(number)
    const parts = told[messages.find(({ kind }) => kind === purpose)?.kind ?? 'order-received'][locale === 'ko' ? 0 : 1]
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
      expect(await recipientsOf(buying.memberId, 'order-received')).toEqual([addresses(kind)[1]])
    },
  )

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
  await order(shop, buying, [monthPass, kit])
  await sendMessages({ db, clock, config, providers, log: createLog('silent') })
  const [mail] = await messagesTo(shop, email)
  const rows = [...(mail?.text.matchAll(/^(.+): (−?)₩([\d,]+)$/gm) ?? [])].map(([, label, sign, digits]) => ({
    label,
    amount: Number((digits ?? '').replaceAll(',', '')) * (sign === '−' ? -1 : 1),
  }))
  const total = rows.at(-1)
  expect(total).toMatchObject({ label: 'Total', amount: 50_000 })
  expect(rows.slice(0, -1).reduce((sum, { amount }) => sum + amount, 0)).toBe(50_000)
})
