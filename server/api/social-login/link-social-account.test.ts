import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { closeSession } from '#contract/accounts/session.ts'
import {
  linkSocialAccount,
  socialAccounts as socialAccountList,
  unlinkSocialAccount,
} from '#contract/accounts/social-login.ts'
import { socialProviders } from '#contract/values/social-providers.ts'
import { everyRow } from '#server/db/every-row.ts'
import { members } from '#server/db/schema/members.ts'
import { socialAccounts } from '#server/db/schema/sign-in.ts'
import { trickyPath } from '#tests/support/server/arbitraries.ts'
import { goTo, press } from '#tests/support/server/html-page.ts'
import { addMember, signIn, type TestMember } from '#tests/support/server/members.ts'
import { itRejectsStrangers } from '#tests/support/server/shared-tests.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { accounts, agree, linkAccounts, resultCookies, visitProvider } from '#tests/support/server/social-login.ts'

const shop = await sampleShop()
const { db } = shop.services
const address = (provider: string) => `/v1/member/my/social/${provider}`
const body = { return_url: '/mypage/edit?tab=login' }

beforeEach(async () => {
  await db.delete(socialAccounts).where(everyRow)
})

async function signedIn(member?: TestMember) {
  const browser = shop.browser()
  const who = member ?? (await addMember(shop))
  const { access_token: token } = await signIn(shop, browser, who)
  const begin = async (provider: (typeof socialProviders)[number]) =>
    (await browser.call(linkSocialAccount, address(provider), { token, body })).content.url
  const list = async () =>
    (await browser.call(socialAccountList, '/v1/member/my/social', { token })).content.map(({ provider }) => provider)
  return { browser, token, member: who, begin, list }
}

describe.each(socialProviders)('an account of %s', (provider) => {
  test('is linked, used to log in, and unlinked', async () => {
    const { browser, token, begin, list, member } = await signedIn()
    const page = await press(browser, await goTo(browser, await begin(provider)), agree)
    expect(page.address.href).toBe(`http://shop.localhost:3000/mypage/edit?tab=login&linked=${provider}`)
    expect(resultCookies(browser)).toEqual({})
    expect(await list()).toEqual([provider])

    const other = shop.browser()
    await visitProvider(other, provider)
    expect(resultCookies(other)).toMatchObject({ success: 'true', isJoin: 'N' })
    const [linked] = await db.select().from(socialAccounts).where(eq(socialAccounts.memberId, member.id))
    expect(linked?.provider).toBe(provider)

    await browser.call(unlinkSocialAccount, address(provider), { token })
    expect(await list()).toEqual([])
    await visitProvider(other, provider)
    expect(resultCookies(other)).toMatchObject({ isJoin: 'Y' })
  })

  test('of another member is not linked', async () => {
    const owner = await signedIn()
    await press(owner.browser, await goTo(owner.browser, await owner.begin(provider)), agree)
    const { browser, begin, list } = await signedIn()
    const page = await press(browser, await goTo(browser, await begin(provider)), agree)
    expect(page.address.pathname).toBe(`/social/${provider}`)
    expect(page.address.searchParams.get('next')).toBe(body.return_url)
    expect(resultCookies(browser)).toEqual({ status_code: 'PR20005400', success: 'false', isJoin: 'N' })
    expect(await list()).toEqual([])
    expect(await owner.list()).toEqual([provider])
  })

  test('can be linked twice by its own member', async () => {
    const { browser, begin, list } = await signedIn()
    const account = { [accounts.unknown]: true }
    for (let time = 0; time < 2; time++) {
      const page = await press(browser, await goTo(browser, await begin(provider)), agree, account)
      expect(page.address.searchParams.get('linked')).toBe(provider)
    }
    expect(await list()).toEqual([provider])
  })

  test('replaces the previous one', async () => {
    const { browser, begin, list } = await signedIn()
    for (const account of [accounts.sameEmail, accounts.noEmail]) {
      await press(browser, await goTo(browser, await begin(provider)), agree, { [account]: true })
    }
    expect(await list()).toEqual([provider])
    const other = shop.browser()
    await visitProvider(other, provider, { account: 'sameEmail' })
    expect(resultCookies(other)).toMatchObject({ isJoin: 'Y' })
    await visitProvider(other, provider, { account: 'noEmail' })
    expect(resultCookies(other)).toMatchObject({ isJoin: 'N' })
  })

  test('replaces no account of another member or provider', async () => {
    const [own, other] = [await signedIn(), await signedIn()]
    const others = socialProviders.filter((each) => each !== provider)
    await linkAccounts(shop, own.member, others)
    await linkAccounts(shop, other.member, [provider])
    await press(own.browser, await goTo(own.browser, await own.begin(provider)), agree)
    expect((await own.list()).toSorted()).toEqual(socialProviders.toSorted())
    expect(await other.list()).toEqual([provider])
  })

  test('is another one than that of the same number at another provider', async () => {
    const [own, other] = [await signedIn(), await signedIn()]
    await press(own.browser, await goTo(own.browser, await own.begin(provider)), agree)
    const elsewhere = provider === 'google' ? 'kakao' : 'google'
    await db.update(socialAccounts).set({ provider: elsewhere, memberId: other.member.id }).where(everyRow)
    await press(own.browser, await goTo(own.browser, await own.begin(provider)), agree)
    expect(await own.list()).toEqual([provider])
    expect(await other.list()).toEqual([elsewhere])
  })

  test('is not linked when the person refuses', async () => {
    const { browser, begin, list } = await signedIn()
    const page = await press(browser, await goTo(browser, await begin(provider)), 'Refuse')
    expect(page.address.pathname).toBe(`/social/${provider}`)
    expect(resultCookies(browser)).toMatchObject({ status_code: 'PR20004400', success: 'false' })
    expect(await list()).toEqual([])
  })
})

describe('a link begun in a session', () => {
  test('is invalid after the session was closed', async () => {
    const { browser, token, begin, member } = await signedIn()
    const consent = await goTo(browser, await begin('google'))
    await browser.call(closeSession, '/v1/member/logout', { token, body: { everywhere: true } })
    await press(browser, consent, agree, { [accounts.unknown]: true })
    expect(resultCookies(browser)).toMatchObject({ status_code: 'PR20004400', success: 'false' })
    expect(await db.select().from(socialAccounts).where(eq(socialAccounts.memberId, member.id))).toEqual([])
  })

  test.each([
    ['withdrawal_requested', 'MB20005400'],
    ['withdrawn', 'MB20004400'],
  ] as const)('is worth nothing for a member who is gone: %s', async (status, code) => {
    const { browser, begin, member } = await signedIn()
    const consent = await goTo(browser, await begin('google'))
    await db.update(members).set({ status }).where(eq(members.id, member.id))
    await press(browser, consent, agree, { [accounts.unknown]: true })
    expect(resultCookies(browser)).toMatchObject({ status_code: code, success: 'false' })
  })

  test.each(socialProviders)('links nothing in another browser: %s', async (provider) => {
    const { begin, list } = await signedIn()
    const thief = shop.browser()
    await visitProvider(thief, provider, { account: 'unknown' })
    await press(thief, await goTo(thief, await begin(provider)), agree, { [accounts.unknown]: true })
    expect(resultCookies(thief)).toMatchObject({ status_code: 'PR20004400', success: 'false' })
    expect(await list()).toEqual([])
  })
})

test('one account goes to one of two members who link it simultaneously', async () => {
  const both = await Promise.all([signedIn(), signedIn()])
  const consents = await Promise.all(both.map(async ({ browser, begin }) => goTo(browser, await begin('naver'))))
  await Promise.all(both.map(({ browser }, index) => press(browser, consents[index] ?? expect.fail(), agree)))
  const lists = await Promise.all(both.map(({ list }) => list()))
  expect(lists.flat()).toEqual(['naver'])
  const codes = both.map(({ browser }) => resultCookies(browser).status_code)
  expect(codes.toSorted()).toEqual(['PR20005400', undefined])
})

test('returns to the shop only, whatever path is requested', async () => {
  const browser = shop.browser({ address: '198.51.100.9' })
  const { access_token: token } = await signIn(shop, browser, await addMember(shop))
  const reply = v.object({ content: linkSocialAccount.content })
  let accepted = 0
  const comeBack = async (return_url: string) => {
    const response = await browser.request('POST', address('naver'), { token, body: { return_url } })
    if (response.status === 400) return
    accepted += 1
    const { content } = v.parse(reply, await response.json())
    const consent = new URL(content.url)
    expect(consent.origin).toBe('http://shop.localhost:3000')
    const callback = new URL(consent.searchParams.get('redirect_uri') ?? '')
    callback.search = `error=access_denied&state=${consent.searchParams.get('state')}`
    const page = new URL((await browser.visit(callback.href)).headers.get('Location') ?? '')
    expect([page.origin, page.pathname]).toEqual(['http://shop.localhost:3000', '/social/naver'])
    expect(new URL(page.searchParams.get('next') ?? '', page.origin).origin).toBe(page.origin)
  }
  await comeBack('/')
  await fc.assert(
    fc.asyncProperty(fc.array(trickyPath, { minLength: 20, maxLength: 20 }), async (tricks) => {
      await Promise.all(tricks.map(comeBack))
    }),
    { numRuns: 50 },
  )
  expect(accepted).toBeGreaterThan(100)
})

describe('strangers', () => itRejectsStrangers(shop, linkSocialAccount, address('google'), body))

test('refuses an unknown provider, naming the field', async () => {
  const { token } = await signedIn()
  const { status, content } = await shop.browser().expectError('POST', address('facebook'), { token, body })
  expect([status, content.field]).toEqual([400, 'provider'])
})
