import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { createOrder } from '#contract/orders/checkout.ts'
import { cancelOrder, refundPreview } from '#contract/orders/orders.ts'
import { watchedLog } from '#tests/support/server/log-lines.ts'
import { addMember, signIn } from '#tests/support/server/members.ts'
import { kim } from '#tests/support/server/operators.ts'
import {
  answerWindow,
  type BuyerSession,
  buyer,
  confirm,
  deposit,
  order,
  orderForm,
  paidOrder,
  settle,
  signInBuyer,
  waitingOrder,
} from '#tests/support/server/orders.ts'
import { messagesTo } from '#tests/support/server/outbox.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { throwsAny } from '#tests/support/server/throws-any.ts'
import { recordChange } from '../api/account-changes/record-change.ts'
import { openSession } from '../api/session/open-session.ts'
import { everyRow } from '../db/every-row.ts'
import { type Transaction, transact } from '../db/open.ts'
import { guardianConsents } from '../db/schema/members.ts'
import { outboxMessages } from '../db/schema/messages.ts'
import { enqueueMessage } from '../messages/enqueue-message.ts'
import { refundAsOperator, shipAsOperator } from '../operator/orders.ts'
import type { Delivery } from '../providers/delivery.ts'
import type { Mail } from '../providers/mail/port.ts'
import { deleteExpired } from './cleanup.ts'
import { sendMessages } from './send-messages.ts'

const shop = await sampleShop()
const { db, clock, providers, config } = shop.services
const minute = 60
const day = 24 * 60 * minute

/** A mail server with given answers; records what it received. */
function mailServer(answer: () => Delivery | Promise<Delivery> = () => 'sent') {
  const mails: Mail[] = []
  const send = async (mail: Mail) => {
    mails.push(mail)
    return answer()
  }
  return { mails, send }
}

function run(mail: Pick<typeof providers.mail, 'send'> = providers.mail): Promise<void> {
  return sendMessages({ db, clock, config, providers: { mail, sms: providers.sms }, log: watchedLog().log })
}

const content = { locale: 'en', subject: 'Hello', heading: 'Hello', before: [], after: [] } as const

async function write(tx: Transaction, memberId: string, recipient: string): Promise<void> {
  await enqueueMessage(tx, { kind: 'password-changed', memberId, recipient, content, now: clock.now() })
}

async function waitingMessage(recipient = `${randomUUID()}@shop.example`) {
  const member = await addMember(shop)
  await transact(db, (tx) => write(tx, member.id, recipient))
  return { recipient, member }
}

/** Contents of a member's mails, in order; first sends the outbox to the sandbox. */
async function sentTo(email: string): Promise<string[]> {
  await run()
  return (await messagesTo(shop, email)).toReversed().map(({ purpose }) => purpose)
}

async function buyerWithMail(
  special: { locale?: 'ko' | 'en'; birth?: string } = {},
): Promise<BuyerSession & { readonly email: string }> {
  const email = `${randomUUID()}@shop.example`
  return { ...(await signInBuyer(shop, { email, ...special })), email }
}

beforeEach(async () => {
  await db.delete(outboxMessages).where(everyRow)
})

describe('messages about orders', () => {
  it('tells a buyer by card once, that the order is paid, with amounts and a link to the receipt', async () => {
    const buying = await buyerWithMail()
    const number = await paidOrder(shop, buying)
    expect(await sentTo(buying.email)).toEqual(['order-paid'])
    const [paid] = await messagesTo(shop, buying.email)
    expect(paid).toMatchObject({
      subject: `Payment received (${number})`,
      link: `http://shop.localhost:3000/mypage/history/detail?id=${number}`,
    })
    expect(paid?.text).toContain('Total: ₩20,000')
  })

  it('reports account and deadline of a deposit, and then that it arrived', async () => {
    const buying = await buyerWithMail()
    const { account } = await waitingOrder(shop, buying)
    expect(await sentTo(buying.email)).toEqual(['deposit-awaited'])
    const [awaited] = await messagesTo(shop, buying.email)
    expect(awaited?.text).toContain(`Account number: ${account}`)
    expect(awaited?.text).toMatch(/Deposit by: \d+ \w{3} 20\d\d, \d\d:\d\d \(Korea time\)/)
    await deposit(buying, account)
    expect(await sentTo(buying.email)).toEqual(['deposit-awaited', 'order-paid'])
  })

  it('reports delivery, a requested refund, and its completion', async () => {
    const buying = await buyerWithMail()
    const wheels = { kind: 'device', device: 21, sale_type: 'purchase', months: 0, quantity: 1 } as const
    const number = await paidOrder(shop, buying, [wheels])
    const sent = { kind: 'shipped', carrier: 'CJ', trackingNumber: '6123' } as const
    await shipAsOperator(shop.services, number, sent, kim)
    await shipAsOperator(shop.services, number, sent, kim)
    const { browser, token } = buying
    const preview = await browser.call(refundPreview, `/v1/member/my/order/${number}/refund`, { token })
    const body = {
      idempotency_key: randomUUID(),
      reason: 'mistake' as const,
      other_reason: '',
      expected_refund_amt: preview.content.refund_amt,
    }
    await browser.call(cancelOrder, `/v1/member/my/order/${number}/cancel`, { token, body })
    await browser.call(cancelOrder, `/v1/member/my/order/${number}/cancel`, { token, body })
    const begun = ['order-paid', 'order-shipped', 'refund-requested']
    shop.pass(minute)
    expect(await sentTo(buying.email)).toEqual(begun)
    const act = { by: kim, reason: 'came back', amount: undefined, account: undefined } as const
    await refundAsOperator(shop.services, number, act)
    await settle(shop)
    expect(await sentTo(buying.email)).toEqual([...begun, 'refund-completed'])
  })

  it('reports no order that was not paid, however often it was tried', async () => {
    const buying = await buyerWithMail()
    const body = await orderForm(shop, [{ kind: 'course', option: 101_001, quantity: 1 }])
    const { browser, token } = buying
    const { order_number } = (await browser.call(createOrder, '/v1/order', { token, body })).content
    await browser.call(createOrder, '/v1/order', { token, body })
    for (const answer of ['decline', 'cancel'] as const) {
      await confirm(buying, (await answerWindow(buying, order_number, answer)).address).catch(() => undefined)
    }
    shop.pass(31 * minute)
    await settle(shop)
    expect(await sentTo(buying.email)).toEqual([])
  })

  it('does not delay an order while the mail server is down', async () => {
    const buying = await buyerWithMail()
    const number = await order(shop, buying)
    await run(mailServer(() => 'unavailable'))
    const progress = await confirm(buying, (await answerWindow(buying, number)).address)
    expect(progress.status).toBe('paid')
    shop.pass(minute)
    expect(await sentTo(buying.email)).toEqual(['order-paid'])
  })

  it('contains no name, phone number or address of the buyer', async () => {
    const buying = await buyerWithMail()
    await paidOrder(shop, buying)
    await run()
    for (const { text } of await messagesTo(shop, buying.email)) {
      for (const fact of [buyer.name, buyer.phone, buyer.address]) expect(text).not.toContain(fact)
    }
  })
})

describe('a buyer under 14', () => {
  const guardianPhone = '01055550101'

  async function child(birth: string): Promise<BuyerSession> {
    const buying = await buyerWithMail({ birth })
    await db.insert(guardianConsents).values({
      memberId: buying.memberId,
      personHash: randomUUID(),
      name: 'Guardian',
      phone: guardianPhone,
      relation: 'mother',
      edition: '2025',
      agreedAt: clock.now(),
    })
    return buying
  }
  const textsToGuardian = async () => {
    await run()
    return (await messagesTo(shop, guardianPhone)).map(({ kind, purpose, text }) => ({ kind, purpose, text }))
  }

  it('has a guardian, who gets one text message about the payment', async () => {
    const [year, ...rest] = clock.today().split('-')
    const buying = await child([Number(year) - 13, ...rest].join('-'))
    const number = await paidOrder(shop, buying)
    const [told, ...more] = await textsToGuardian()
    expect(told).toEqual({
      kind: 'sms',
      purpose: 'child-paid',
      text: `[Practicum] 김하늘, whose membership you agreed to, paid ₩20,000. Order ${number}. If you did not agree to this payment, call 1600-0142.`,
    })
    expect(more).toEqual([])
  })

  it('has no guardian from the 14th birthday on', async () => {
    const before = (await textsToGuardian()).length
    const [year, ...rest] = clock.today().split('-')
    await paidOrder(shop, await child([Number(year) - 14, ...rest].join('-')))
    expect(await textsToGuardian()).toHaveLength(before)
  })
})

describe('messages about accounts', () => {
  it('reports a login from another browser, but not the first one nor one from a known browser', async () => {
    const email = `${randomUUID()}@shop.example`
    const member = await addMember(shop, { email })
    const first = shop.browser({ address: '198.51.100.7' })
    await signIn(shop, first, member)
    await signIn(shop, first, member)
    expect(await sentTo(email)).toEqual([])
    await signIn(shop, shop.browser({ address: '203.0.113.9' }), member)
    expect(await sentTo(email)).toEqual(['new-browser'])
    expect((await messagesTo(shop, email))[0]?.text).toContain('203.0.113.9')
  })

  it('is written in the language of the member, which a stranger’s browser does not choose', async () => {
    const email = `${randomUUID()}@shop.example`
    const member = await addMember(shop, { email })
    const known = shop.browser()
    await openAs(known, member.id, 'ko')
    await openAs(shop.browser(), member.id, 'en')
    await run()
    expect((await messagesTo(shop, email)).map(({ locale }) => locale)).toEqual(['ko'])
    await openAs(known, member.id, 'en')
    await openAs(shop.browser(), member.id, 'ko')
    await run()
    expect((await messagesTo(shop, email)).map(({ locale }) => locale)).toEqual(['en', 'ko'])
  })

  it('reports a changed email address to both addresses, and lets only the previous one undo it', async () => {
    const previous = `${randomUUID()}@shop.example`
    const current = `${randomUUID()}@shop.example`
    const member = await addMember(shop, { email: current })
    await transact(db, (tx) => recordChange(tx, clock.now(), member.id, { kind: 'email-changed', previous, current }))
    await run()
    expect((await messagesTo(shop, previous)).map(({ link }) => link)).toEqual([
      expect.stringMatching(/^http:\/\/shop\.localhost:3000\/account-change#token=.{40}/),
    ])
    const told = await messagesTo(shop, current)
    expect(told.map(({ link }) => link)).toEqual(['http://shop.localhost:3000/find-password'])
    expect(told[0]?.text).not.toContain('account-change')
  })
})

describe('sendMessages', () => {
  it('sends nothing of a transaction that was rolled back', async () => {
    const member = await addMember(shop)
    const failing = transact(db, async (tx) => {
      await write(tx, member.id, 'nobody@shop.example')
      throw new Error('the order was not written')
    })
    await expect(failing).rejects.toThrow('the order was not written')
    const server = mailServer()
    await run(server)
    expect(server.mails).toEqual([])
  })

  it('repeats under the same id after the mail server was down, with growing pauses', async () => {
    const { recipient } = await waitingMessage()
    const down = mailServer(() => 'unavailable')
    await run(down)
    shop.pass(29)
    await run(down)
    expect(down.mails).toHaveLength(1)
    shop.pass(1)
    await run(down)
    expect(down.mails).toHaveLength(2)
    shop.pass(59)
    await run(down)
    expect(down.mails).toHaveLength(2)
    shop.pass(1)
    const up = mailServer()
    await run(up)
    expect(up.mails).toMatchObject([{ to: recipient, id: down.mails[0]?.id }])
    shop.pass(day)
    await run(up)
    expect(up.mails).toHaveLength(1)
  })

  it.each([
    [1, 30],
    [2, 60],
    [3, 120],
    [7, 1_920],
    // An hour at the most.
    [8, 3_600],
    [9, 3_600],
    [100, 3_600],
  ])('waits after attempt %i for %i seconds', async (attempts, seconds) => {
    await waitingMessage()
    await db
      .update(outboxMessages)
      .set({ attempts: attempts - 1 })
      .where(everyRow)
    await run(mailServer(() => 'unavailable'))
    expect(await db.select().from(outboxMessages)).toMatchObject([
      { status: 'waiting', attempts, nextAttemptAt: new Date(clock.now().getTime() + seconds * 1000) },
    ])
  })

  it('leases a message for five minutes while it is being sent', async () => {
    await waitingMessage()
    let leased: Date | null | undefined
    await run(
      mailServer(async (): Promise<Delivery> => {
        leased = (await db.select().from(outboxMessages))[0]?.nextAttemptAt
        return 'sent'
      }),
    )
    expect(leased).toEqual(new Date(clock.now().getTime() + 5 * minute * 1000))
  })

  it('does not try the other messages at a server that is down', async () => {
    for (let count = 0; count < 3; count++) await waitingMessage()
    const down = mailServer(() => 'unavailable')
    await run(down)
    expect(down.mails).toHaveLength(1)
  })

  it('postpones no other message than the one that a server which is down did not take', async () => {
    for (let count = 0; count < 3; count++) await waitingMessage()
    const down = mailServer(() => 'unavailable')
    await run(down)
    const up = mailServer()
    await run(up)
    expect(up.mails).toHaveLength(2)
    expect(up.mails.map(({ id }) => id)).not.toContain(down.mails[0]?.id)
  })

  it('repeats a message once whose process died before recording it', async () => {
    await waitingMessage()
    const dying = mailServer(() => Promise.reject(new Error('gone')))
    // The process dies after sending: the row stays claimed.
    await run(dying)
    const [row] = await db.select().from(outboxMessages)
    await db
      .update(outboxMessages)
      .set({ nextAttemptAt: new Date(clock.now().getTime() + 5 * minute * 1000) })
      .where(eq(outboxMessages.id, row?.id ?? ''))
    const other = mailServer()
    await run(other)
    expect(other.mails, 'while the lease lasts').toEqual([])
    shop.pass(5 * minute)
    await run(other)
    await run(other)
    expect(other.mails.map(({ id }) => id)).toEqual([row?.id])
  })

  it('stores a message once that the sandbox receives twice', async () => {
    const { recipient } = await waitingMessage()
    const twice = {
      send: async (mail: Mail) => {
        await providers.mail.send(mail)
        return providers.mail.send(mail)
      },
    }
    await run(twice)
    expect(await messagesTo(shop, recipient)).toHaveLength(1)
  })

  it('gives up an address that the mail server refuses, and messages that are no longer of use', async () => {
    await waitingMessage()
    const refusing = mailServer(() => 'refused')
    await run(refusing)
    shop.pass(day)
    await run(refusing)
    expect(refusing.mails).toHaveLength(1)
    expect(await db.select({ status: outboxMessages.status }).from(outboxMessages)).toEqual([{ status: 'refused' }])

    await db.delete(outboxMessages).where(everyRow)
    await waitingMessage()
    shop.pass(7 * day - 1)
    const inTime = mailServer()
    await run(inTime)
    expect(inTime.mails).toHaveLength(1)

    await db.delete(outboxMessages).where(everyRow)
    await waitingMessage()
    shop.pass(7 * day)
    const server = mailServer()
    await run(server)
    expect(server.mails).toEqual([])
    expect(await db.select({ status: outboxMessages.status }).from(outboxMessages)).toEqual([{ status: 'expired' }])
  })

  it('deletes recipient and content of a sent message at once, and the rest after a year', async () => {
    await waitingMessage()
    await run()
    expect(await db.select().from(outboxMessages)).toMatchObject([{ status: 'sent', recipient: null, content: null }])
    shop.pass(364 * day)
    await deleteExpired(db, clock)
    expect(await db.$count(outboxMessages)).toBe(1)
    shop.pass(2 * day)
    await deleteExpired(db, clock)
    expect(await db.$count(outboxMessages)).toBe(0)
  })
})

async function openAs(browser: ReturnType<typeof shop.browser>, memberId: string, locale: 'ko' | 'en') {
  await openSession({ ...shop.services, ...throwsAny }, { ...browser.asCaller(), locale }, memberId)
}
