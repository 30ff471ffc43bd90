import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readLinkToken } from '#contract/addresses/link-token.ts'
import { issueCertificate, proveCertificate } from '#contract/content/certificates.ts'
import { cancelOrder } from '#contract/orders/orders.ts'
import { finishedLessons } from '#server/db/schema/learning.ts'
import { orders } from '#server/db/schema/orders.ts'
import { payments } from '#server/db/schema/payments.ts'
import { signIn } from '#tests/support/server/members.ts'
import { type BuyerSession, paidOrder, signInBuyer } from '#tests/support/server/orders.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const shop = await sampleShop()
const { db, clock } = shop.services
const day = 24 * 60 * 60
// The pass costs 30,000 won on every day after its campaign.
shop.pass(30 * day)
const price = 30_000
/** Lessons of the sample course; one of them is less than 20 %, two are more. */
const lessons = 8
const certificate = '/v1/member/my/certificate/101'

/** What somebody does who wants much for little: buy, learn, wait, ask for the money, ask for the certificate. */
const step = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ kind: 'buy' as const }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('learn' as const), count: fc.integer({ min: 1, max: 4 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 8 }) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('refund' as const), which: fc.nat({ max: 5 }) }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'certify' as const }) },
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** The rules as the terms tell them, told by hand: a list of purchases and the moments of the lessons. */
function honestModel() {
  let now = 0
  let today = 0
  const purchases: { number: string; at: number; day: number; isRefunded: boolean }[] = []
  const finished: number[] = []
  let issued: 'none' | 'valid' | 'revoked' = 'none'
  const kept = () => purchases.filter(({ isRefunded }) => !isRefunded)
  /** Lessons since the purchase, or since the first of the refunded ones right before it. */
  function learnt(index: number) {
    let first = index
    while (purchases[first - 1]?.isRefunded) first -= 1
    return finished.filter((at) => at > (purchases[first]?.at ?? 0)).length
  }
  function mayRefund(index: number) {
    const bought = purchases[index]
    return bought !== undefined && !bought.isRefunded && today - bought.day <= 7 && learnt(index) <= 1
  }
  return {
    purchases,
    kept,
    finished,
    mayRefund,
    issued: () => issued,
    buy(number: string) {
      now += 1
      purchases.push({ number, at: now, day: today, isRefunded: false })
    },
    /** Returns the numbers of the lessons that are finished now. */
    learn(count: number): number[] {
      if (kept().length === 0) return []
      const more = Math.min(count, lessons - finished.length)
      now += 1
      return Array.from({ length: more }, () => finished.push(now))
    },
    wait(days: number) {
      today += days
    },
    days: () => today,
    refund(index: number) {
      const bought = purchases[index]
      if (bought) bought.isRefunded = true
      if (issued === 'valid' && kept().length === 0) issued = 'revoked'
    },
    /** The status of the answer. */
    certify(): string {
      if (kept().length === 0) return 'PR10004404'
      if (issued === 'valid') return '201'
      if (finished.length < lessons) return 'PR20015403'
      if (purchases.every((bought, index) => bought.isRefunded || mayRefund(index))) return 'PR20019403'
      issued = 'valid'
      return '201'
    },
  }
}

async function walk(buying: BuyerSession, steps: readonly Step[]) {
  const model = honestModel()
  let proof: string | undefined
  for (const each of steps) {
    shop.pass(60)
    // A session is shorter than what somebody does here.
    const { access_token: token } = await signIn(shop, buying.browser, { id: buying.memberId, userid: '' })
    switch (each.kind) {
      case 'buy':
        if (model.kept().length < 3) model.buy(await paidOrder(shop, { ...buying, token }))
        break
      case 'learn': {
        const rows = model
          .learn(each.count)
          .map((lesson) => ({ memberId: buying.memberId, courseIdx: 101, lesson, finishedAt: clock.now() }))
        if (rows.length > 0) await db.insert(finishedLessons).values(rows)
        break
      }
      case 'wait':
        // Within the month of the first pass.
        if (model.days() + each.days > 20) break
        model.wait(each.days)
        shop.pass(each.days * day)
        break
      case 'refund': {
        const index = each.which
        const bought = model.purchases[index]
        if (!bought || bought.isRefunded) break
        const body = { idempotency_key: randomUUID(), reason: 'mistake' as const, expected_refund_amt: price }
        const path = `/v1/member/my/order/${bought.number}/cancel`
        if (model.mayRefund(index)) {
          const { content } = await buying.browser.call(cancelOrder, path, { token, body })
          expect(content.refunded_amt).toBe(price)
          model.refund(index)
        } else expect((await buying.browser.expectError('POST', path, { token, body })).code).toBe('PR30010400')
        break
      }
      case 'certify': {
        const expected = model.certify()
        if (expected !== '201') {
          expect((await buying.browser.expectError('POST', certificate, { token })).code).toBe(expected)
          break
        }
        const { content } = await buying.browser.call(issueCertificate, certificate, { token })
        proof = content.certificate?.proof ?? undefined
        break
      }
    }
  }
  return { model, proof }
}

/** Won that the shop has of a member in the end. */
async function keptOf(memberId: string) {
  const rows = await db
    .select({ paid: payments.paid, refunded: payments.refunded })
    .from(payments)
    .innerJoin(orders, eq(orders.number, payments.orderNumber))
    .where(eq(orders.memberId, memberId))
  return rows.reduce((sum, { paid, refunded }) => sum + paid - refunded, 0)
}

async function isProved(buying: BuyerSession, proof: string | undefined) {
  const link = readLinkToken(new URL(proof ?? '/', 'https://shop.example').hash.replace('#token=', ''))
  if (!link) return false
  const address = `/v1/certificate?id=${link.id}`
  const { content } = await buying.browser.call(proveCertificate, address, { linkSecret: link.secret })
  return content.revoked_on === null
}

test('no way of buying, learning, refunding and certifying gives a fifth of a course or a certificate for nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
      const buying = await signInBuyer(shop)
      // Somebody who tries everything at last asks for all of the money again.
      const atLast = [5, 4, 3, 2, 1, 0].map((which) => ({ kind: 'refund', which }) as const)
      const { model, proof } = await walk(buying, [...steps, ...atLast])
      const kept = await keptOf(buying.memberId)
      expect(kept).toBe(model.kept().length * price)
      const proved = await isProved(buying, proof)
      expect(proved).toBe(model.issued() === 'valid')
      if (kept > 0) return
      expect(proved).toBe(false)
      expect(model.finished.length * 5).toBeLessThan(lessons)
    }),
    { numRuns: 30 },
  )
}, 180_000)

test('of six purchases with a lesson each, every second one stays paid', async () => {
  const buying = await signInBuyer(shop)
  const round = [{ kind: 'buy' }, { kind: 'learn', count: 1 }] as const
  const steps = [0, 1, 2, 3, 4, 5].flatMap((which) => [...round, { kind: 'refund', which } as const])
  const { model } = await walk(buying, [...steps, { kind: 'certify' }])
  // Each counts its lesson, and that of the refunded one before it: two of eight are more than a fifth.
  expect(model.purchases.map(({ isRefunded }) => isRefunded)).toEqual([true, false, true, false, true, false])
  expect(await keptOf(buying.memberId)).toBe(3 * price)
})

test('lessons count since the first of the purchases that were refunded one after the other', async () => {
  const buying = await signInBuyer(shop)
  const learn = { kind: 'learn', count: 1 } as const
  const refund = (which: number) => ({ kind: 'refund', which }) as const
  const buy = { kind: 'buy' } as const
  const { model } = await walk(buying, [buy, learn, refund(0), buy, refund(1), buy, learn, refund(2)])
  expect(model.purchases.map(({ isRefunded }) => isRefunded)).toEqual([true, true, false])
  expect(await keptOf(buying.memberId)).toBe(price)
})
