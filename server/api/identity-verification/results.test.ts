import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { identityVerificationStatus } from '#contract/accounts/identity-verification.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import { transact } from '#server/db/open.ts'
import { identityVerifications } from '#server/db/schema/sign-in.ts'
import { personHash } from '#server/sandbox/persons.ts'
import type { Browser } from '#tests/support/server/http-browser.ts'
import { answerVerification, beginVerification } from '#tests/support/server/identity-verification.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { throwsAny } from '#tests/support/server/throws-any.ts'
import { consumeIdentityResult } from './results.ts'
import { refreshVerification } from './verification.ts'

const shop = await sampleShop()
const { db, clock } = shop.services

/** A browser whose person is verified for a sign-up. */
async function verified(person?: string) {
  const browser = shop.browser()
  const opened = await beginVerification(browser, { purpose: 'join' })
  await answerVerification(browser, opened, 'approve', person)
  await refreshVerification(shop.services, browser.asCaller(), opened.idfc_id)
  return { browser, id: opened.idfc_id }
}

const take = (browser: Browser, id: string, purpose: Parameters<typeof consumeIdentityResult>[3] = 'join') =>
  transact(db, (tx) => consumeIdentityResult(tx, { clock, caller: browser.asCaller(), ...throwsAny }, id, purpose))

async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work
  } catch (error) {
    if (error instanceof ApiError) return `${error.code}`
    throw error
  }
  return 'none'
}

test('returns the verified person', async () => {
  const { browser, id } = await verified('Oh Sora')
  expect(await take(browser, id)).toEqual({
    personHash: personHash('sora'),
    name: 'Oh Sora',
    birth: '1986-03-17',
    phone: '01036520142',
    method: 'OACX',
  })
})

test('returns the same hash of a person every time', async () => {
  const [one, other] = [await verified('Oh Sora'), await verified('Oh Sora')]
  const hashes = [(await take(one.browser, one.id)).personHash, (await take(other.browser, other.id)).personHash]
  expect(hashes[1]).toBe(hashes[0])
})

test('works once, and then deletes the personal data', async () => {
  const { browser, id } = await verified()
  await take(browser, id)
  expect(await codeOf(take(browser, id))).toBe('MB12101404')
  const [row] = await db.select().from(identityVerifications).where(eq(identityVerifications.id, id))
  expect(row).toMatchObject({ status: 'used', personHash: null, name: null, birth: null, phone: null })
  const { content } = await browser.call(identityVerificationStatus, `/v1/member/auth/identification/${id}`)
  expect(content.status).toBe('used')
})

test('stays usable when the transaction fails', async () => {
  const { browser, id } = await verified()
  const failing = transact(db, async (tx) => {
    await consumeIdentityResult(tx, { clock, caller: browser.asCaller(), ...throwsAny }, id, 'join')
    throw new Error('the rest failed')
  })
  await expect(failing).rejects.toThrow('the rest failed')
  expect((await take(browser, id)).name).toBe('Kim Haneul')
})

describe('is refused', () => {
  test('for another purpose', async () => {
    const { browser, id } = await verified()
    for (const purpose of ['login', 'guardian', 'order', 'profile'] as const) {
      expect(await codeOf(take(browser, id, purpose))).toBe('MB12101404')
    }
  })

  test('to another browser', async () => {
    const { id } = await verified()
    const other = await verified()
    expect(await codeOf(take(other.browser, id))).toBe('MB12101404')
    expect(await codeOf(take(shop.browser(), id))).toBe('MB12101404')
  })

  test('before it is finished', async () => {
    const browser = shop.browser()
    const { idfc_id } = await beginVerification(browser, { purpose: 'join' })
    expect(await codeOf(take(browser, idfc_id))).toBe('MB12101404')
  })

  test('after it expired', async () => {
    const [early, late] = [await verified(), await verified()]
    shop.pass(30 * 60 - 1)
    expect(await codeOf(take(early.browser, early.id))).toBe('none')
    shop.pass(1)
    expect(await codeOf(take(late.browser, late.id))).toBe('MB10011404')
  })

  test.each(['refuse', 'cancel'] as const)('when the person refused: %s', async (answer) => {
    const browser = shop.browser()
    const opened = await beginVerification(browser, { purpose: 'join' })
    await answerVerification(browser, opened, answer)
    await refreshVerification(shop.services, browser.asCaller(), opened.idfc_id)
    expect(await codeOf(take(browser, opened.idfc_id))).toBe('PR12001400')
  })
})
