import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { loginLimits, passwordLogin } from '#contract/accounts/login.ts'
import { checkSession } from '#contract/accounts/session.ts'
import { everyRow } from '#server/db/every-row.ts'
import { transact } from '#server/db/open.ts'
import { members } from '#server/db/schema/members.ts'
import { outboxMessages } from '#server/db/schema/messages.ts'
import { knownBrowsers, sessionFamilies, wrongPasswords } from '#server/db/schema/sign-in.ts'
import { serverBusy } from '#server/lib/any-call-errors.ts'
import type { Passwords } from '#server/lib/passwords.ts'
import { openBrowser } from '#tests/support/server/http-browser.ts'
import { watchedLog } from '#tests/support/server/log-lines.ts'
import { addMember, logIn, rightPassword, type TestMember } from '#tests/support/server/members.ts'
import { challengeOf, levelOf, solveToken } from '#tests/support/server/proof-of-work.ts'
import { expectRetryAfter } from '#tests/support/server/shared-tests.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { createApi } from '../app.ts'
import type { Services } from '../handler.ts'
import { clearAllAttempts, loginAttemptOf } from './attempts.ts'

const shop = await sampleShop()
const { db } = shop.services
const address = '/v1/member/auth/login/password'
const {
  attemptsPerPlace: triesHere,
  attemptsPerAccount: triesElsewhere,
  attemptsFromNetwork: triesOfPlace,
  attemptsFromSite: triesOfSite,
  attemptSeconds: triesSeconds,
} = loginLimits

beforeEach(async () => {
  await db.delete(wrongPasswords).where(everyRow)
})

interface Where {
  readonly address?: string
  readonly browser?: ReturnType<typeof shop.browser>
}

/** Codes of refused logins. */
async function refused(userid: unknown, password: unknown, where: Where = {}) {
  const browser = where.browser ?? shop.browser(where.address === undefined ? {} : { address: where.address })
  const { status, code, response } = await browser.expectError('POST', address, { body: { userid, password } })
  return { answer: `${status} ${code}`, response }
}

async function answerTo(userid: unknown, password: unknown, where: Where = {}): Promise<string> {
  return (await refused(userid, password, where)).answer
}

const wrong = 'Wrong1!password'
const networks = (count: number) => Array.from({ length: count }, (_, index) => `192.0.2.${index + 1}`)

async function countTries(): Promise<number> {
  return db.$count(wrongPasswords)
}

describe('the right password', () => {
  test('opens a session in this browser and answers the name', async () => {
    const member = await addMember(shop, { name: '김하늘' })
    const browser = shop.browser()
    const session = await logIn(browser, member)
    expect(session).toMatchObject({
      username: '김하늘',
      access_token_expires_in: 600,
      refresh_token_expires_in: 14 * 24 * 60 * 60,
    })
    await browser.call(checkSession, '/v1/member/token', { token: session.access_token })
  })

  test('logs in with the ID in another case, because IDs are unique in any case', async () => {
    const { userid } = await addMember(shop)
    const body = { userid: userid.toUpperCase(), password: rightPassword }
    expect(body.userid).not.toBe(userid)
    await shop.browser().call(passwordLogin, address, { body })
  })

  test.each([
    ['a space at the end of the password', (userid: string) => ({ userid, password: `${rightPassword} ` })],
    ['a line end after the password', (userid: string) => ({ userid, password: `${rightPassword}\r\n` })],
    ['spaces around the ID', (userid: string) => ({ userid: `\u00A0${userid}\t`, password: rightPassword })],
    ['zero-width characters', (userid: string) => ({ userid: `\uFEFF${userid}`, password: `\u200B${rightPassword}` })],
  ])('logs in with %s, which no ID or password holds, and counts no attempt', async (_, typed) => {
    const { userid } = await addMember(shop)
    await shop.browser().call(passwordLogin, address, { body: typed(userid) })
    expect(await countTries()).toBe(0)
  })

  test('sets the language of the member’s mails, and of no other member’s', async () => {
    const [one, other] = [await addMember(shop), await addMember(shop)]
    const logInAs = ({ userid }: TestMember, locale: 'ko' | 'en') =>
      shop.browser().call(passwordLogin, address, { locale, body: { userid, password: rightPassword } })
    await logInAs(one, 'ko')
    await logInAs(other, 'en')
    const localeOf = async ({ id }: TestMember) =>
      (await db.select({ locale: members.locale }).from(members).where(eq(members.id, id)))[0]?.locale
    expect([await localeOf(one), await localeOf(other)]).toEqual(['ko', 'en'])
  })

  test('binds the session by an HttpOnly cookie that only the refresh call receives', async () => {
    const { userid } = await addMember(shop)
    const { response } = await shop
      .browser()
      .call(passwordLogin, address, { body: { userid, password: rightPassword } })
    const cookies = response.headers.getSetCookie()
    expect(cookies.find((cookie) => cookie.startsWith('shop-session='))).toMatch(
      /^shop-session=[\w-]{43}; Max-Age=5184000; Path=\/api\/v1\/member\/auth\/token; HttpOnly; SameSite=Lax$/,
    )
    expect(cookies.find((cookie) => cookie.startsWith('shop-browser='))).toMatch(
      /^shop-browser=[\w-]{43}; Max-Age=34560000; Path=\/api\/v1\/member; HttpOnly; SameSite=Lax$/,
    )
  })

  test('tells the member of a browser that is new: which one, and where to set another password', async () => {
    const member = await addMember(shop)
    await logIn(shop.browser(), member)
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36'
    await logIn(shop.browser({ userAgent }), member)
    const [mail] = await db.select().from(outboxMessages).where(eq(outboxMessages.memberId, member.id))
    expect(mail?.kind).toBe('new-browser')
    expect(mail?.content).toMatchObject({ button: { address: '/find-password' } })
    expect(JSON.stringify(mail?.content)).toContain('"value":"Chrome (Windows)"')
  })

  test('leaves a flag that scripts read, for browsers that delete the tokens', async () => {
    const { userid } = await addMember(shop)
    const body = { userid, password: rightPassword }
    const { response } = await shop.browser().call(passwordLogin, address, { body })
    expect(response.headers.getSetCookie()).toContain('isLogin=true; Max-Age=34560000; Path=/; SameSite=Lax')
  })

  test('lets a restricted member in', async () => {
    const member = await addMember(shop, { status: 'restricted' })
    expect((await logIn(shop.browser(), member)).access_token).toBeDefined()
  })

  test.each([
    ['withdrawal_requested', '400 MB20005400'],
    ['withdrawn', '400 MB20004400'],
  ] as const)('tells who is no longer a member why, without a session: %s', async (status, expected) => {
    const { id, userid } = await addMember(shop, { status })
    expect(await answerTo(userid, rightPassword)).toBe(expected)
    expect(await db.$count(sessionFamilies, eq(sessionFamilies.memberId, id))).toBe(0)
    expect(await countTries()).toBe(0)
  })
})

describe('invalid input', () => {
  test.each([
    ['', ''],
    ['', rightPassword],
    ['practice01', ''],
  ])('asks for both: "%s" and "%s"', async (userid, password) => {
    expect(await answerTo(userid, password)).toBe('404 MB20001404')
  })

  test.each([
    ['abcd', rightPassword],
    ['practice01', 'Short1!'],
    ['a', 'b'],
  ])('is wrong without being looked at, when too short: "%s" and "%s"', async (userid, password) => {
    expect(await answerTo(userid, password)).toBe('404 MB20002404')
    expect(await countTries()).toBe(0)
  })

  test('is looked at from an ID of five and a password of eight characters on', async () => {
    expect(await answerTo('abcd', 'Secret1!')).toBe('404 MB20002404')
    expect(await answerTo('abcde', 'Secret1')).toBe('404 MB20002404')
    expect(await answerTo('abcde', 'Secret1!')).toBe('400 MB20003400')
    expect(await answerTo('abcdef', 'Secret1!!')).toBe('400 MB20003400')
  })

  test('is answered the same for an unknown ID as for a known one, word for word', async () => {
    const { userid } = await addMember(shop)
    const answer = async (body: { userid: string; password: string }) => {
      const { status, code, content } = await shop
        .browser()
        .expectError('POST', '/v1/member/auth/login/password', { body })
      return { status, code, content: { ...content, request_id: '' } }
    }
    const unknown = await answer({ userid: 'nobody01', password: wrong })
    expect(unknown).toEqual(await answer({ userid, password: wrong }))
    expect(unknown).toMatchObject({ status: 400, code: 'MB20003400' })
  })

  test.each(['active', 'restricted', 'withdrawal_requested', 'withdrawn'] as const)(
    'is wrong with a wrong password, whatever the standing: %s',
    async (status) => {
      const { userid } = await addMember(shop, { status })
      expect(await answerTo(userid, wrong)).toBe('400 MB20003400')
    },
  )

  test('is wrong for a member without a password', async () => {
    const { userid } = await addMember(shop, { passwordHash: null })
    expect(await answerTo(userid, 'no password at all')).toBe('400 MB20003400')
  })

  test.each([
    [{ userid: 5 }, 'userid'],
    [{ userid: 'practice01' }, 'password'],
    [{ userid: 'x'.repeat(101), password: wrong }, 'userid'],
    [{ userid: 'practice01', password: 'x'.repeat(201) }, 'password'],
    [{ userid: 'practice\u0000', password: wrong }, 'userid'],
    [{ userid: 'practice01', password: 'Wrong1!\u0000password' }, 'password'],
  ])('does not fit: %j', async (body, field) => {
    const { code, content } = await shop.browser().expectError('POST', address, { body })
    expect({ code, field: content.field }).toEqual({ code: 'PR10002400', field })
  })
})

describe('the work', () => {
  /** The shop with a count of checked passwords, which `matches` compares. */
  function counting(matches: Passwords['matches'] = shop.services.passwords.matches) {
    const looked: (string | null | undefined)[] = []
    const passwords: Passwords = {
      ...shop.services.passwords,
      matches: (password, known) => {
        looked.push(known)
        return matches(password, known)
      },
    }
    const services: Services = { ...shop.services, passwords }
    return { looked, browser: openBrowser(createApi(services, watchedLog().log)) }
  }

  test('is the same for a known and an unknown ID', async () => {
    const { userid } = await addMember(shop)
    const { looked, browser } = counting()
    await answerTo(userid, wrong, { browser })
    await answerTo('nobody01', wrong, { browser })
    expect(looked).toHaveLength(2)
    expect(await countTries()).toBe(2)
  })

  test('is not done beyond the limit before the browser has solved a challenge, not even for the right password', async () => {
    const { userid } = await addMember(shop)
    const { looked, browser } = counting()
    for (let turn = 0; turn < triesHere; turn++) {
      expect(await answerTo(userid, wrong, { browser })).toBe('400 MB20003400')
    }
    expect(await answerTo(userid, rightPassword, { browser })).toBe(work)
    expect(looked).toHaveLength(triesHere)
  })

  test('that could not be done does not count as a wrong password', async () => {
    const { userid } = await addMember(shop)
    const { browser } = counting(() => Promise.reject(serverBusy()))
    expect(await answerTo(userid, rightPassword, { browser })).toBe('503 PR10007503')
    expect(await countTries()).toBe(0)
  })
})

/** Logs in like a browser that solves its challenges. Returns the answers and the levels of the challenges. */
async function tryWithWork(userid: string, password: string, where: Where = {}) {
  const browser = where.browser ?? shop.browser(where.address === undefined ? {} : { address: where.address })
  const body = { userid, password }
  const levels: unknown[] = []
  let work: string | undefined
  for (;;) {
    const response = await browser.request('POST', address, { body, ...(work === undefined ? {} : { work }) })
    const { status_code, content } = v.parse(answerSchema, await response.json())
    if (status_code !== 'PR10008429') return { answer: `${response.status} ${status_code}`, levels }
    const { challenge } = content
    levels.push(levelOf({ challenge }))
    work = await solveToken(challengeOf({ challenge }))
  }
}

const answerSchema = v.object({
  status_code: v.union([v.string(), v.number()]),
  content: v.looseObject({ challenge: v.optional(v.unknown()) }),
})
const work = '429 PR10008429'

/** Writes wrong passwords as so many attempts would have. */
async function typedWrong(count: number, userid: (turn: number) => string, from: (turn: number) => string) {
  const happenedAt = shop.services.clock.now()
  const rows = Array.from({ length: count }, (_, turn) => ({
    id: randomUUID(),
    ...loginAttemptOf(userid(turn), { cookie: undefined, isKnown: false, address: from(turn) }),
    happenedAt,
  }))
  await db.insert(wrongPasswords).values(rows)
}

describe('wrong passwords in an unknown browser', () => {
  async function exhaust(userid: string, where: Where): Promise<void> {
    for (let turn = 0; turn < triesHere; turn++) await answerTo(userid, wrong, where)
  }

  test('cost work before each further attempt from this network, right or wrong, until they expire', async () => {
    const member = await addMember(shop)
    await exhaust(member.userid, {})
    expect(await answerTo(member.userid, wrong)).toBe(work)
    expect(await tryWithWork(member.userid, wrong)).toEqual({ answer: '400 MB20003400', levels: [1] })
    expect(await tryWithWork(member.userid, rightPassword)).toEqual({ answer: '200 200', levels: [1] })
    await exhaust(member.userid, {})
    shop.pass(15 * 60 - 1)
    expect(await answerTo(member.userid, wrong)).toBe(work)
    shop.pass(1)
    expect(await answerTo(member.userid, wrong)).toBe('400 MB20003400')
  })

  test('are counted alike for an unknown ID', async () => {
    await exhaust('nobody01', {})
    expect(await answerTo('nobody01', wrong)).toBe(work)
    expect(await tryWithWork('nobody01', wrong)).toEqual({ answer: '400 MB20003400', levels: [1] })
  })

  test('for one account affect neither other accounts nor the account on other networks', async () => {
    const [member, neighbour] = [await addMember(shop), await addMember(shop)]
    await exhaust(member.userid, {})
    await logIn(shop.browser(), neighbour)
    await logIn(shop.browser({ address: '192.0.2.77' }), member)
  })

  test('are removed for this account and network by the right one', async () => {
    const [member, neighbour] = [await addMember(shop), await addMember(shop)]
    for (let turn = 1; turn < triesHere; turn++) await answerTo(member.userid, wrong)
    await answerTo(member.userid, wrong, { address: '192.0.2.77' })
    await answerTo(neighbour.userid, wrong)
    await logIn(shop.browser(), member)
    expect(await countTries()).toBe(2)
    expect(await answerTo(member.userid, wrong)).toBe('400 MB20003400')
  })

  test('from six IPv6 networks lock nobody out: a new browser logs in after some work', async () => {
    const member = await addMember(shop)
    for (let home = 0; home < triesElsewhere / triesHere; home++) {
      await exhaust(member.userid, { address: `2001:db8:${home}:1::1` })
    }
    expect(await tryWithWork(member.userid, rightPassword, { address: '192.0.2.201' })).toEqual({
      answer: '200 200',
      levels: [1],
    })
  })

  test('for a hundred invented IDs lock nobody on the network out', async () => {
    const member = await addMember(shop)
    await typedWrong(
      triesOfPlace,
      (turn) => `nobody${turn}`,
      () => '203.0.113.1',
    )
    expect(await tryWithWork(member.userid, rightPassword)).toEqual({ answer: '200 200', levels: [1] })
    await logIn(shop.browser({ address: '192.0.2.77' }), member)
  })

  test('cost twice the work with each multiple of the limit, and never more than 32 times', async () => {
    const { userid } = await addMember(shop)
    const asked = async () =>
      levelOf((await shop.browser().expectError('POST', address, { body: { userid, password: wrong } })).content)
    await typedWrong(
      2 * triesOfPlace,
      (turn) => `nobody${turn}`,
      () => '203.0.113.1',
    )
    expect(await asked()).toBe(2)
    await typedWrong(
      20 * triesOfPlace,
      (turn) => `nobody${turn}`,
      () => '203.0.113.1',
    )
    expect(await asked()).toBe(6)
  })

  test('of one home count together, whichever of its addresses it uses', async () => {
    const { userid } = await addMember(shop)
    for (let turn = 0; turn < triesHere; turn++) await answerTo(userid, wrong, { address: `2001:db8:1:2::${turn}` })
    expect(await answerTo(userid, rightPassword, { address: '2001:db8:1:2:ffff::1' })).toBe(work)
    expect(await answerTo(userid, wrong, { address: '2001:db8:1:3::1' })).toBe('400 MB20003400')
  })

  test('of all networks of one customer count together', async () => {
    await typedWrong(
      triesOfSite,
      (turn) => `nobody${turn}`,
      (turn) => `2001:db8:1:${turn.toString(16)}::1`,
    )
    expect(await answerTo('another1', wrong, { address: '2001:db8:1:ffff::1' })).toBe(work)
    expect(await answerTo('another1', wrong, { address: '2001:db8:2:1::1' })).toBe('400 MB20003400')
  })
})

describe('work', () => {
  async function asked(userid: string) {
    const { content } = await shop.browser().expectError('POST', address, { body: { userid, password: wrong } })
    return solveToken(challengeOf(content))
  }
  const answerWith = async (userid: string, token: string) =>
    (await shop.browser().expectError('POST', address, { body: { userid, password: wrong }, work: token })).code

  test('is valid for one attempt, however often it is sent simultaneously', async () => {
    await typedWrong(
      triesHere,
      () => 'nobody01',
      () => '203.0.113.1',
    )
    const token = await asked('nobody01')
    const answers = await Promise.all([1, 2, 3].map(() => answerWith('nobody01', token)))
    expect(answers.toSorted()).toEqual(['MB20003400', 'PR10008429', 'PR10008429'])
  })

  test('for one account is invalid for another', async () => {
    await typedWrong(
      2 * triesHere,
      (turn) => `nobody0${turn % 2}`,
      () => '203.0.113.1',
    )
    expect(await answerWith('nobody00', await asked('nobody01'))).toBe('PR10008429')
  })

  test('of a lower level is not enough', async () => {
    await typedWrong(
      triesHere,
      () => 'nobody01',
      () => '203.0.113.1',
    )
    const token = await asked('nobody01')
    await typedWrong(
      triesHere,
      () => 'nobody01',
      () => '203.0.113.1',
    )
    expect(await answerWith('nobody01', token)).toBe('PR10008429')
  })

  test('expires after five minutes', async () => {
    await typedWrong(
      triesHere,
      () => 'nobody01',
      () => '203.0.113.1',
    )
    const [early, late] = [await asked('nobody01'), await asked('nobody01')]
    shop.pass(5 * 60 - 1)
    expect(await answerWith('nobody01', early)).toBe('MB20003400')
    shop.pass(1)
    expect(await answerWith('nobody01', late)).toBe('PR10008429')
  })
})

describe('a hundred wrong passwords in unknown browsers within a day', () => {
  const paused = '403 PR20013403'
  const everywhere = (turn: number) => `198.51.100.${turn}`
  const mailsTo = ({ id }: TestMember) => db.select().from(outboxMessages).where(eq(outboxMessages.memberId, id))
  const kindsOfMails = async (member: TestMember) => (await mailsTo(member)).map(({ kind }) => kind)

  test('end the password in unknown browsers, and tell the member once', async () => {
    const member = await addMember(shop)
    const from = { address: '192.0.2.201' }
    await typedWrong(99, () => member.userid, everywhere)
    shop.pass(15 * 60)
    expect(await kindsOfMails(member)).toEqual([])
    expect(await answerTo(member.userid, wrong, from)).toBe('400 MB20003400')
    expect(await kindsOfMails(member)).toEqual(['password-login-paused'])
    expect(await answerTo(member.userid, rightPassword, from)).toBe(paused)
    // The first ones are a day old: more attempts are possible, and no second mail is sent on the same day.
    shop.pass(24 * 60 * 60 - 15 * 60)
    expect(await answerTo(member.userid, wrong, from)).toBe('400 MB20003400')
    await typedWrong(97, () => member.userid, everywhere)
    shop.pass(15 * 60 - 1)
    expect(await answerTo(member.userid, wrong, from)).toBe(work)
    expect(await kindsOfMails(member)).toEqual(['password-login-paused'])
  })

  test('leave known browsers and a new password as they are', async () => {
    const member = await addMember(shop)
    const known = shop.browser()
    await logIn(known, member)
    await typedWrong(100, () => member.userid, everywhere)
    expect(await answerTo(member.userid, rightPassword)).toBe(paused)
    await logIn(known, member)
    await transact(db, (tx) => clearAllAttempts(tx, member.userid))
    await logIn(shop.browser(), member)
  })

  test('are answered alike for an unknown ID, and mail nobody who has left', async () => {
    await typedWrong(100, () => 'nobody01', everywhere)
    expect(await answerTo('nobody01', wrong)).toBe(paused)
    const former = await addMember(shop, { status: 'withdrawn' })
    await typedWrong(99, () => former.userid, everywhere)
    shop.pass(15 * 60)
    expect(await answerTo(former.userid, wrong)).toBe('400 MB20003400')
    expect(await kindsOfMails(former)).toEqual([])
  })
})

describe('a class of 30 behind one address at nine o’clock', () => {
  /** Thirty members in new browsers at once; every tenth types the password wrong twice first. */
  async function nineOClock() {
    const members = await Promise.all(Array.from({ length: 30 }, () => addMember(shop)))
    return Promise.all(
      members.map(async ({ userid }, index) => {
        const browser = shop.browser()
        const slips = index % 10 === 0 ? 2 : 0
        for (let slip = 0; slip < slips; slip++) await tryWithWork(userid, wrong, { browser })
        return tryWithWork(userid, rightPassword, { browser })
      }),
    )
  }

  test('logs in at once, without work', async () => {
    expect(await nineOClock()).toEqual(Array.from({ length: 30 }, () => ({ answer: '200 200', levels: [] })))
  })

  test('logs in even while a classmate tries invented IDs there', async () => {
    await typedWrong(
      triesOfPlace,
      (turn) => `nobody${turn}`,
      () => '203.0.113.1',
    )
    const answers = await nineOClock()
    expect(answers.map(({ answer }) => answer)).toEqual(Array.from({ length: 30 }, () => '200 200'))
  })
})

describe('a known browser', () => {
  async function knownTo(member: TestMember, from = {}) {
    const browser = shop.browser(from)
    await logIn(browser, member)
    return browser
  }

  test('is never locked out by strangers and needs no work, not even on the same network', async () => {
    const member = await addMember(shop)
    const known = await knownTo(member)
    await typedWrong(
      triesOfPlace,
      (turn) => `nobody${turn}`,
      () => '203.0.113.1',
    )
    await typedWrong(
      triesElsewhere,
      () => member.userid,
      () => '203.0.113.1',
    )
    expect(await answerTo(member.userid, rightPassword)).toBe(work)
    await logIn(known, member)
  })

  test('must wait after five wrong passwords, gets the seconds, and uses up no other attempts', async () => {
    const member = await addMember(shop)
    const known = await knownTo(member)
    await answerTo(member.userid, wrong, { browser: known })
    shop.pass(60)
    for (let turn = 1; turn < triesHere; turn++) {
      expect(await answerTo(member.userid, wrong, { browser: known })).toBe('400 MB20003400')
    }
    const { answer, response } = await refused(member.userid, rightPassword, { browser: known })
    expect(answer).toBe('429 PR20001429')
    expectRetryAfter(response, triesSeconds - 60)
    await logIn(shop.browser(), member)
    shop.pass(triesSeconds - 61)
    expect(await answerTo(member.userid, rightPassword, { browser: known })).toBe('429 PR20001429')
    shop.pass(1)
    expect(await answerTo(member.userid, wrong, { browser: known })).toBe('400 MB20003400')
    // The first has expired, so one more may be wrong.
    expect(await answerTo(member.userid, wrong, { browser: known })).toBe('429 PR20001429')
  })

  test('is known no longer after a hundred wrong passwords within a day, and the member is told once', async () => {
    const member = await addMember(shop)
    const other = await addMember(shop)
    const known = await knownTo(member)
    await logIn(known, other)
    const isKnownTo = async ({ id }: TestMember) => (await db.$count(knownBrowsers, eq(knownBrowsers.memberId, id))) > 0
    const mails = async () =>
      (await db.select().from(outboxMessages).where(eq(outboxMessages.memberId, member.id))).filter(
        ({ kind }) => kind === 'password-login-paused',
      )
    for (let turn = 1; turn < loginLimits.attemptsPerSeries; turn++) {
      expect(await answerTo(member.userid, wrong, { browser: known })).toBe('400 MB20003400')
      if (turn % triesHere === 0) shop.pass(triesSeconds)
    }
    expect(await isKnownTo(member)).toBe(true)
    expect(await answerTo(member.userid, wrong, { browser: known })).toBe('400 MB20003400')
    expect(await isKnownTo(member)).toBe(false)
    expect(await isKnownTo(other)).toBe(true)
    expect(await mails()).toHaveLength(1)
    expect(JSON.stringify((await mails())[0]?.content)).toMatch(
      /로그인한 적이 있는 브라우저|a browser you’ve logged in with/,
    )
    // The member is not locked out, there or elsewhere.
    await logIn(known, member)
    await logIn(shop.browser(), member)
  })

  test('is known to one member and not to another', async () => {
    const [member, victim] = [await addMember(shop), await addMember(shop)]
    const browser = await knownTo(member)
    await typedWrong(
      triesElsewhere,
      () => victim.userid,
      (turn) => `192.0.2.${turn}`,
    )
    expect(await answerTo(victim.userid, rightPassword, { browser })).toBe(work)
  })

  test('is not one with an invented cookie', async () => {
    const member = await addMember(shop)
    await knownTo(member)
    const browser = shop.browser()
    browser.setCookie('shop-browser', 'A'.repeat(43), '/api/v1/member')
    for (let turn = 0; turn < triesHere; turn++) await answerTo(member.userid, wrong, { browser })
    expect(await answerTo(member.userid, rightPassword, { browser })).toBe(work)
  })

  test('may be known to several members', async () => {
    const [member, sister] = [await addMember(shop), await addMember(shop)]
    const browser = await knownTo(member)
    const cookie = browser.cookie('shop-browser')
    await logIn(browser, sister)
    expect(browser.cookie('shop-browser')).toBe(cookie)
    for (const { id } of [member, sister])
      expect(await db.$count(knownBrowsers, eq(knownBrowsers.memberId, id))).toBe(1)
  })

  test('counts wrong passwords for each of its members alone', async () => {
    const [member, sister] = [await addMember(shop), await addMember(shop)]
    const browser = await knownTo(member)
    await logIn(browser, sister)
    for (let turn = 0; turn < triesHere; turn++) await answerTo(sister.userid, wrong, { browser })
    expect(await answerTo(sister.userid, rightPassword, { browser })).toBe('429 PR20001429')
    await logIn(browser, member)
  })

  test('gets a new cookie instead of a planted one', async () => {
    const member = await addMember(shop)
    const browser = shop.browser()
    const planted = 'A'.repeat(43)
    browser.setCookie('shop-browser', planted, '/api/v1/member')
    await logIn(browser, member)
    expect(browser.cookie('shop-browser')).not.toBe(planted)
  })
})

describe('at the same time', () => {
  test('500 wrong passwords for one account count once each, and no more are checked than the limit', async () => {
    const { userid } = await addMember(shop)
    const answers = await Promise.all(Array.from({ length: 500 }, () => answerTo(userid, wrong)))
    expect(answers.filter((answer) => answer === '400 MB20003400')).toHaveLength(triesHere)
    expect(answers.filter((answer) => answer === work)).toHaveLength(500 - triesHere)
    expect(await countTries()).toBe(triesHere)
  })

  test('wrong passwords from many networks and for many accounts respect every limit', async () => {
    const { userid } = await addMember(shop)
    const tries = networks(25).flatMap((network) => [
      ...Array.from({ length: triesHere }, () => ({ userid, address: network })),
      { userid: `nobody${network.replaceAll('.', '')}`, address: network },
    ])
    const answers = await Promise.all(tries.map((each) => answerTo(each.userid, wrong, { address: each.address })))
    // And one wrong ID from each network.
    expect(answers.filter((answer) => answer === '400 MB20003400')).toHaveLength(triesElsewhere + 25)
  })

  test('any mix of right and wrong passwords opens no session without the right one, and counts the wrong ones', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { minLength: 2, maxLength: triesHere }), async (mix) => {
        await db.delete(wrongPasswords).where(everyRow)
        const member = await addMember(shop)
        const statuses = await Promise.all(
          mix.map(async (isRight) => {
            const body = { userid: member.userid, password: isRight ? rightPassword : wrong }
            return (await shop.browser().request('POST', address, { body })).status
          }),
        )
        expect(statuses).toEqual(mix.map((isRight) => (isRight ? 200 : 400)))
        const rights = mix.filter(Boolean).length
        expect(await db.$count(sessionFamilies, eq(sessionFamilies.memberId, member.id))).toBe(rights)
        if (rights === 0) expect(await countTries()).toBe(mix.length)
      }),
      { numRuns: 15 },
    )
  })
})
