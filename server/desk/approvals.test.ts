import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { approvalList, approveRequest, refuseRequest, withdrawRequest } from '#contract/desk/approvals.ts'
import {
  changeRoles,
  confirmOperator,
  deletePasskey,
  inviteAgain,
  inviteOwnDevice,
  openConfirmation,
  passkeyList,
  removeOperator,
} from '#contract/desk/operators.ts'
import { today } from '#contract/desk/today.ts'
import { agePasskeys, deskOf, logIn, Passkey, register } from '#tests/support/server/desk.ts'
import type { Browser } from '#tests/support/server/http-browser.ts'
import { addMember } from '#tests/support/server/members.ts'
import { paidOrder, signInBuyer } from '#tests/support/server/orders.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { transact } from '../db/open.ts'
import { checkRecords } from '../db/operator-record.ts'
import { members } from '../db/schema/members.ts'
import { operatorApprovals, operatorRecords, operators } from '../db/schema/operator.ts'
import { orders } from '../db/schema/orders.ts'
import { payments, refunds } from '../db/schema/payments.ts'
import { deleteExpired } from '../jobs/cleanup.ts'
import { askApproval } from '../operator/approvals.ts'
import { refundedAmount, sandboxLedger } from '../sandbox/payment/ledger.ts'

const shop = await sampleShop()
const { services } = shop
const { db, clock } = services
const desk = deskOf(shop)
const list = '/v1/desk/approval'

const asking = await desk.operator('Lee Dasom', ['money', 'support'])
const deciding = await desk.operator('Park Jun', ['money'])
const owner = await desk.operator('Choi Areum', ['owner'])
const support = await desk.operator('Han Byeol', ['support'])
const [lee] = await db.select().from(operators).where(eq(operators.name, 'Lee Dasom'))
const day = 24 * 60 * 60
const by = { id: lee?.id ?? '', name: 'Lee Dasom', network: '203.0.113.9' }

await agePasskeys(shop)

beforeEach(async () => {
  await db.delete(operatorApprovals).where(eq(operatorApprovals.askedBy, by.id))
  shop.pass(1)
  for (const { browser, passkey } of [asking, deciding, owner, support]) await logIn(browser, passkey)
})

/** Asks for a refund of a pass for 20,000 won. */
async function askRefund(request: { readonly amount: number; readonly lines?: readonly number[] }) {
  const buying = await signInBuyer(shop)
  const orderNumber = await paidOrder(shop, buying)
  const asked = { kind: 'refund', amount: request.amount, ruleAmount: 0, lines: request.lines ?? null } as const
  const id = await transact(db, (tx) =>
    askApproval(tx, clock.now(), {
      by,
      reason: 'The lessons did not start',
      subject: { orderNumber, memberId: buying.memberId },
      request: { ...asked, account: null },
    }),
  )
  return { id, orderNumber, memberId: buying.memberId }
}

async function askTermination() {
  const member = await addMember(shop)
  const id = await transact(db, (tx) =>
    askApproval(tx, clock.now(), {
      by,
      reason: 'Sold the login',
      subject: { memberId: member.id },
      request: { kind: 'terminate-member', cause: 'shared_credentials' },
    }),
  )
  return { id, member }
}

async function backOf(orderNumber: string) {
  const [payment] = await db.select().from(payments).where(eq(payments.orderNumber, orderNumber))
  const books = await sandboxLedger(services).find(payment?.providerOrderId ?? '')
  return books ? refundedAmount(books) : 0
}
const statusOf = async (orderNumber: string) =>
  (await db.select().from(orders).where(eq(orders.number, orderNumber)))[0]?.status
const actsOn = (subject: string) =>
  db.select().from(operatorRecords).where(eq(operatorRecords.subject, subject)).orderBy(desc(operatorRecords.position))

describe('requests that wait for a second operator', () => {
  test('are listed with who asked, what and why, the oldest first', async () => {
    const refund = await askRefund({ amount: 5_000 })
    shop.pass(60)
    const termination = await askTermination()
    const { content } = await deciding.browser.call(approvalList, list)
    expect(content).toEqual([
      {
        kind: 'refund',
        id: refund.id,
        order_number: refund.orderNumber,
        amt: 5_000,
        rule_amt: 0,
        paid_amt: 20_000,
        lines: null,
        account: null,
        reason: 'The lessons did not start',
        asked_by: 'Lee Dasom',
        asked_at: new Date(clock.now().getTime() - 60_000).toISOString(),
        expires_at: new Date(clock.now().getTime() - 60_000 + 7 * day * 1000).toISOString(),
        has_expired: false,
        is_own: false,
        obstacle: null,
      },
      {
        kind: 'terminate-member',
        id: termination.id,
        member_id: termination.member.id,
        userid: termination.member.userid,
        cause: 'shared_credentials',
        reason: 'Sold the login',
        asked_by: 'Lee Dasom',
        asked_at: clock.now().toISOString(),
        expires_at: new Date(clock.now().getTime() + 7 * day * 1000).toISOString(),
        has_expired: false,
        is_own: false,
        obstacle: null,
      },
    ])
    const own = await asking.browser.call(approvalList, list)
    expect(own.content.map((each) => [each.is_own, each.obstacle])).toEqual([
      [true, { kind: 'own-request' }],
      [true, { kind: 'own-request' }],
    ])
  })

  test('are made once for each order', async () => {
    const { orderNumber, memberId } = await askRefund({ amount: 5_000 })
    const again = transact(db, (tx) =>
      askApproval(tx, clock.now(), {
        by,
        reason: 'again',
        subject: { orderNumber, memberId },
        request: { kind: 'refund', amount: 1, ruleAmount: 0, lines: null, account: null },
      }),
    )
    await expect(again).rejects.toMatchObject({ code: 'PR60101409' })
    expect((await actsOn(orderNumber)).map(({ act }) => act)).toEqual(['ask-approval'])
  })
})

describe('an approval', () => {
  test('gives the sum back, and records who asked and who approved', async () => {
    const { id, orderNumber } = await askRefund({ amount: 5_000 })
    expect(await backOf(orderNumber)).toBe(0)
    await deciding.browser.call(approveRequest, `${list}/${id}/approve`)
    expect(await backOf(orderNumber)).toBe(5_000)
    expect(await statusOf(orderNumber)).toBe('paid')
    expect((await deciding.browser.call(approvalList, list)).content).toEqual([])
    expect(await actsOn(orderNumber)).toMatchObject([
      { act: 'refund-order', operator: 'Park Jun', details: { amount: 5_000, askedBy: 'Lee Dasom' } },
      { act: 'approve-request', operator: 'Park Jun', details: { askedBy: 'Lee Dasom', amount: 5_000 } },
      { act: 'ask-approval', operator: 'Lee Dasom', details: { reason: 'The lessons did not start' } },
    ])
    expect(await checkRecords(db)).toMatchObject({ broken: undefined })
  })

  test('gives lines back', async () => {
    const { id, orderNumber } = await askRefund({ amount: 20_000, lines: [1] })
    await owner.browser.call(approveRequest, `${list}/${id}/approve`)
    expect(await backOf(orderNumber)).toBe(20_000)
    expect(await statusOf(orderNumber)).toBe('refund_completed')
  })

  test('ends the membership', async () => {
    const { id, member } = await askTermination()
    await deciding.browser.call(approveRequest, `${list}/${id}/approve`)
    const [row] = await db.select().from(members).where(eq(members.id, member.id))
    expect(row).toMatchObject({ status: 'terminated', sanctionCause: 'shared_credentials' })
  })

  test('is not of the operator who asked', async () => {
    const { id, orderNumber } = await askRefund({ amount: 5_000 })
    const refused = await asking.browser.expectError('POST', `${list}/${id}/approve`)
    expect(refused).toMatchObject({ status: 403, code: 'PR60102403' })
    expect(await backOf(orderNumber)).toBe(0)
    expect((await deciding.browser.call(approvalList, list)).content).toHaveLength(1)
  })

  test('gives the money back once, when two operators approve at the same moment', async () => {
    const { id, orderNumber } = await askRefund({ amount: 5_000 })
    const answers = await Promise.all(
      [deciding, owner].map(({ browser }) => browser.request('POST', `${list}/${id}/approve`)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect(await backOf(orderNumber)).toBe(5_000)
    expect(await db.select().from(refunds).where(eq(refunds.orderNumber, orderNumber))).toHaveLength(1)
  })

  test('that cannot be carried out any more says why, and the request waits on', async () => {
    const { id, orderNumber } = await askRefund({ amount: 20_001 })
    const refused = await deciding.browser.expectError('POST', `${list}/${id}/approve`)
    expect(refused).toMatchObject({ status: 400, code: 'PR60205400' })
    expect((await deciding.browser.call(approvalList, list)).content).toHaveLength(1)
    expect((await actsOn(orderNumber)).map(({ act }) => act)).toEqual(['ask-approval'])
  })

  test('of lines whose refund has changed gives nothing back', async () => {
    const { id, orderNumber } = await askRefund({ amount: 19_000, lines: [1] })
    expect((await deciding.browser.expectError('POST', `${list}/${id}/approve`)).code).toBe('PR30001400')
    expect(await backOf(orderNumber)).toBe(0)
  })
})

describe('a second person', () => {
  const idOf = async (name: string) =>
    (await db.select({ id: operators.id }).from(operators).where(eq(operators.name, name)))[0]?.id ?? ''
  const obstacleFor = async (browser: Browser, id: string) =>
    (await browser.call(approvalList, list)).content.find((each) => each.id === id)?.obstacle

  test('has a passkey that is a day old', async () => {
    const fresh = await desk.operator('Yoon Saebyeok', ['money'])
    const registered = clock.now().getTime()
    const { id, orderNumber } = await askRefund({ amount: 5_000 })
    expect(await obstacleFor(fresh.browser, id)).toEqual({
      kind: 'young-passkey',
      from: new Date(registered + day * 1000).toISOString(),
      others: ['Choi Areum', 'Park Jun'],
    })
    const refused = await fresh.browser.expectError('POST', `${list}/${id}/approve`)
    expect(refused).toMatchObject({ status: 403, code: 'PR60104403' })
    shop.pass(day - 1 - (clock.now().getTime() - registered) / 1000)
    await logIn(fresh.browser, fresh.passkey)
    expect((await fresh.browser.expectError('POST', `${list}/${id}/approve`)).code).toBe('PR60104403')
    expect(await backOf(orderNumber)).toBe(0)
    shop.pass(1)
    await fresh.browser.call(approveRequest, `${list}/${id}/approve`)
    expect(await backOf(orderNumber)).toBe(5_000)
  })

  test('confirms by a passkey that is a day old, in whichever session', async () => {
    const { link } = (await deciding.browser.call(inviteOwnDevice, '/v1/desk/passkey')).content
    const added = new Passkey()
    await register(desk.browser(), added, new URLSearchParams(new URL(link).hash.slice(1)).get('secret') ?? '')
    const { id } = await askRefund({ amount: 5_000 })
    const confirm = async (used: Passkey) => {
      const { content } = await deciding.browser.call(openConfirmation, '/v1/desk/session/confirmation/challenge')
      await deciding.browser.call(confirmOperator, '/v1/desk/session/confirmation', {
        body: { passkey: used.use(content) },
      })
    }
    await confirm(added)
    expect((await deciding.browser.expectError('POST', `${list}/${id}/approve`)).code).toBe('PR60104403')
    await confirm(deciding.passkey)
    await deciding.browser.call(approveRequest, `${list}/${id}/approve`)
  })

  test('is not the owner who made the link of whoever asks, also after that link was replaced', async () => {
    const asker = await idOf('Lee Dasom')
    const invite = () => owner.browser.call(inviteAgain, `/v1/desk/operator/${asker}/invitation`)
    const taken = desk.browser()
    const { link } = (await invite()).content
    await register(taken, new Passkey(), new URLSearchParams(new URL(link).hash.slice(1)).get('secret') ?? '')
    const { id, orderNumber } = await askRefund({ amount: 5_000 })
    const refused = await owner.browser.expectError('POST', `${list}/${id}/approve`)
    expect(refused).toMatchObject({ status: 403, code: 'PR60105403' })
    expect(await obstacleFor(owner.browser, id)).toMatchObject({
      kind: 'inviter',
      others: ['Park Jun', 'Yoon Saebyeok'],
    })

    // A link that the taken access makes for itself still comes from the owner.
    const own = (await taken.call(inviteOwnDevice, '/v1/desk/passkey')).content
    const other = desk.browser()
    await register(other, new Passkey(), new URLSearchParams(new URL(own.link).hash.slice(1)).get('secret') ?? '')
    const [first] = (await other.call(passkeyList, '/v1/desk/passkey')).content
    await other.call(deletePasskey, `/v1/desk/passkey/${first?.id}`)
    expect((await owner.browser.expectError('POST', `${list}/${id}/approve`)).code).toBe('PR60105403')

    await invite()
    expect((await owner.browser.expectError('POST', `${list}/${id}/approve`)).code).toBe('PR60105403')
    expect(await backOf(orderNumber)).toBe(0)
    await logIn(deciding.browser, deciding.passkey)
    await deciding.browser.call(approveRequest, `${list}/${id}/approve`)
    await register(
      asking.browser,
      asking.passkey,
      new URLSearchParams(new URL((await invite()).content.link).hash.slice(1)).get('secret') ?? '',
    )
  })

  test('approves nothing of somebody who has lost the role', async () => {
    const { id, orderNumber } = await askRefund({ amount: 5_000 })
    const path = `/v1/desk/operator/${by.id}`
    await owner.browser.call(changeRoles, path, { body: { roles: ['content'] } })
    expect(await obstacleFor(deciding.browser, id)).toEqual({ kind: 'asker-lost-role' })
    const refused = await deciding.browser.expectError('POST', `${list}/${id}/approve`)
    expect(refused).toMatchObject({ status: 409, code: 'PR60103409' })
    expect(await backOf(orderNumber)).toBe(0)
    const body = { reason: 'No longer with the shop' }
    await deciding.browser.call(refuseRequest, `${list}/${id}/refuse`, { body })
    await owner.browser.call(changeRoles, path, { body: { roles: ['money', 'support'] } })
  })

  test('finds no request of somebody who was removed, and the record says why', async () => {
    await desk.operator('Moon Gaeul', ['money'])
    const gone = await idOf('Moon Gaeul')
    const buying = await signInBuyer(shop)
    const orderNumber = await paidOrder(shop, buying)
    const id = await transact(db, (tx) =>
      askApproval(tx, clock.now(), {
        by: { id: gone, name: 'Moon Gaeul', network: '203.0.113.9' },
        reason: 'A favour',
        subject: { orderNumber, memberId: buying.memberId },
        request: { kind: 'refund', amount: 1_000, ruleAmount: 0, lines: null, account: null },
      }),
    )
    await owner.browser.call(removeOperator, `/v1/desk/operator/${gone}`)
    expect((await deciding.browser.expectError('POST', `${list}/${id}/approve`)).status).toBe(404)
    expect((await actsOn(orderNumber))[0]).toMatchObject({
      act: 'refuse-request',
      operator: 'Choi Areum',
      details: { askedBy: 'Moon Gaeul', cause: 'asker_removed' },
    })
  })
})

describe('a refusal', () => {
  test('ends the request, and records why', async () => {
    const { id, orderNumber } = await askRefund({ amount: 5_000 })
    const body = { reason: 'The lessons did start' }
    await deciding.browser.call(refuseRequest, `${list}/${id}/refuse`, { body })
    expect(await backOf(orderNumber)).toBe(0)
    expect((await deciding.browser.expectError('POST', `${list}/${id}/approve`)).status).toBe(404)
    const [act] = await actsOn(orderNumber)
    expect(act).toMatchObject({
      act: 'refuse-request',
      operator: 'Park Jun',
      details: { askedBy: 'Lee Dasom', reason: 'The lessons did start' },
    })
  })

  test('needs a reason', async () => {
    const { id } = await askRefund({ amount: 5_000 })
    const body = { reason: '  ' }
    expect((await deciding.browser.expectError('POST', `${list}/${id}/refuse`, { body })).content.field).toBe('reason')
    expect((await deciding.browser.call(approvalList, list)).content).toHaveLength(1)
  })
})

describe('a withdrawal', () => {
  test('is of the operator who asked alone', async () => {
    const { id, orderNumber } = await askRefund({ amount: 5_000 })
    expect((await support.browser.expectError('DELETE', `${list}/${id}`)).status).toBe(404)
    await asking.browser.call(withdrawRequest, `${list}/${id}`)
    expect((await deciding.browser.call(approvalList, list)).content).toEqual([])
    const [act] = await actsOn(orderNumber)
    expect(act).toMatchObject({ act: 'withdraw-request', operator: 'Lee Dasom' })
  })
})

test('the record keeps holder, bank and the last digits of an account alone', async () => {
  const buying = await signInBuyer(shop)
  const orderNumber = await paidOrder(shop, buying)
  const account = { bank: 'shinhan', number: '110123456789', holder: '김하늘' } as const
  await transact(db, (tx) =>
    askApproval(tx, clock.now(), {
      by,
      reason: 'A deposit',
      subject: { orderNumber, memberId: buying.memberId },
      request: { kind: 'refund', amount: 1_000, ruleAmount: 0, lines: null, account },
    }),
  )
  const { content } = await deciding.browser.call(approvalList, list)
  const shown = { bank: 'shinhan', number: '********6789', holder: '김하늘' }
  expect(content).toMatchObject([{ account: { ...shown, is_other_holder: false } }])
  const acts = await actsOn(orderNumber)
  expect(acts).toMatchObject([{ act: 'ask-approval', details: { account: shown } }])
  expect(JSON.stringify(acts)).not.toMatch(/110123/)
})

// Last, since the special price of the pass ends meanwhile.
describe('a request on which nobody decides', () => {
  const todayOf = async ({ browser }: Pick<typeof asking, 'browser'>, subject: string) =>
    (await browser.call(today, '/v1/desk/today')).content.entries
      .filter((entry) => entry.subject === subject)
      .map(({ kind }) => kind)
  const passTo = async (seconds: number) => {
    shop.pass(seconds)
    for (const { browser, passkey } of [asking, deciding, owner]) await logIn(browser, passkey)
  }

  test('can be approved until the last moment of seven days', async () => {
    const { id, orderNumber } = await askRefund({ amount: 5_000 })
    await passTo(7 * day - 1)
    expect(await todayOf(deciding, orderNumber)).toEqual(['approval'])
    expect(await todayOf(owner, orderNumber)).toEqual(['approval'])
    await deciding.browser.call(approveRequest, `${list}/${id}/approve`)
    expect(await backOf(orderNumber)).toBe(5_000)
  })

  test('expires after seven days: nothing is done, and whoever asked is told until they withdraw it', async () => {
    const { id, orderNumber } = await askRefund({ amount: 5_000 })
    await passTo(7 * day)
    const refused = await deciding.browser.expectError('POST', `${list}/${id}/approve`)
    expect(refused).toMatchObject({ status: 409, code: 'PR60106409' })
    expect(await backOf(orderNumber)).toBe(0)
    expect(await todayOf(deciding, orderNumber)).toEqual([])
    expect((await deciding.browser.call(approvalList, list)).content).toEqual([])
    expect(await todayOf(asking, orderNumber)).toEqual(['expired-approval'])
    expect((await asking.browser.call(approvalList, list)).content).toMatchObject([{ id, has_expired: true }])
    await asking.browser.call(withdrawRequest, `${list}/${id}`)
    expect(await todayOf(asking, orderNumber)).toEqual([])
  })

  test('makes room for the same request', async () => {
    const { orderNumber, memberId } = await askRefund({ amount: 5_000 })
    const again = () =>
      transact(db, (tx) =>
        askApproval(tx, clock.now(), {
          by,
          reason: 'again',
          subject: { orderNumber, memberId },
          request: { kind: 'refund', amount: 4_000, ruleAmount: 0, lines: null, account: null },
        }),
      )
    await passTo(7 * day - 1)
    await expect(again()).rejects.toMatchObject({ code: 'PR60101409' })
    await passTo(1)
    const id = await again()
    await deciding.browser.call(approveRequest, `${list}/${id}/approve`)
    expect(await backOf(orderNumber)).toBe(4_000)
  })

  test('is deleted 37 days after it was asked', async () => {
    const { id } = await askRefund({ amount: 5_000 })
    const count = () => db.$count(operatorApprovals, eq(operatorApprovals.id, id))
    shop.pass(37 * day)
    await deleteExpired(db, clock)
    expect(await count()).toBe(1)
    shop.pass(1)
    await deleteExpired(db, clock)
    expect(await count()).toBe(0)
  })
})
