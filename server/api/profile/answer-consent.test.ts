import { and, asc, eq, inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { answerConsent, profile } from '#contract/accounts/profile.ts'
import { createOrder } from '#contract/orders/checkout.ts'
import { legalEditions } from '#server/db/schema/legal.ts'
import { consents, type members } from '#server/db/schema/members.ts'
import { addConsent, addEdition } from '#tests/support/server/legal-editions.ts'
import { type BuyerSession, monthPass, order, orderForm, signInBuyer } from '#tests/support/server/orders.ts'
import { itRejectsStrangers } from '#tests/support/server/shared-tests.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { filledForm, signUp } from '#tests/support/server/sign-up.ts'

const shop = await sampleShop()
const { db, clock } = shop.services
const profilePath = '/v1/member/my/profile'
const consentPath = (document: string) => `/v1/member/my/consents/${document}`
const [first] = await db.select().from(legalEditions).where(eq(legalEditions.document, 'collection'))
const before = first?.edition ?? ''
const inForce = { effectiveOn: '2026-11-01' }

beforeEach(async () => {
  await db.delete(legalEditions).where(inArray(legalEditions.edition, ['next', 'later']))
})

const read = async ({ browser, token }: BuyerSession) => (await browser.call(profile, profilePath, { token })).content
const outdated = async (session: BuyerSession) =>
  (await read(session)).consents.filter(({ is_outdated }) => is_outdated).map(({ kind }) => kind)
const answer = ({ browser, token }: BuyerSession, document: string, edition: string, agrees: boolean) =>
  browser.call(answerConsent, consentPath(document), { token, body: { edition, agrees } })
const refusal = ({ browser, token }: BuyerSession, document: string, edition: string, agrees: boolean) =>
  browser.expectError('PUT', consentPath(document), { token, body: { edition, agrees } })
const history = ({ memberId }: BuyerSession, kind: 'collection' | 'marketing_sms' | 'marketing_email') =>
  db
    .select({ edition: consents.edition, agreedAt: consents.agreedAt, withdrawnAt: consents.withdrawnAt })
    .from(consents)
    .where(and(eq(consents.memberId, memberId), eq(consents.kind, kind)))
    .orderBy(asc(consents.agreedAt))

/** A member who agreed to the first editions, with offers by email. */
async function memberOfOld(special: Partial<typeof members.$inferInsert> = {}): Promise<BuyerSession> {
  const session = await signInBuyer(shop, { receivesEmail: true, ...special })
  await addConsent(shop, session.memberId, 'terms', before)
  await addConsent(shop, session.memberId, 'collection', before)
  await addConsent(shop, session.memberId, 'marketing_email', before)
  return session
}

describe('a consent is outdated', () => {
  test('never while its text has one edition', async () => {
    expect(await outdated(await memberOfOld())).toEqual([])
  })

  test('from the day on which an edition that asks again begins', async () => {
    const session = await memberOfOld()
    await addEdition(shop, 'collection', 'later', { effectiveOn: '2026-11-22' })
    expect(await outdated(session)).toEqual([])
    await addEdition(shop, 'collection', 'next', { effectiveOn: '2026-11-21' })
    expect(await outdated(session)).toEqual(['collection'])
  })

  test('not by an edition that only corrects, unless one before it asks', async () => {
    const session = await memberOfOld()
    await addEdition(shop, 'collection', 'later', { effectiveOn: '2026-11-10', asksAgain: false })
    expect(await outdated(session)).toEqual([])
    await addEdition(shop, 'collection', 'next', inForce)
    expect(await outdated(session)).toEqual(['collection'])
  })

  test('not for whoever agreed to the edition that asks, or to one after it', async () => {
    await addEdition(shop, 'collection', 'next', inForce)
    await addEdition(shop, 'collection', 'later', { effectiveOn: '2026-11-10', asksAgain: false })
    for (const edition of ['next', 'later']) {
      const session = await signInBuyer(shop)
      await addConsent(shop, session.memberId, 'collection', edition)
      expect(await outdated(session)).toEqual([])
    }
  })

  test('not after a sign-up on the new edition', async () => {
    await addEdition(shop, 'collection', 'next', inForce)
    await addEdition(shop, 'marketing', 'next', inForce)
    const browser = shop.browser()
    const form = await filledForm(shop, browser)
    const { content: joined } = await signUp(browser, {
      ...form,
      collection: 'next',
      marketing: 'next',
      recv_email: true,
    })
    const { content } = await browser.call(profile, profilePath, { token: joined.session.access_token })
    expect(content.consents.map(({ kind, edition, is_outdated }) => [kind, edition, is_outdated])).toEqual([
      ['collection', 'next', false],
      ['marketing_email', 'next', false],
      ['terms', before, false],
    ])
  })

  test('not for a member under 14, but from the fourteenth birthday on', async () => {
    await addEdition(shop, 'collection', 'next', inForce)
    expect(await outdated(await memberOfOld({ birth: '2012-11-22' }))).toEqual([])
    expect(await outdated(await memberOfOld({ birth: '2012-11-21' }))).toEqual(['collection'])
  })
})

describe('a member who is asked for the required consent', () => {
  test('buys nothing until they agree, and the same form is ordered afterwards', async () => {
    const session = await memberOfOld()
    const waiting = await order(shop, session)
    await addEdition(shop, 'collection', 'next', inForce)
    const body = await orderForm(shop, [monthPass])
    const { browser, token } = session
    expect(await browser.expectError('POST', '/v1/order', { token, body })).toMatchObject({
      status: 403,
      code: 'PR41003403',
    })
    const payment = { method: 'card', return_path: '/order?course=101&option=101003' }
    const begin = { token, body: payment }
    expect((await browser.expectError('POST', `/v1/order/${waiting}/payment`, begin)).code).toBe('PR41003403')
    expect((await answer(session, 'collection', 'next', true)).content.consents).toContainEqual({
      ...{ kind: 'collection', edition: 'next', agreed_on: '2026-11-21', is_outdated: false },
    })
    expect((await browser.call(createOrder, '/v1/order', { token, body })).content.status).toBe('pending')
  })

  test('keeps the history of what was agreed to when', async () => {
    const session = await memberOfOld()
    await addEdition(shop, 'collection', 'next', inForce)
    const agreedAt = clock.now()
    shop.pass(60)
    await answer(session, 'collection', 'next', true)
    expect(await history(session, 'collection')).toEqual([
      { edition: before, agreedAt, withdrawnAt: clock.now() },
      { edition: 'next', agreedAt: clock.now(), withdrawnAt: null },
    ])
  })

  test('is told of an edition that holds no longer, and has agreed to nothing', async () => {
    const session = await memberOfOld()
    await addEdition(shop, 'collection', 'next', inForce)
    expect(await refusal(session, 'collection', before, true)).toMatchObject({
      code: 'PR11007400',
      content: { field: 'edition' },
    })
    expect(await history(session, 'collection')).toHaveLength(1)
  })

  test('agrees once from two tabs at once', async () => {
    const session = await memberOfOld()
    await addEdition(shop, 'collection', 'next', inForce)
    await Promise.all([1, 2, 3].map(() => answer(session, 'collection', 'next', true)))
    expect((await history(session, 'collection')).map(({ edition }) => edition)).toEqual([before, 'next'])
  })

  test('can not decline it', async () => {
    const session = await memberOfOld()
    await addEdition(shop, 'collection', 'next', inForce)
    expect(await refusal(session, 'collection', 'next', false)).toMatchObject({ content: { field: 'agrees' } })
    expect(await outdated(session)).toEqual(['collection'])
  })

  test('under 14 can not agree, and buys by what the guardian agreed to', async () => {
    const session = await memberOfOld({ birth: '2015-03-02' })
    await addEdition(shop, 'collection', 'next', inForce)
    expect((await refusal(session, 'collection', 'next', true)).code).toBe('PR11004400')
    expect(await order(shop, session)).toMatch(/^2026/)
  })
})

describe('a member who is asked for the consent to offers', () => {
  test('goes on to get them after agreeing', async () => {
    const session = await memberOfOld()
    await addEdition(shop, 'marketing', 'next', inForce)
    expect(await outdated(session)).toEqual(['marketing_email'])
    const { content } = await answer(session, 'marketing', 'next', true)
    expect(content).toMatchObject({ recv_email: true, recv_sms: false })
    expect(await outdated(session)).toEqual([])
    expect(await history(session, 'marketing_sms')).toEqual([])
    expect((await history(session, 'marketing_email')).map(({ edition }) => edition)).toEqual([before, 'next'])
  })

  test('gets none after declining, and buys as before', async () => {
    const session = await memberOfOld()
    await addEdition(shop, 'marketing', 'next', inForce)
    const { content } = await answer(session, 'marketing', 'next', false)
    expect(content).toMatchObject({ recv_email: false, recv_sms: false })
    expect(content.consents.map(({ kind }) => kind)).not.toContain('marketing_email')
    expect(await history(session, 'marketing_email')).toMatchObject([{ edition: before, withdrawnAt: clock.now() }])
    expect((await answer(session, 'marketing', 'next', false)).content.recv_email).toBe(false)
    expect(await order(shop, session)).toMatch(/^2026/)
  })

  test('is told when another tab has answered otherwise', async () => {
    const session = await memberOfOld()
    await addEdition(shop, 'marketing', 'next', inForce)
    await answer(session, 'marketing', 'next', true)
    expect((await refusal(session, 'marketing', 'next', false)).code).toBe('PR41002409')
    expect((await read(session)).recv_email).toBe(true)
  })

  test('keeps what was agreed to on the new edition when declining the old one', async () => {
    const session = await memberOfOld({ receivesSms: true })
    await addEdition(shop, 'marketing', 'next', inForce)
    await addConsent(shop, session.memberId, 'marketing_sms', 'next')
    const { content } = await answer(session, 'marketing', 'next', false)
    expect(content).toMatchObject({ recv_email: false, recv_sms: true })
  })

  test('under 14 can decline, but not agree', async () => {
    const session = await memberOfOld({ birth: '2015-03-02' })
    await addEdition(shop, 'marketing', 'next', inForce)
    expect((await refusal(session, 'marketing', 'next', true)).code).toBe('PR11004400')
    expect((await answer(session, 'marketing', 'next', false)).content.recv_email).toBe(false)
  })
})

describe('strangers', () =>
  itRejectsStrangers(shop, answerConsent, consentPath('collection'), { edition: before, agrees: true }))
