import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { ageOn, needsGuardian } from '#contract/accounts/age.ts'
import { type IdentityMethod, type IdentityPurpose, identityLimits } from '#contract/accounts/identity-verification.ts'
import { consentAsGuardian, identifyForSignUp, signUpLimits } from '#contract/accounts/sign-up.ts'
import { guardianConsents, members } from '#server/db/schema/members.ts'
import { identityVerifications } from '#server/db/schema/sign-in.ts'
import { personHash } from '#server/sandbox/persons.ts'
import type { Browser } from '#tests/support/server/http-browser.ts'
import { type answers, answerVerification, beginVerification } from '#tests/support/server/identity-verification.ts'
import { addMember } from '#tests/support/server/members.ts'
import { today } from '#tests/support/server/sample-catalogue.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { filledForm, signUp } from '#tests/support/server/sign-up.ts'
import { refreshVerification } from '../identity-verification/verification.ts'

const shop = await sampleShop()
const { db } = shop.services
await addMember(shop, { personHash: personHash('haneul') })
await addMember(shop, { personHash: personHash('seojun'), status: 'withdrawal_requested' })
await addMember(shop, { personHash: personHash('yuna'), status: 'withdrawn' })
await addMember(shop, { personHash: personHash('minjun'), status: 'terminated' })

const address = (method: string) => `/v1/member/auth/join/identification/${method}`

interface Verified {
  readonly person?: string
  readonly answer?: keyof typeof answers
  readonly method?: IdentityMethod
  readonly purpose?: IdentityPurpose
}

/** Goes through the provider's window. Returns the number of the verification. */
async function verified(
  browser: Browser,
  { person = 'Oh Sora', answer = 'approve', method, purpose = 'join' }: Verified,
) {
  const opened = await beginVerification(browser, { purpose, ...(method ? { method } : {}) })
  await answerVerification(browser, opened, answer, person)
  return opened.idfc_id
}

const identify = (browser: Browser, idfc_id: string, method = 'OACX') =>
  browser.call(identifyForSignUp, address(method), { body: { idfc_id } })

const refused = async (browser: Browser, idfc_id: string, method = 'OACX') =>
  (await browser.expectError('POST', address(method), { body: { idfc_id } })).code

test.each(['OACX', 'CIVS'] as const)('tells who was verified, and until when it counts: %s', async (method) => {
  const browser = shop.browser()
  const idfc_id = await verified(browser, { method })
  const { content } = await identify(browser, idfc_id, method)
  const until = shop.services.clock.now().getTime() + signUpLimits.identificationSeconds * 1000
  expect(content).toEqual({
    idfc_id,
    name: 'Oh Sora',
    birth: '1986-03-17',
    phone: '01036520142',
    is_under_14: false,
    guardian: null,
    expires_at: new Date(until).toISOString(),
  })
})

test('answers a repeated call the same, in case the answer was lost', async () => {
  const browser = shop.browser()
  const idfc_id = await verified(browser, {})
  const first = await identify(browser, idfc_id)
  shop.pass(60)
  expect((await identify(browser, idfc_id)).content).toEqual(first.content)
})

test('rejects a verification that is unfinished, refused, expired, for another purpose, or of another browser', async () => {
  const browser = shop.browser()
  const open = await beginVerification(browser, { purpose: 'join' })
  expect(await refused(browser, open.idfc_id)).toBe('MB12101404')
  expect(await refused(browser, await verified(browser, { answer: 'refuse' }))).toBe('PR12001400')
  expect(await refused(browser, await verified(browser, { answer: 'cancel' }))).toBe('PR12001400')
  expect(await refused(browser, await verified(browser, { answer: 'expire' }))).toBe('MB10011404')
  expect(await refused(browser, await verified(browser, { purpose: 'login' }))).toBe('MB12101404')
  expect(await refused(browser, await verified(browser, {}), 'CIVS')).toBe('MB12101404')
  expect(await refused(shop.browser(), await verified(browser, {}))).toBe('MB12101404')
  const late = await beginVerification(browser, { purpose: 'join' })
  shop.pass(identityLimits.verifySeconds)
  expect(await refused(browser, late.idfc_id)).toBe('MB10011404')
})

test('expires after an hour', async () => {
  const browser = shop.browser()
  const idfc_id = await verified(browser, {})
  const { content } = await identify(browser, idfc_id)
  shop.pass(60 * 60 - 1)
  expect((await identify(browser, idfc_id)).content).toEqual(content)
  shop.pass(1)
  expect(await refused(browser, idfc_id)).toBe('MB10011404')
})

test.each([
  ['Kim Haneul', 'MB12103400'],
  ['Park Seojun', 'MB12103400'],
  ['Kang Minjun', 'MB12103400'],
  ['Choi Yuna', undefined],
])('tells who has an account: %s', async (person, answer) => {
  const browser = shop.browser()
  const idfc_id = await verified(browser, { person })
  if (answer === undefined) await identify(browser, idfc_id)
  else expect(await refused(browser, idfc_id)).toBe(answer)
})

test.each([
  ['2012-11-21', 14],
  ['2012-11-22', 13],
  ['2012-12-01', 13],
  ['2012-02-29', 14],
])('counts years to the day: born on %s', (birth, age) => {
  expect(ageOn(today, birth)).toBe(age)
  expect(needsGuardian(today, birth)).toBe(age < 14)
})

describe('a guardian', () => {
  /** A child with an identification in a browser. */
  async function child() {
    const browser = shop.browser()
    const idfc_id = await verified(browser, { person: 'Yoon Bada' })
    return { browser, idfc_id, told: (await identify(browser, idfc_id)).content }
  }

  const bodyOf = (idfc_id: string, guardian_idfc_id: string) => ({
    idfc_id,
    guardian_idfc_id,
    relation: 'mother' as const,
    collection: '2025',
  })
  const guardian = (browser: Browser, person = 'Oh Sora') => verified(browser, { person, purpose: 'guardian' })
  const refusedConsent = async (browser: Browser, body: object) =>
    (await browser.expectError('POST', `${address('OACX')}/guardian`, { body })).code

  test('must consent for a person under 14', async () => {
    const { told } = await child()
    expect(told).toMatchObject({ is_under_14: true, guardian: null })
  })

  test('consents by their own verification, which is shown', async () => {
    const { browser, idfc_id } = await child()
    const body = bodyOf(idfc_id, await guardian(browser))
    const consent = () => browser.call(consentAsGuardian, `${address('OACX')}/guardian`, { body })
    const { content } = await consent()
    expect(content).toMatchObject({ idfc_id, name: 'Yoon Bada', guardian: 'Oh Sora', is_under_14: true })
    expect((await consent()).content).toEqual(content)
  })

  test('must be an adult other than the child, verified for this purpose', async () => {
    const { browser, idfc_id } = await child()
    const refusals = [
      await refusedConsent(browser, bodyOf(idfc_id, await guardian(browser, 'Yoon Bada'))),
      await refusedConsent(browser, bodyOf(idfc_id, await verified(browser, { purpose: 'join' }))),
      await refusedConsent(browser, bodyOf(idfc_id, await verified(browser, { purpose: 'guardian', method: 'CIVS' }))),
      await refusedConsent(browser, { ...bodyOf(idfc_id, await guardian(browser)), collection: '2024' }),
      await refusedConsent(shop.browser(), bodyOf(idfc_id, await guardian(browser))),
    ]
    expect(refusals).toEqual(['PR11005400', 'MB12101404', 'MB12101404', 'PR11007400', 'MB12101404'])
  })

  test.each([
    ['2007-11-20', true],
    ['2007-11-21', true],
    ['2007-11-22', false],
  ])('is of age from the 19th birthday on: born on %s, on 21 November 2026', async (birth, isOfAge) => {
    const { browser, idfc_id } = await child()
    const verification = await guardian(browser)
    await refreshVerification(shop.services, browser.asCaller(), verification)
    await db.update(identityVerifications).set({ birth }).where(eq(identityVerifications.id, verification))
    expect(shop.services.clock.today()).toBe('2026-11-21')
    const body = bodyOf(idfc_id, verification)
    const answer = await browser.request('POST', `${address('OACX')}/guardian`, { body })
    expect(await answer.json()).toMatchObject({ status_code: isOfAge ? 200 : 'PR11005400' })
  })

  test('is refused when the child’s identification has expired', async () => {
    const [early, late] = [await child(), await child()]
    shop.pass(60 * 60 - 1)
    const body = bodyOf(early.idfc_id, await guardian(early.browser))
    await early.browser.call(consentAsGuardian, `${address('OACX')}/guardian`, { body })
    shop.pass(1)
    const refusal = await refusedConsent(late.browser, bodyOf(late.idfc_id, await guardian(late.browser)))
    expect(refusal).toBe('MB10011404')
  })

  test('is required for a sign-up under 14, and the consent is stored', async () => {
    const browser = shop.browser()
    const form = await filledForm(shop, browser, 'Yoon Bada')
    const { code } = await browser.expectError('POST', '/v1/member/auth/join/IDV', { body: form })
    expect(code).toBe('PR11004400')
    const body = bodyOf(form.idfc_id, await guardian(browser))
    await browser.call(consentAsGuardian, `${address('OACX')}/guardian`, { body })
    await signUp(browser, form)
    const [consent] = await db
      .select({
        name: guardianConsents.name,
        relation: guardianConsents.relation,
        edition: guardianConsents.edition,
        agreedAt: guardianConsents.agreedAt,
      })
      .from(guardianConsents)
      .innerJoin(members, eq(members.id, guardianConsents.memberId))
      .where(eq(members.userid, form.userid))
    expect(consent).toEqual({
      name: 'Oh Sora',
      relation: 'mother',
      edition: '2025',
      agreedAt: shop.services.clock.now(),
    })
  })
})
