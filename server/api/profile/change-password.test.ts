import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { undoAccountChange } from '#contract/accounts/account-changes.ts'
import { loginLimits } from '#contract/accounts/login.ts'
import { changePassword, profile } from '#contract/accounts/profile.ts'
import { closeSession, refreshSession, sessionLimits } from '#contract/accounts/session.ts'
import { transact } from '#server/db/open.ts'
import { members } from '#server/db/schema/members.ts'
import { outboxMessages } from '#server/db/schema/messages.ts'
import { knownBrowsers } from '#server/db/schema/sign-in.ts'
import { mailContentSchema } from '#server/lib/message-content.ts'
import type { Browser } from '#tests/support/server/http-browser.ts'
import { addMember, logIn, rightPassword, signIn, type TestMember } from '#tests/support/server/members.ts'
import { expectRetryAfter, itRejectsStrangers } from '#tests/support/server/shared-tests.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { findPasswordLink } from '../account-changes/password-links.ts'
import { recordChange } from '../account-changes/record-change.ts'

const shop = await sampleShop()
const { db, clock } = shop.services
const address = '/v1/member/my/profile/pwd'
const newPassword = 'Brand2!new'

const bodyOf = (old_pwd: string, new_pwd = newPassword, new_pwd_confirm = new_pwd) => ({
  old_pwd,
  new_pwd,
  new_pwd_confirm,
})

/** Fixture: a logged-in member. */
async function signedIn(special: Partial<typeof members.$inferInsert> = {}) {
  const browser = shop.browser()
  const member = await addMember(shop, special)
  const { access_token: token, refresh_token } = await signIn(shop, browser, member)
  return { browser, member, token, refresh_token }
}
type Visit = Awaited<ReturnType<typeof signedIn>>

const change = async ({ browser, token }: Pick<Visit, 'browser' | 'token'>, body = bodyOf(rightPassword)) =>
  (await browser.call(changePassword, address, { token, body })).content
const refusal = async ({ browser, token }: Pick<Visit, 'browser' | 'token'>, body: object) => {
  const { code, content } = await browser.expectError('PUT', address, { token, body })
  return `${code} ${content.field}`
}
const canLogIn = async ({ userid }: TestMember, password: string) => {
  const body = { userid, password }
  return (await shop.browser().request('POST', '/v1/member/auth/login/password', { body })).status === 200
}
const refreshed = async (browser: Browser, refresh_token: string) =>
  (await browser.call(refreshSession, '/v1/member/auth/token', { body: { refresh_token } })).content.access_token

test('changes the password', async () => {
  const visit = await signedIn()
  expect(await change(visit)).toEqual({ ended_sessions: 0 })
  expect(await canLogIn(visit.member, newPassword)).toBe(true)
  expect(await canLogIn(visit.member, rightPassword)).toBe(false)
})

test('is refused after five changes within 24 hours, as is a link by mail', async () => {
  const { browser, member } = await signedIn()
  const { email = '' } = (await db.select().from(members).where(eq(members.id, member.id)))[0] ?? {}
  const passwords = [rightPassword, ...Array.from({ length: 6 }, (_, index) => `Often${index}!changed`)]
  const changeTo = async (index: number) => {
    const { access_token: token } = await signIn(shop, browser, member)
    return browser.request('PUT', address, { token, body: bodyOf(passwords[index - 1] ?? '', passwords[index]) })
  }
  for (const index of [1, 2, 3, 4, 5]) {
    expect((await changeTo(index)).status).toBe(200)
    shop.pass(60)
  }
  const refused = await changeTo(6)
  expect(await refused.json()).toMatchObject({ status_code: 'PR10005429' })
  expectRetryAfter(refused, 24 * 60 * 60 - 5 * 60)
  const body = { userid: member.userid, email }
  const { code, response } = await shop.browser().expectError('POST', '/v1/member/auth/find/pwd', { body })
  expect(code).toBe('MB22003429')
  expectRetryAfter(response, 24 * 60 * 60 - 5 * 60)
  shop.pass(24 * 60 * 60 - 5 * 60)
  expect((await changeTo(6)).status).toBe(200)
})

test('ends every other session and tells its browser why', async () => {
  const visit = await signedIn()
  const other = shop.browser()
  const session = await signIn(shop, other, visit.member)
  await signIn(shop, shop.browser(), visit.member)
  expect(await change(visit)).toEqual({ ended_sessions: 2 })
  expect((await other.expectError('GET', '/v1/member/token', { token: session.access_token })).code).toBe('PR10001400')
  const body = { refresh_token: session.refresh_token }
  expect((await other.expectError('POST', '/v1/member/auth/token', { body })).code).toBe('PR20007400')
})

test('counts no session that ended before, on request or after 60 days', async () => {
  const member = await addMember(shop)
  await signIn(shop, shop.browser(), member)
  shop.pass(sessionLimits.maxSeconds)
  const closed = shop.browser()
  const { access_token } = await signIn(shop, closed, member)
  await closed.call(closeSession, '/v1/member/logout', { token: access_token, body: {} })
  const browser = shop.browser()
  const { access_token: token } = await signIn(shop, browser, member)
  expect(await change({ browser, token })).toEqual({ ended_sessions: 0 })
})

test('leaves sessions and known browsers of other members alone', async () => {
  const [visit, other] = [await signedIn(), await signedIn()]
  await change(visit)
  await other.browser.call(profile, '/v1/member/my/profile', { token: other.token })
  expect(await db.$count(knownBrowsers, eq(knownBrowsers.memberId, other.member.id))).toBe(1)
})

test('keeps this browser known to the member', async () => {
  const visit = await signedIn()
  await change(visit)
  expect(await db.$count(knownBrowsers, eq(knownBrowsers.memberId, visit.member.id))).toBe(1)
})

test('keeps this session, whose access token has to be refreshed', async () => {
  const { browser, token, refresh_token } = await signedIn()
  await change({ browser, token })
  expect((await browser.expectError('GET', '/v1/member/token', { token })).code).toBe('PR10001400')
  const next = await refreshed(browser, refresh_token)
  await browser.call(profile, '/v1/member/my/profile', { token: next })
})

test('mails the member a link that undoes the change', async () => {
  const visit = await signedIn()
  await change(visit)
  const mails = await db.select().from(outboxMessages).where(eq(outboxMessages.memberId, visit.member.id))
  const mail = mails.find(({ kind }) => kind === 'password-changed')
  const { button } = v.parse(mailContentSchema, mail?.content)
  const token = new URLSearchParams(new URL(button?.address ?? '', 'http://shop').hash.slice(1)).get('token') ?? ''
  const path = '/v1/member/auth/account-change'
  const { content } = await shop.browser().call(undoAccountChange, path, { body: { token } })
  expect(content.ended_sessions).toBe(1)
})

test('forgets other browsers and invalidates mailed links', async () => {
  const visit = await signedIn()
  const stranger = shop.browser({ address: '198.51.100.7' })
  await logIn(stranger, visit.member)
  const { token: link } = await transact(db, (tx) => findPasswordLink(tx, clock.now(), visit.member.id))
  await change(visit)
  const body = { token: link, new_pwd: 'Other3!word', new_pwd_confirm: 'Other3!word' }
  expect((await shop.browser().expectError('PUT', '/v1/member/auth/find/pwd', { body })).code).toBe('MB22201400')
  // An attempt in a forgotten browser counts for its network; one in a known browser does not.
  for (let tries = 0; tries < loginLimits.attemptsPerPlace; tries++)
    await stranger.request('POST', '/v1/member/auth/login/password', {
      body: { userid: visit.member.userid, password: 'Wrong1!password' },
    })
  const again = { userid: visit.member.userid, password: newPassword }
  const { code } = await stranger.expectError('POST', '/v1/member/auth/login/password', { body: again })
  expect(code).toBe('PR10008429')
})

describe('refuses', () => {
  test.each([
    ['no current password', bodyOf(''), 'MB41002400 old_pwd'],
    ['no new password', bodyOf(rightPassword, ''), 'MB41002400 new_pwd'],
    ['a new password of 7 characters', bodyOf(rightPassword, 'Brand2!'), 'MB41105400 new_pwd'],
    ['one without a letter', bodyOf(rightPassword, '1234567!'), 'MB41105400 new_pwd'],
    ['one without a number', bodyOf(rightPassword, 'Branded!'), 'MB41105400 new_pwd'],
    ['one without a symbol', bodyOf(rightPassword, 'Branded2'), 'MB41105400 new_pwd'],
    ['one with another symbol', bodyOf(rightPassword, 'Brand2!-'), 'MB41105400 new_pwd'],
    ['one of the most common', bodyOf(rightPassword, 'Qwer1234!'), 'MB41105400 new_pwd'],
    ['one of 65 characters', bodyOf(rightPassword, `${'Brand2!'.padEnd(65, 'x')}`), 'MB41105400 new_pwd'],
    ['another confirmation', bodyOf(rightPassword, newPassword, `${newPassword}x`), 'MB41104400 new_pwd_confirm'],
    ['a wrong current password', bodyOf('Wrong1!password'), 'MB41102400 old_pwd'],
    ['the current password again', bodyOf(rightPassword, rightPassword), 'MB41103400 new_pwd'],
  ])('%s', async (_, body, expected) => {
    const visit = await signedIn()
    expect(await refusal(visit, body)).toBe(expected)
    expect(await canLogIn(visit.member, rightPassword)).toBe(true)
  })

  test('a body that is not one', async () => {
    const visit = await signedIn()
    expect(await refusal(visit, { old_pwd: rightPassword, new_pwd: newPassword })).toBe('PR10002400 new_pwd_confirm')
  })

  test('a member who has no password', async () => {
    const visit = await signedIn({ passwordHash: null })
    expect(await refusal(visit, bodyOf(rightPassword))).toBe('MB41102400 old_pwd')
  })
})

test('accepts the shortest and the longest password', async () => {
  for (const password of ['Brand2!x', 'Brand2!'.padEnd(64, 'x')]) {
    const visit = await signedIn()
    await change(visit, bodyOf(rightPassword, password))
    expect(await canLogIn(visit.member, password)).toBe(true)
  }
})

test('allows five wrong passwords in a session, then asks to wait, and leaves other sessions alone', async () => {
  const visit = await signedIn()
  for (let tries = 0; tries < loginLimits.attemptsPerPlace; tries++)
    expect(await refusal(visit, bodyOf('Wrong1!password'))).toBe('MB41102400 old_pwd')
  const { browser, token } = visit
  const { code, response } = await browser.expectError('PUT', address, { token, body: bodyOf(rightPassword) })
  expect(code).toBe('PR20001429')
  expectRetryAfter(response, loginLimits.attemptSeconds)
  const other = shop.browser()
  const session = await signIn(shop, other, visit.member)
  await change({ browser: other, token: session.access_token })
})

describe('the same change again', () => {
  test('is answered alike, because the first answer may have been lost', async () => {
    const visit = await signedIn()
    await change(visit)
    const token = await refreshed(visit.browser, visit.refresh_token)
    expect(await change({ browser: visit.browser, token })).toEqual({ ended_sessions: 0 })
  })

  test('is not taken for the change of another member', async () => {
    const [visit, other] = [await signedIn(), await signedIn()]
    await change(other)
    expect(await refusal(visit, bodyOf('Wrong1!password', rightPassword))).toBe('MB41102400 old_pwd')
  })

  test('is not taken for a change of the email address', async () => {
    const visit = await signedIn()
    const emails = { kind: 'email-changed', previous: 'old@example.com', current: 'new@example.com' } as const
    await transact(db, (tx) => recordChange(tx, clock.now(), visit.member.id, emails))
    expect(await refusal(visit, bodyOf('Wrong1!password', rightPassword))).toBe('MB41102400 old_pwd')
  })

  test('is answered alike for five minutes, and refused afterwards', async () => {
    const visit = await signedIn()
    await change(visit)
    shop.pass(5 * 60 - 1)
    const token = await refreshed(visit.browser, visit.refresh_token)
    expect(await change({ browser: visit.browser, token })).toEqual({ ended_sessions: 0 })
    shop.pass(1)
    expect(await refusal({ browser: visit.browser, token }, bodyOf(rightPassword))).toBe('MB41102400 old_pwd')
  })

  test('is refused with another new password', async () => {
    const visit = await signedIn()
    await change(visit)
    const token = await refreshed(visit.browser, visit.refresh_token)
    const body = bodyOf(rightPassword, 'Other3!word')
    expect(await refusal({ browser: visit.browser, token }, body)).toBe('MB41102400 old_pwd')
  })
})

describe('strangers', () => itRejectsStrangers(shop, changePassword, address, bodyOf(rightPassword)))
