import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  changeForgottenPassword,
  checkPasswordLink,
  passwordLinkLimits,
  sendOwnPasswordLink,
  sendPasswordLink,
} from '#contract/accounts/find-password.ts'
import { loginLimits, passwordLogin } from '#contract/accounts/login.ts'
import { requestLimits } from '#contract/accounts/one-time-code.ts'
import { members } from '#server/db/schema/members.ts'
import { passwordLinks } from '#server/db/schema/sign-up.ts'
import { type Browser, openBrowser } from '#tests/support/server/http-browser.ts'
import { watchedLog } from '#tests/support/server/log-lines.ts'
import { addMember, logIn, rightPassword, signIn } from '#tests/support/server/members.ts'
import { messagesTo, tokenTo } from '#tests/support/server/outbox.ts'
import { challengeOf, solveToken } from '#tests/support/server/proof-of-work.ts'
import { expectRetryAfter, itRejectsStrangers } from '#tests/support/server/shared-tests.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { createApi } from '../app.ts'

const shop = await sampleShop()
const { db } = shop.services
const place = '/v1/member/auth/find/pwd'
const newPassword = 'Brand2!new'

/** Fixture: a member and a helper that requests a link. */
async function member(special: Partial<typeof members.$inferInsert> = {}) {
  const { id, userid } = await addMember(shop, special)
  const [row] = await db.select().from(members).where(eq(members.id, id))
  return { id, userid, email: row?.email ?? expect.fail() }
}
type Account = Awaited<ReturnType<typeof member>>

const send = async (browser: Browser, { userid, email }: Account) =>
  (await browser.call(sendPasswordLink, place, { body: { userid, email } })).content

/** A member who received a link. */
async function mailed() {
  const account = await member()
  const sent = await send(shop.browser(), account)
  return { ...account, sent, token: await tokenTo(shop, account.email) }
}

/** Path and header with which the page of a link asks about it. */
const asked = (token: string) => {
  const [id = '', linkSecret = ''] = token.split('.')
  return [`${place}?id=${id}`, { linkSecret }] as const
}
const check = async (token: string) => (await shop.browser().call(checkPasswordLink, ...asked(token))).content
const checkRefused = async (token: string) => (await shop.browser().expectError('GET', ...asked(token))).code

const bodyOf = (token: string, new_pwd = newPassword, new_pwd_confirm = new_pwd) => ({
  token,
  new_pwd,
  new_pwd_confirm,
})
const change = async (token: string) =>
  (await shop.browser().call(changeForgottenPassword, place, { body: bodyOf(token) })).content
const changeRefused = async (body: object) => (await shop.browser().expectError('PUT', place, { body })).code

const canLogIn = async ({ userid }: Account, password: string) => {
  const body = { userid, password }
  return (await shop.browser().request('POST', '/v1/member/auth/login/password', { body })).status === 200
}

test('mails a link that changes the password', async () => {
  const account = await mailed()
  expect(await check(account.token)).toEqual({
    userid: account.userid,
    expires_at: account.sent.expires_at,
    recent_accounts: [],
    recent_identity: false,
  })
  expect(await change(account.token)).toEqual({ ended_sessions: 0, removed_accounts: [], removed_identity: false })
  expect(await canLogIn(account, newPassword)).toBe(true)
  expect(await canLogIn(account, rightPassword)).toBe(false)
})

test('writes in the language of the page, with the member’s name and one link to the host where it began', async () => {
  const account = await member({ name: '김하늘' })
  const browser = shop.browser({ host: 'm.shop.localhost:3000' })
  const body = { userid: account.userid.toUpperCase(), email: account.email.toUpperCase() }
  await browser.call(sendPasswordLink, place, { body, locale: 'ko' })
  const [mail] = await messagesTo(shop, account.email)
  expect(mail).toMatchObject({ kind: 'mail', purpose: 'set-password', subject: '비밀번호 재설정 링크' })
  expect(mail?.text).toContain('김하늘 님')
  expect(mail?.link).toMatch(/^http:\/\/m\.shop\.localhost:3000\/find-password-reset#token=[0-9a-f-]{36}\.[\w-]{43}$/)
})

test('answers when the link expires, and the remaining links', async () => {
  const { sent } = await mailed()
  const after = (moment: string) => (Date.parse(moment) - Date.parse(sent.sent_at)) / 1000
  expect(after(sent.expires_at)).toBe(passwordLinkLimits.linkSeconds)
  expect(after(sent.resend_at)).toBe(requestLimits.resendSeconds)
  expect(sent.sends_left).toBe(requestLimits.perContact - 1)
})

test('ends every session with the reason, and forgets the known browsers', async () => {
  const account = await mailed()
  const browser = shop.browser()
  const session = await signIn(shop, browser, account)
  await signIn(shop, shop.browser(), account)
  expect(await change(account.token)).toEqual({ ended_sessions: 2, removed_accounts: [], removed_identity: false })
  const { code } = await browser.expectError('GET', '/v1/member/token', { token: session.access_token })
  expect(code).toBe('PR10001400')
  const body = { refresh_token: session.refresh_token }
  expect((await browser.expectError('POST', '/v1/member/auth/token', { body })).code).toBe('PR20007400')
})

test('lets a member in at once who was locked out by wrong passwords', async () => {
  const account = await mailed()
  for (let tries = 0; tries < loginLimits.attemptsPerPlace; tries++) await canLogIn(account, 'Wrong1!password')
  expect(await canLogIn(account, rightPassword)).toBe(false)
  await change(account.token)
  const body = { userid: account.userid, password: newPassword }
  await shop.browser().call(passwordLogin, '/v1/member/auth/login/password', { body })
})

describe('a link', () => {
  test('works once', async () => {
    const { token } = await mailed()
    await change(token)
    expect(await checkRefused(token)).toBe('MB22101404')
    expect(await changeRefused(bodyOf(token, 'Other3!word'))).toBe('MB22201400')
  })

  test('works for half an hour', async () => {
    const [inTime, late] = [await mailed(), await mailed()]
    shop.pass(passwordLinkLimits.linkSeconds - 1)
    await change(inTime.token)
    shop.pass(1)
    expect(await checkRefused(late.token)).toBe('MB22103404')
    expect(await changeRefused(bodyOf(late.token))).toBe('MB22201400')
  })

  test('is invalid after a later one was sent', async () => {
    const account = await mailed()
    await send(shop.browser(), account)
    expect(await checkRefused(account.token)).toBe('MB22101404')
    await change(await tokenTo(shop, account.email))
  })

  test('that was never sent is refused', async () => {
    const unknown = `${randomUUID()}.${'A'.repeat(43)}`
    expect(await checkRefused('')).toBe('MB22101400')
    expect((await shop.expectError(place)).code).toBe('MB22101400')
    expect(await checkRefused(unknown)).toBe('MB22101404')
    expect(await changeRefused(bodyOf(unknown))).toBe('MB22201400')
  })

  test('still works after an invalid password', async () => {
    const { token } = await mailed()
    for (const password of ['Short1!', 'NoDigits!!', 'NoSymbol11', '12345678!', 'Other1%x', `Aa1!${'a'.repeat(17)}`]) {
      expect(await changeRefused(bodyOf(token, password))).toBe('MB22202400')
    }
    expect(await changeRefused(bodyOf(token, 'Welcome1!'))).toBe('MB22202400')
    expect(await changeRefused(bodyOf(token, newPassword, 'Brand2!neW'))).toBe('MB22203400')
    expect(await changeRefused(bodyOf(token, rightPassword))).toBe('MB22204400')
    await change(token)
  })

  test('is not stored', async () => {
    const { id, token } = await mailed()
    const rows = await db.select().from(passwordLinks).where(eq(passwordLinks.memberId, id))
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token.split('.')[1])
  })
})

describe('a visitor without such an account', () => {
  const refused = async (userid: string, email: string) =>
    (await shop.browser().expectError('POST', place, { body: { userid, email } })).code

  test('gets the same answer for an unknown ID and for an address of another member', async () => {
    const [one, other] = [await member(), await member()]
    expect(await refused('nobody99', one.email)).toBe('MB22002404')
    expect(await refused(one.userid, 'nobody@shop.example')).toBe('MB22002404')
    expect(await refused(one.userid, other.email)).toBe('MB22002404')
    expect(await messagesTo(shop, one.email)).toEqual([])
  })

  test('has left', async () => {
    const { userid } = await member({ status: 'withdrawn', email: 'left@shop.example' })
    expect(await refused(userid, 'left@shop.example')).toBe('MB22002404')
  })

  test.each(['', 'haneul', 'haneul@shop,example'])('must type an address: "%s"', async (email) => {
    expect(await refused('haneul27', email)).toBe('MB22001400')
  })

  test('may request as often as the account’s owner', async () => {
    const account = await member()
    for (const body of [account, { userid: 'nobody99', email: 'nobody@shop.example' }]) {
      const { userid, email } = body
      const browser = shop.browser()
      const ask = () => browser.request('POST', place, { body: { userid, email } })
      for (let asked = 0; asked < requestLimits.perContact; asked++) expect((await ask()).status).not.toBe(429)
      shop.pass(requestLimits.seconds - 1)
      const { code, response } = await browser.expectError('POST', place, { body: { userid, email } })
      expect(code).toBe('MB22003429')
      expectRetryAfter(response, 1)
      shop.pass(1)
      expect((await ask()).status).not.toBe(429)
    }
  })
})

test('leaves the account’s owner their own requests, however many strangers made some', async () => {
  const account = await member()
  const body = { userid: account.userid, email: account.email }
  for (let asked = 0; asked < requestLimits.perContact; asked++) {
    await shop.browser({ address: `192.0.2.${asked}` }).call(sendPasswordLink, place, { body })
  }
  const owner = shop.browser({ address: '192.0.2.200' })
  const { code, content: error } = await owner.expectError('POST', place, { body })
  expect(code).toBe('PR10008429')
  const work = await solveToken(challengeOf(error))
  const { content } = await owner.call(sendPasswordLink, place, { body, work })
  expect(content.sends_left).toBe(requestLimits.perContact - 1)
})

test('reveals to one network without work only a limited number of accounts', async () => {
  const browser = shop.browser({ address: '192.0.2.60' })
  const asked = Array.from({ length: requestLimits.perNetwork + 5 }, (_, number) => `guess${number}`)
  const answers = await Promise.all(
    asked.map(async (userid) => {
      const body = { userid, email: 'haneul@shop.example' }
      return (await browser.request('POST', place, { body })).status
    }),
  )
  expect(answers.filter((status) => status === 429)).toHaveLength(5)
})

test.each([
  ['refused', 'MB22003500'],
  ['unavailable', 'MB22004500'],
] as const)('tells that the mail could not be delivered, and does not count it: %s', async (delivery, code) => {
  const providers = { ...shop.services.providers, mail: { send: async () => delivery } }
  const browser = openBrowser(createApi({ ...shop.services, providers }, watchedLog().log))
  const account = await member()
  const body = { userid: account.userid, email: account.email }
  for (const _ of [1, 2, 3, 4, 5, 6]) expect((await browser.expectError('POST', place, { body })).code).toBe(code)
  expect((await send(shop.browser(), account)).sends_left).toBe(requestLimits.perContact - 1)
})

describe('a signed-in member', () => {
  const own = '/v1/member/my/change/pwd'

  test('gets a link for their own ID, and no other', async () => {
    const [account, other] = [await member(), await member()]
    const browser = shop.browser()
    const token = (await logIn(browser, account)).access_token
    await browser.call(sendOwnPasswordLink, own, { token, body: { userId: account.userid } })
    await change(await tokenTo(shop, account.email))
    const again = (await signIn(shop, browser, account)).access_token
    for (const userId of [other.userid, account.userid.toUpperCase(), '']) {
      const { code, content } = await browser.expectError('POST', own, { token: again, body: { userId } })
      expect([code, content.field]).toEqual(['MB22002404', 'userId'])
    }
    expect(await messagesTo(shop, other.email)).toEqual([])
  })

  describe('else', () => itRejectsStrangers(shop, sendOwnPasswordLink, own, { userId: 'haneul27' }))
})
