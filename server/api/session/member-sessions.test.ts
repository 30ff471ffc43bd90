import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  checkSession,
  closeSession,
  endSession,
  memberSessions,
  refreshSession,
  sessionLimits,
} from '#contract/accounts/session.ts'
import { addMember, signIn, type TestMember } from '#tests/support/server/members.ts'
import { itRejectsStrangers } from '#tests/support/server/shared-tests.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { deviceOf } from './device.ts'

const shop = await sampleShop()
const { clock } = shop.services
const address = '/v1/member/my/session'

async function login(member: TestMember, userAgent?: string) {
  const browser = shop.browser(userAgent === undefined ? {} : { userAgent })
  const session = await signIn(shop, browser, member)
  return { browser, token: session.access_token, refresh_token: session.refresh_token }
}
type Login = Awaited<ReturnType<typeof login>>
const list = async ({ browser, token }: Pick<Login, 'browser' | 'token'>) =>
  (await browser.call(memberSessions, address, { token })).content

test('lists where a member is logged in, this browser first, then the one used last', async () => {
  const member = await addMember(shop)
  const phone = await login(member)
  const startedAt = clock.now().toISOString()
  shop.pass(60)
  await login(member)
  shop.pass(60)
  const [current, other, ...rest] = await list(phone)
  expect(rest).toEqual([])
  expect(current).toMatchObject({ started_at: startedAt, last_used_at: startedAt, is_current: true })
  expect(other).toMatchObject({ is_current: false })
})

test('sorts the other places by when they were used last, not by when they began', async () => {
  const member = await addMember(shop)
  const begin = async () => {
    shop.pass(60)
    return { ...(await login(member)), startedAt: clock.now().toISOString() }
  }
  const use = async ({ browser, refresh_token }: Login) => {
    shop.pass(60)
    await browser.call(refreshSession, '/v1/member/auth/token', { body: { refresh_token } })
  }
  const [first, second, third] = [await begin(), await begin(), await begin()]
  for (const each of [second, first, third]) await use(each)
  const here = await begin()
  const starts = (await list(here)).map(({ started_at }) => started_at)
  expect(starts).toEqual([here, third, first, second].map(({ startedAt }) => startedAt))
})

test('tells when a session was used last', async () => {
  const { browser, refresh_token } = await login(await addMember(shop))
  shop.pass(sessionLimits.accessSeconds)
  const { content } = await browser.call(refreshSession, '/v1/member/auth/token', { body: { refresh_token } })
  const [current] = await list({ browser, token: content.access_token })
  expect(current?.last_used_at).toBe(clock.now().toISOString())
})

test('leaves out sessions that ended or can no longer be refreshed, and those of others', async () => {
  const member = await addMember(shop)
  await login(member)
  await login(await addMember(shop))
  shop.pass(sessionLimits.refreshSeconds)
  const closed = await login(member)
  await closed.browser.call(closeSession, '/v1/member/logout', { token: closed.token, body: {} })
  const own = await login(member)
  expect(await list(own)).toHaveLength(1)
})

test.each([
  [14 * 24 * 60 * 60 - 1, 2],
  [14 * 24 * 60 * 60, 1],
])('%i seconds after its last use, a session makes the list %i long', async (seconds, length) => {
  const member = await addMember(shop)
  await login(member)
  shop.pass(seconds)
  expect(await list(await login(member))).toHaveLength(length)
})

test('lists a session for exactly 60 days, however lately it was used', async () => {
  const member = await addMember(shop)
  const startedAt = clock.now().toISOString()
  const { browser, ...begun } = await login(member)
  const isListed = async () => (await list(await login(member))).some(({ started_at }) => started_at === startedAt)
  let { refresh_token } = begun
  for (let day = 10; day < 60; day += 10) {
    shop.pass(10 * 24 * 60 * 60)
    const { content } = await browser.call(refreshSession, '/v1/member/auth/token', { body: { refresh_token } })
    refresh_token = content.refresh_token
  }
  shop.pass(10 * 24 * 60 * 60 - 1)
  expect(await isListed()).toBe(true)
  shop.pass(1)
  expect(await isListed()).toBe(false)
})

describe('ending a session', () => {
  test('logs one device out and leaves the others', async () => {
    const member = await addMember(shop)
    const [here, there] = [await login(member), await login(member)]
    const other = (await list(here)).find(({ is_current }) => !is_current)
    await here.browser.call(endSession, `${address}/${other?.id}`, { token: here.token })
    expect((await there.browser.expectError('GET', '/v1/member/token', { token: there.token })).code).toBe('PR10001400')
    expect(await list(here)).toHaveLength(1)
    const again = await here.browser.expectError('DELETE', `${address}/${other?.id}`, { token: here.token })
    expect(again.code).toBe('PR10004404')
  })

  test('needs a fresh authentication in this browser, except for the own session', async () => {
    const member = await addMember(shop)
    const [here, there] = [await login(member), await login(member)]
    const [own, other] = await list(here)
    // A stolen token comes without the cookie of the browser.
    const thief = shop.browser()
    expect((await thief.expectError('DELETE', `${address}/${other?.id}`, { token: here.token })).code).toBe(
      'PR20006403',
    )
    shop.pass(sessionLimits.freshSeconds)
    expect((await here.browser.expectError('DELETE', `${address}/${other?.id}`, { token: here.token })).code).toBe(
      'PR20006403',
    )
    await there.browser.call(checkSession, '/v1/member/token', { token: there.token })
    await here.browser.call(endSession, `${address}/${own?.id}`, { token: here.token })
    expect((await here.browser.expectError('GET', '/v1/member/token', { token: here.token })).code).toBe('PR10001400')
  })

  test('finds nothing under the number of another member’s session', async () => {
    const [own, foreign] = [await login(await addMember(shop)), await login(await addMember(shop))]
    const [session] = await list(foreign)
    expect((await own.browser.expectError('DELETE', `${address}/${session?.id}`, { token: own.token })).code).toBe(
      'PR10004404',
    )
    expect(await list(foreign)).toHaveLength(1)
  })
})

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'chrome',
    'windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'edge',
    'windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'safari',
    'macos',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1',
    'chrome',
    'ios',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S921N) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'samsung',
    'android',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Whale/4.34 Safari/537.36',
    'whale',
    'windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'firefox', 'linux'],
  ['curl/8.5.0', 'other', 'other'],
  [undefined, 'other', 'other'],
])('reads the device of %j', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system })
})

describe('strangers cannot list sessions', () => itRejectsStrangers(shop, memberSessions, address))
describe('strangers cannot end sessions', () => itRejectsStrangers(shop, endSession, `${address}/${randomUUID()}`))
