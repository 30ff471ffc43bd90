import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import { addMember } from '#tests/support/server/members.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { throwsAny } from '#tests/support/server/throws-any.ts'
import { idempotencyKeys } from '../db/schema/idempotency.ts'
import { withIdempotencyKey } from './idempotency.ts'

const shop = await sampleShop()
const { db, clock } = shop.services
const { id: memberId } = await addMember(shop)
const answerSchema = v.object({ turn: v.number() })

let turns = 0
let key = randomUUID()
beforeEach(() => {
  turns = 0
  key = randomUUID()
})

/** Runs a request that counts its turns; `body` is what it sends. */
function request(body: unknown = 'same', work: () => Promise<{ turn: number }> = async () => ({ turn: ++turns })) {
  const services = { db, clock, ...throwsAny }
  return withIdempotencyKey(services, { memberId, key, call: 'a call', body }, answerSchema, work)
}
const rowOf = async () => (await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key)))[0]

/** A request whose process died so long ago, in milliseconds: its key is locked, without an answer. */
async function diedBefore(age: number): Promise<void> {
  await request()
  const lockedUntil = new Date(clock.now().getTime() - age + 60_000)
  await db.update(idempotencyKeys).set({ answer: null, lockedUntil }).where(eq(idempotencyKeys.key, key))
}

describe('withIdempotencyKey', () => {
  it('runs once, and repeats its answer', async () => {
    expect(await request()).toEqual({ turn: 1 })
    expect(await request()).toEqual({ turn: 1 })
    expect(turns).toBe(1)
  })

  it('locks the key for a minute', async () => {
    await request()
    expect((await rowOf())?.lockedUntil).toEqual(new Date(clock.now().getTime() + 60_000))
  })

  it('refuses a repeated request while the first one runs, and for a minute after its process died', async () => {
    await diedBefore(59_999)
    await expect(request()).rejects.toMatchObject({ code: 'PR30003409' })
    expect(turns).toBe(1)
  })

  it.each([60_000, 60_001])('runs again %i ms after its process died, and locks the key again', async (age) => {
    await diedBefore(age)
    expect(await request()).toEqual({ turn: 2 })
    expect((await rowOf())?.lockedUntil).toEqual(new Date(clock.now().getTime() + 60_000))
  })

  it('has one answer when the first process was only slow', async () => {
    const { promise: end, resolve: finish } = Promise.withResolvers<void>()
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const slow = request('same', async () => {
      begin()
      await end
      return { turn: ++turns }
    })
    await begun
    shop.pass(60)
    const quick = await request()
    finish()
    expect(await slow).toEqual(quick)
    expect(await request()).toEqual(quick)
  })

  it('refuses the key of another request', async () => {
    await request({ amount: 1 })
    await expect(request({ amount: 2 })).rejects.toMatchObject({ code: 'PR30002400', field: 'idempotency_key' })
  })

  it('repeats an error of the API, with its field', async () => {
    const refuse = () => Promise.reject(throwsAny.apiError(codes.amountChanged, 'It costs more.', 'total_amt'))
    const refused = { code: 'PR30001400', message: 'It costs more.', field: 'total_amt' }
    await expect(request('same', refuse)).rejects.toMatchObject(refused)
    await expect(request()).rejects.toMatchObject(refused)
    await expect(request()).rejects.toBeInstanceOf(ApiError)
    expect(turns).toBe(0)
  })

  it.each([
    ['without a code', new Error('broken')],
    ['of the server', throwsAny.apiError(codes.serverBusy, 'Too much to do.')],
  ])('may be repeated at once after an error %s', async (_, error) => {
    await expect(request('same', () => Promise.reject(error))).rejects.toBe(error)
    expect(await request()).toEqual({ turn: 1 })
  })
})
