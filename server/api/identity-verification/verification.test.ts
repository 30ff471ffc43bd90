import { expect, test } from 'vitest'
import { identityLimits } from '#contract/accounts/identity-verification.ts'
import { beginVerification } from '#tests/support/server/identity-verification.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { refreshVerification, settleVerification, statusAt } from './verification.ts'

const shop = await sampleShop()
const { db, clock } = shop.services
const verified = {
  outcome: 'verified',
  person: { key: 'sandbox:somebody', name: 'Somebody', birth: '2000-01-01', phone: null },
} as const

async function begun() {
  const browser = shop.browser()
  const { idfc_id } = await beginVerification(browser)
  const standing = async () => {
    const verification = await refreshVerification(shop.services, browser.asCaller(), idfc_id)
    return verification && statusAt(verification, clock.now())
  }
  return { id: idfc_id, standing }
}

test.each([
  [{ outcome: 'refused' }, verified, 'refused'],
  [{ outcome: 'canceled' }, verified, 'canceled'],
  [{ outcome: 'expired' }, verified, 'expired'],
  [verified, { outcome: 'refused' }, 'verified'],
] as const)('keeps the first answer: %o, then %o', async (first, second, standing) => {
  const verification = await begun()
  await settleVerification(db, clock, verification.id, first)
  await settleVerification(db, clock, verification.id, second)
  expect(await verification.standing()).toBe(standing)
})

test('stores one of two simultaneous answers, and nothing of the other', async () => {
  const verification = await begun()
  await Promise.all([
    settleVerification(db, clock, verification.id, { outcome: 'refused' }),
    settleVerification(db, clock, verification.id, verified),
  ])
  expect(['refused', 'verified']).toContain(await verification.standing())
})

test('accepts no answer after the expiry', async () => {
  const verification = await begun()
  shop.pass(identityLimits.verifySeconds)
  await settleVerification(db, clock, verification.id, verified)
  expect(await verification.standing()).toBe('expired')
})
