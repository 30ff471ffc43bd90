import { createHash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findId, requestFindIdCode } from '#contract/accounts/find-id.ts'
import { oneTimeCodeLimits, requestLimits } from '#contract/accounts/one-time-code.ts'
import { members } from '#server/db/schema/members.ts'
import { limitedRequests, oneTimeCodes } from '#server/db/schema/sign-up.ts'
import type { Browser } from '#tests/support/server/http-browser.ts'
import { addMember } from '#tests/support/server/members.ts'
import { codeTo, messagesTo, otherThan } from '#tests/support/server/outbox.ts'
import { challengeOf, solveToken } from '#tests/support/server/proof-of-work.ts'
import { expectRetryAfter } from '#tests/support/server/shared-tests.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const shop = await sampleShop()
const { db } = shop.services

let count = 0
/** A phone number and an address that no other test uses. */
function newContacts() {
  count += 1
  const number = String(count).padStart(4, '0')
  return { phone: `0107000${number}`, email: `finder${number}@shop.example`, place: { address: `198.51.100.${count}` } }
}

/** A browser that requested a code for a member with this phone number and address. */
async function asked(type: 'phone' | 'email' = 'phone', special: Partial<typeof members.$inferInsert> = {}) {
  const { phone, email, place } = newContacts()
  const member = await addMember(shop, { name: 'Oh Sora', phone, email, ...special })
  const browser = shop.browser(place)
  const { content } = await request(browser, type, { name: 'Oh Sora', phone, email })
  const to = type === 'phone' ? phone : email
  return { browser, member, to, type, code: await codeTo(shop, to), sent: content }
}

const request = (browser: Browser, type: string, body: { name: string; phone?: string; email?: string }) =>
  browser.call(requestFindIdCode, `/v1/member/auth/find/id/${type}/otp`, { body })

type Asked = Awaited<ReturnType<typeof asked>>

const enter = ({ browser, type, sent }: Asked, body: { otp?: string; full_id?: 'Y' | 'N' } = {}) =>
  browser.call(findId, `/v1/member/auth/find/id/${type}`, { body: { otp_id: sent.otp_id, ...body } })

const refused = async ({ browser, type, sent }: Asked, otp?: string) => {
  const body = { otp_id: sent.otp_id, ...(otp === undefined ? {} : { otp }) }
  const { code, content } = await browser.expectError('POST', `/v1/member/auth/find/id/${type}`, { body })
  return content.attempts_left === undefined ? code : `${code} ${content.attempts_left}`
}

test.each(['phone', 'email'] as const)('shows the ID masked, then whole, to who enters the code: %s', async (type) => {
  const visit = await asked(type, { userid: `haneul${count}27` })
  const masked = (await enter(visit, { otp: visit.code })).content
  expect(masked.userid).toMatch(/^ha\*+27$/)
  expect(masked.userid).toHaveLength(visit.member.userid.length)
  expect(masked.created_at).toBe(shop.services.clock.now().toISOString())
  expect((await enter(visit, { full_id: 'Y' })).content.userid).toBe(visit.member.userid)
})

test('answers when the code expires, its attempts, and the remaining codes', async () => {
  const { sent } = await asked()
  const after = (moment: string) => (Date.parse(moment) - Date.parse(sent.sent_at)) / 1000
  expect(after(sent.expires_at)).toBe(180)
  expect(after(sent.resend_at)).toBe(requestLimits.resendSeconds)
  expect(sent).toMatchObject({ attempts_left: 5, sends_left: requestLimits.perContact - 1 })
})

test.each([
  ['ko', /^\[Practicum\] 인증번호 \d{6}\. /],
  ['en', /^\[Practicum\] Your code is \d{6}\. /],
] as const)('writes in the language of the page, six digits in one short text: %s', async (locale, text) => {
  const { phone, place } = newContacts()
  const body = { name: '오소라', phone: `${phone.slice(0, 3)}-${phone.slice(3, 7)} ${phone.slice(7)}` }
  await shop.browser(place).call(requestFindIdCode, '/v1/member/auth/find/id/phone/otp', { body, locale })
  const [message] = await messagesTo(shop, phone)
  expect(message).toMatchObject({ kind: 'sms', purpose: 'find-id', locale })
  expect(message?.text).toMatch(text)
  const bytes = [...(message?.text ?? '')].reduce((sum, letter) => sum + (letter.charCodeAt(0) > 127 ? 2 : 1), 0)
  expect(bytes).toBeLessThanOrEqual(90)
})

test('also sends a code to a contact without account, and reveals it only after the code', async () => {
  const { phone, place } = newContacts()
  const browser = shop.browser(place)
  const { content: sent } = await request(browser, 'phone', { name: 'Nobody', phone })
  const member = await addMember(shop, { phone: newContacts().phone })
  const visit: Asked = { browser, member, to: phone, type: 'phone', code: await codeTo(shop, phone), sent }
  expect(await refused(visit, visit.code)).toBe('MB21104404')
})

test.each([
  ['이도윤', '\u110B\u1175\u1103\u1169\u110B\u1172\u11AB'],
  ['이도윤', '이 도윤'],
  ['이도윤', ' 이\u00A0도윤\u200B'],
  ['\u110B\u1175\u1103\u1169\u110B\u1172\u11AB', '이도윤'],
  ['Kim Haneul', 'KIM HANEUL'],
  ['Kim Haneul', 'ＫｉｍＨａｎｅｕｌ'],
])('finds a member by the name as people write it: %j by %j', async (stored, typed) => {
  const { phone, place } = newContacts()
  const { userid } = await addMember(shop, { name: stored, phone })
  const browser = shop.browser(place)
  const pasted = `+82 (0)${phone.slice(1, 3)}\u2013${phone.slice(3, 7)}\u2013${phone.slice(7)}`
  const { content } = await request(browser, 'phone', { name: typed, phone: pasted })
  const code = await codeTo(shop, phone)
  const body = { otp_id: content.otp_id, otp: `[${code.slice(0, 3)} ${code.slice(3)}]`, full_id: 'Y' as const }
  expect((await browser.call(findId, '/v1/member/auth/find/id/phone', { body })).content.userid).toBe(userid)
})

test('finds nobody with the right contact and another name', async () => {
  const { phone, place } = newContacts()
  await addMember(shop, { name: 'Oh Sora', phone })
  const browser = shop.browser(place)
  const { content } = await request(browser, 'phone', { name: 'Moon Gaeul', phone })
  const body = { otp_id: content.otp_id, otp: await codeTo(shop, phone) }
  const { code } = await browser.expectError('POST', '/v1/member/auth/find/id/phone', { body })
  expect(code).toBe('MB21104404')
})

test.each([
  ['phone', { name: '', phone: '01012345678' }, 'name'],
  ['phone', { name: 'Oh Sora', phone: '' }, 'phone'],
  ['phone', { name: 'Oh Sora', phone: '021234567' }, 'phone'],
  ['phone', { name: 'Oh Sora', email: 'sora@shop.example' }, 'phone'],
  ['email', { name: 'Oh Sora', email: 'sora@shop' }, 'email'],
  ['email', { name: 'Oh Sora', email: 'sora@shop,example' }, 'email'],
])('sends nothing to what nobody can have registered: %s %o', async (type, body, field) => {
  const address = `/v1/member/auth/find/id/${type}/otp`
  const { code, content } = await shop.browser().expectError('POST', address, { body })
  expect([code, content.field]).toEqual(['MB21005404', field])
})

test('counts wrong codes, and accepts none after the fifth, not even the right one', async () => {
  const visit = await asked()
  const wrong = otherThan(visit.code)
  expect(await refused(visit, '')).toBe('MB21101400')
  expect(await refused(visit)).toBe('MB21101400')
  for (const left of [4, 3, 2, 1]) expect(await refused(visit, wrong)).toBe(`MB21103400 ${left}`)
  expect(await refused(visit, wrong)).toBe('MB21105429')
  expect(await refused(visit, visit.code)).toBe('MB21105429')
})

test('accepts the right code at the fifth attempt', async () => {
  const visit = await asked()
  for (const _ of [1, 2, 3, 4]) await refused(visit, otherThan(visit.code))
  expect((await enter(visit, { otp: ` ${visit.code.slice(0, 3)} ${visit.code.slice(3)} ` })).content.userid).toContain(
    '*',
  )
})

test('accepts a code for exactly three minutes', async () => {
  const [inTime, late] = [await asked(), await asked()]
  shop.pass(oneTimeCodeLimits.seconds - 1)
  await enter(inTime, { otp: inTime.code })
  shop.pass(1)
  expect(await refused(late, late.code)).toBe('MB21102404')
})

test('accepts a code once', async () => {
  const visit = await asked()
  await enter(visit, { otp: visit.code })
  expect(await refused(visit, visit.code)).toBe('MB21102404')
})

test('shows the whole ID for ten minutes after the code, in this browser only', async () => {
  const visit = await asked()
  await enter(visit, { otp: visit.code })
  const elsewhere = { ...visit, browser: shop.browser() }
  expect(await refused(elsewhere)).toBe('MB21101400')
  shop.pass(oneTimeCodeLimits.proofSeconds - 1)
  await enter(visit, { full_id: 'Y' })
  shop.pass(1)
  expect(await refused(visit)).toBe('MB21101400')
})

test('accepts a code only in the browser that requested it, and for its request', async () => {
  const [mine, other] = [await asked(), await asked()]
  expect(await refused({ ...mine, browser: shop.browser() }, mine.code)).toBe('MB21102404')
  if (mine.code !== other.code) expect(await refused({ ...mine, sent: other.sent }, mine.code)).toBe('MB21102404')
  await enter(mine, { otp: mine.code })
})

test('accepts only the newest code', async () => {
  const visit = await asked()
  await request(visit.browser, 'phone', { name: 'Oh Sora', phone: visit.to })
  expect(await refused(visit, visit.code)).toBe('MB21102404')
})

test('reveals nothing about a member who left between code and answer', async () => {
  const visit = await asked()
  await db.update(members).set({ status: 'withdrawn' }).where(eq(members.id, visit.member.id))
  expect(await refused(visit, visit.code)).toBe('MB21104404')
})

test('stores neither code nor contact in clear text', async () => {
  const visit = await asked('email')
  const rows = await db.select().from(oneTimeCodes).where(eq(oneTimeCodes.id, visit.sent.otp_id))
  expect(rows).toHaveLength(1)
  const { id: _, memberId: __, ...rest } = rows[0] ?? expect.fail()
  expect(JSON.stringify(rest)).not.toContain(visit.to)
  expect(JSON.stringify(rest)).not.toMatch(new RegExp(`"${visit.code}"`))
})

test('succeeds once and is checked at most five times in 200 simultaneous attempts', async () => {
  const visit = await asked()
  const answers = await Promise.all(Array.from({ length: 200 }, () => outcome(visit, visit.code)))
  expect(answers.filter((answer) => answer === '200')).toHaveLength(1)
  expect(new Set(answers)).toEqual(new Set(['200', 'MB21102404']))

  const guessed = await asked()
  const guesses = await Promise.all(Array.from({ length: 200 }, () => outcome(guessed, otherThan(guessed.code))))
  expect(guesses.filter((answer) => answer.startsWith('MB21103400')).toSorted()).toEqual(
    [4, 3, 2, 1].map((left) => `MB21103400 ${left}`).toSorted(),
  )
  expect(guesses.filter((answer) => answer === 'MB21105429')).toHaveLength(196)
  const [row] = await db.select().from(oneTimeCodes).where(eq(oneTimeCodes.id, guessed.sent.otp_id))
  expect(row?.attempts).toBe(oneTimeCodeLimits.attempts)
})

/** The code of an attempt's answer. */
async function outcome(visit: Asked, otp: string): Promise<string> {
  const body = { otp_id: visit.sent.otp_id, otp }
  const response = await visit.browser.request('POST', `/v1/member/auth/find/id/${visit.type}`, { body })
  return response.status === 200 ? '200' : refusedBy(await response.json())
}

function refusedBy(answer: { status_code: string; content: { attempts_left?: number } }): string {
  const { attempts_left } = answer.content
  return attempts_left === undefined ? answer.status_code : `${answer.status_code} ${attempts_left}`
}

test('sends a browser five codes to a contact in 24 hours to the second, with and without account', async () => {
  const { phone } = newContacts()
  await addMember(shop, { name: 'Oh Sora', phone })
  for (const to of [phone, newContacts().phone]) {
    const body = { name: 'Oh Sora', phone: to }
    const browser = shop.browser()
    const limit = () => browser.expectError('POST', '/v1/member/auth/find/id/phone/otp', { body })
    for (const left of [4, 3, 2, 1, 0]) {
      expect((await request(browser, 'phone', body)).content.sends_left).toBe(left)
      shop.pass(60)
    }
    const first = await limit()
    expect(first.code).toBe('MB21003429')
    expectRetryAfter(first.response, requestLimits.seconds - 300)
    shop.pass(requestLimits.seconds - 301)
    const last = await limit()
    expectRetryAfter(last.response, 1)
    shop.pass(2)
    expect((await request(browser, 'phone', body)).content.sends_left).toBe(0)
  }
})

test('leaves the owner of a number their own requests, however many strangers made some', async () => {
  const { phone } = newContacts()
  const body = { name: 'Oh Sora', phone }
  const address = '/v1/member/auth/find/id/phone/otp'
  for (let asked = 0; asked < requestLimits.perContact; asked++) await request(shop.browser(), 'phone', body)
  const owner = shop.browser()
  const { code, content } = await owner.expectError('POST', address, { body })
  expect(code).toBe('PR10008429')
  const work = await solveToken(challengeOf(content))
  expect((await owner.call(requestFindIdCode, address, { body, work })).content.sends_left).toBe(4)
})

test('limits the codes of one network to a contact, whatever work it does', async () => {
  const { phone } = newContacts()
  const place = { address: '192.0.2.79' }
  const body = { name: 'Oh Sora', phone }
  const address = '/v1/member/auth/find/id/phone/otp'
  const happenedAt = shop.services.clock.now()
  await shop.services.db.insert(limitedRequests).values(
    Array.from({ length: requestLimits.perContactAndNetwork }, () => ({
      id: randomUUID(),
      requestId: randomUUID(),
      kind: 'find-id network and contact' as const,
      keyHash: createHash('sha256').update(`find-id network and contact 192.0.2.79 ${phone}`).digest('base64url'),
      happenedAt,
    })),
  )
  expect((await shop.browser(place).expectError('POST', address, { body })).code).toBe('MB21003429')
  await request(shop.browser({ address: '192.0.2.80' }), 'phone', body)
})

test('limits the codes of one network without work, to all contacts together', async () => {
  const place = { address: '192.0.2.77' }
  await Promise.all(
    Array.from({ length: requestLimits.perNetwork }, (_, number) =>
      request(shop.browser(place), 'phone', { name: 'Anybody', phone: `0108${String(number).padStart(7, '0')}` }),
    ),
  )
  const body = { name: 'Anybody', phone: '01099990000' }
  const address = '/v1/member/auth/find/id/phone/otp'
  expect((await shop.browser(place).expectError('POST', address, { body })).code).toBe('PR10008429')
  await request(shop.browser({ address: '192.0.2.78' }), 'phone', body)
})
