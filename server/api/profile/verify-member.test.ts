import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { profile } from '#contract/accounts/profile.ts'
import { verifyMember } from '#contract/orders/checkout.ts'
import { identityVerifications } from '#server/db/schema/sign-in.ts'
import { answerVerification, beginVerification } from '#tests/support/server/identity-verification.ts'
import { addMember, signIn } from '#tests/support/server/members.ts'
import { itRejectsStrangers } from '#tests/support/server/shared-tests.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const shop = await sampleShop()
const { db } = shop.services
const address = '/v1/member/my/profile/identification/OACX'

async function unverified() {
  const browser = shop.browser()
  const member = await addMember(shop, { isIdentityVerified: false, name: 'Typed', birth: null })
  const { access_token: token } = await signIn(shop, browser, member)
  return { browser, token }
}

test('a finished verification verifies the member, with the verified name', async () => {
  const { browser, token } = await unverified()
  const verification = await beginVerification(browser, { purpose: 'order' })
  await answerVerification(browser, verification, 'approve', 'Oh Sora')
  const body = { idfc_id: verification.idfc_id, purpose: 'order' as const }
  await browser.call(verifyMember, address, { token, body })
  expect((await browser.call(profile, '/v1/member/my/profile', { token })).content).toMatchObject({
    is_dit_vrf: true,
    username: 'Oh Sora',
    birth: '1986-03-17',
  })
  expect(await browser.expectError('POST', address, { token, body })).toMatchObject({ code: 'MB12101404' })
})

test('one for another purpose, of another browser, or refused, is rejected', async () => {
  const { browser, token } = await unverified()
  const verification = await beginVerification(browser, { purpose: 'order' })
  await answerVerification(browser, verification, 'approve', 'Moon Gaeul')
  const idfc_id = verification.idfc_id
  expect((await browser.expectError('POST', address, { token, body: { idfc_id } })).code).toBe('MB12101404')
  const other = await unverified()
  const body = { idfc_id, purpose: 'order' }
  expect((await other.browser.expectError('POST', address, { token: other.token, body })).code).toBe('MB12101404')
  const refused = await beginVerification(browser, { purpose: 'profile' })
  await answerVerification(browser, refused, 'refuse')
  expect((await browser.expectError('POST', address, { token, body: { idfc_id: refused.idfc_id } })).code).toBe(
    'PR12001400',
  )
})

test('a person with another account is rejected with its code', async () => {
  const verify = async () => {
    const { browser, token } = await unverified()
    const verification = await beginVerification(browser, { purpose: 'order' })
    await answerVerification(browser, verification, 'approve', 'Kim Haneul')
    const body = { idfc_id: verification.idfc_id, purpose: 'order' }
    return browser.request('POST', address, { token, body })
  }
  expect((await verify()).status).toBe(200)
  const second = await verify()
  expect(await second.json()).toMatchObject({ status_code: 'MB40203400' })
})

test('the account of one person cannot be verified as another, whoever has the session', async () => {
  const browser = shop.browser()
  const member = await addMember(shop, { personHash: 'the owner', name: 'Owner' })
  const { access_token: token } = await signIn(shop, browser, member)
  const verification = await beginVerification(browser, { purpose: 'profile' })
  await answerVerification(browser, verification, 'approve', 'Moon Gaeul')
  const body = { idfc_id: verification.idfc_id }
  expect((await browser.expectError('POST', address, { token, body })).code).toBe('MB40203400')
  const { content } = await browser.call(profile, '/v1/member/my/profile', { token })
  expect(content.username).toBe('Owner')
})

test('a person who left and returned is not blocked by the former account', async () => {
  const { browser, token } = await unverified()
  const verification = await beginVerification(browser, { purpose: 'order' })
  await answerVerification(browser, verification, 'approve', 'Moon Gaeul')
  const [row] = await db.select().from(identityVerifications).where(eq(identityVerifications.id, verification.idfc_id))
  await addMember(shop, { status: 'withdrawn', personHash: row?.personHash ?? null })
  const body = { idfc_id: verification.idfc_id, purpose: 'order' }
  expect((await browser.request('POST', address, { token, body })).status).toBe(200)
})

describe('strangers', () => itRejectsStrangers(shop, verifyMember, address, { idfc_id: randomUUID() }))
