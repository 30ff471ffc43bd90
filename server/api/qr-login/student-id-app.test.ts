import { describe, expect, test } from 'vitest'
import { openQrLogin, qrLogin, qrLoginLimits, qrLoginStatus } from '#contract/accounts/qr-login.ts'
import { openBrowser } from '#tests/support/server/http-browser.ts'
import { watchedLog } from '#tests/support/server/log-lines.ts'
import { addMember } from '#tests/support/server/members.ts'
import { sampleShop, testConfig } from '#tests/support/server/shop.ts'
import { createApi } from '../app.ts'
import { signRequest } from './student-id-app.ts'

const shop = await sampleShop()
const { clock } = shop.services
const key = 'a secret that shop and school share'
const studentIdApp = { url: 'https://id.school.example/open', secret: key }
const api = createApi({ ...shop.services, config: { ...testConfig, mode: 'live', studentIdApp } }, watchedLog().log)
const codes = '/v1/member/auth/did/qr'
const student = { name: '김하늘', birth: '2001-04-12', student_number: '20210042' }

const nowSeconds = () => Math.floor(clock.now().getTime() / 1000)

/** A call of the app's server. Returns its status and code, or the state of the login code. */
async function callFromApp(
  path: string,
  sent: object,
  {
    seconds = nowSeconds(),
    signWith = key,
    signature,
  }: { seconds?: number; signWith?: string; signature?: string } = {},
): Promise<string> {
  const body = JSON.stringify(sent)
  const signed = signature ?? signRequest(signWith, { seconds, path, body })
  const headers = { 'X-Student-Id-Signature': signed, 'Content-Type': 'application/json' }
  const response = await api.request(path, { method: 'POST', headers, body })
  const answer: { status_code: number | string; content: { status?: string } } = await response.json()
  return answer.content.status ?? `${response.status} ${answer.status_code}`
}

/** A browser of the live shop that shows a code. */
async function shown() {
  const browser = openBrowser(api)
  const { content } = await browser.call(openQrLogin, codes)
  const [, secret = ''] = (new URL(content.text).searchParams.get('qr') ?? '').split('.')
  const path = `${codes}/${content.qr_id}`
  return { browser, path, secret, qr_id: content.qr_id }
}

const addStudent = (special: Parameters<typeof addMember>[1] = {}) =>
  addMember(shop, { name: student.name, birth: student.birth, belonging: { clno: student.student_number }, ...special })

describe('a live shop', () => {
  test('finds the student by a name that the school writes with spaces and as single letters', async () => {
    const person = { ...student, name: '\u1100\u1175\u11B7 \u1112\u1161\u1102\u1173\u11AF', student_number: '20210077' }
    await addStudent({ belonging: { clno: person.student_number } })
    const { path, secret } = await shown()
    expect(await callFromApp(`${path}/scan`, { secret })).toBe('scanned')
    expect(await callFromApp(`${path}/approve`, { secret, person })).toBe('approved')
  })

  test('logs in the student who scans a code and approves it', async () => {
    await addStudent()
    const { browser, path, secret, qr_id } = await shown()
    expect(await callFromApp(`${path}/scan`, { secret })).toBe('scanned')
    expect((await browser.call(qrLoginStatus, path)).content.status).toBe('scanned')
    expect(await callFromApp(`${path}/approve`, { secret, person: student })).toBe('approved')
    const { content } = await browser.call(qrLogin, '/v1/member/auth/login/qr', { body: { qr_id } })
    expect(content.username).toBe(student.name)
    expect(await callFromApp(`${path}/approve`, { secret, person: student })).toBe('404 PR20002404')
  })

  test('lets the student refuse', async () => {
    const { browser, path, secret } = await shown()
    await callFromApp(`${path}/scan`, { secret })
    expect(await callFromApp(`${path}/refuse`, { secret })).toBe('refused')
    expect((await browser.call(qrLoginStatus, path)).content.status).toBe('refused')
  })

  test('answers a repeated call, and one out of order, with the state of the code', async () => {
    const { path, secret } = await shown()
    expect(await callFromApp(`${path}/refuse`, { secret })).toBe('waiting')
    for (const _ of [1, 2]) expect(await callFromApp(`${path}/scan`, { secret })).toBe('scanned')
  })
})

test.each([-300, -299, 299, 300])('a signature from %i seconds away is valid', async (seconds) => {
  const { path, secret } = await shown()
  expect(await callFromApp(`${path}/scan`, { secret }, { seconds: nowSeconds() + seconds })).toBe('scanned')
})

describe('a call is refused', () => {
  test.each([
    ['without a signature', { signature: '' }],
    ['with a signature of another form', { signature: 'v1=00' }],
    ['signed with another secret', { signWith: 'another secret of 32 characters!' }],
    ['signed too long ago', { seconds: nowSeconds() - 301 }],
    ['signed in the future', { seconds: nowSeconds() + 301 }],
  ])('%s, and tells no more than an address that does not exist', async (_, how) => {
    const { browser, path, secret } = await shown()
    expect(await callFromApp(`${path}/scan`, { secret }, how)).toBe('404 PR10004404')
    expect((await browser.call(qrLoginStatus, path)).content.status).toBe('waiting')
  })

  test('with the signature of another body or another address', async () => {
    const [one, other] = [await shown(), await shown()]
    const body = JSON.stringify({ secret: one.secret })
    const signature = signRequest(key, { seconds: nowSeconds(), path: `${one.path}/scan`, body })
    expect(await callFromApp(`${one.path}/scan`, { secret: other.secret }, { signature })).toBe('404 PR10004404')
    expect(await callFromApp(`${one.path}/refuse`, { secret: one.secret }, { signature })).toBe('404 PR10004404')
    expect(await callFromApp(`${one.path}/scan`, { secret: one.secret }, { signature })).toBe('scanned')
  })

  test('for an unknown or expired code', async () => {
    const { path, secret } = await shown()
    expect(await callFromApp(`${path}/scan`, { secret: 'another' })).toBe('404 PR20002404')
    shop.pass(qrLoginLimits.codeSeconds)
    expect(await callFromApp(`${path}/scan`, { secret })).toBe('404 PR20002404')
  })

  test.each([
    ['another name', { ...student, name: '김바다' }],
    ['another birthday', { ...student, birth: '2001-04-13' }],
    ['another number', { ...student, student_number: '1' }],
  ])('for a person with %s', async (_, person) => {
    const { path, secret } = await shown()
    await callFromApp(`${path}/scan`, { secret })
    expect(await callFromApp(`${path}/approve`, { secret, person })).toBe('404 MB20022404')
  })

  test('for a person whose identity is not verified', async () => {
    const person = { ...student, student_number: '20219999' }
    await addStudent({ belonging: { clno: person.student_number }, isIdentityVerified: false })
    const { path, secret } = await shown()
    await callFromApp(`${path}/scan`, { secret })
    expect(await callFromApp(`${path}/approve`, { secret, person })).toBe('404 MB20022404')
  })

  test.each([{}, { secret: 5 }, { secret: 'x', person: {} }])('with an invalid body: %j', async (sent) => {
    const { path } = await shown()
    expect(await callFromApp(`${path}/approve`, sent)).toBe('400 PR10002400')
  })

  test('where no app is configured', async () => {
    const sandbox = createApi(shop.services, watchedLog().log)
    const { path, secret } = await shown()
    const body = JSON.stringify({ secret })
    const signature = signRequest(key, { seconds: nowSeconds(), path: `${path}/scan`, body })
    const headers = { 'X-Student-Id-Signature': signature }
    expect((await sandbox.request(`${path}/scan`, { method: 'POST', headers, body })).status).toBe(404)
  })
})
