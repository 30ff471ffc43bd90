import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { clientFile } from '#contract/content/downloads.ts'
import { cancelOpeningMails, requestClientMail, requestOpeningMail } from '#contract/courses/course-openings.ts'
import { everyRow } from '#server/db/every-row.ts'
import { courses } from '#server/db/schema/courses.ts'
import { clientFiles } from '#server/db/schema/downloads.ts'
import { courseOpeningRequests } from '#server/db/schema/inquiries.ts'
import { limitedRequests } from '#server/db/schema/sign-up.ts'
import { deleteExpired } from '#server/jobs/cleanup.ts'
import { mailCourseOpenings } from '#server/jobs/mail-course-openings.ts'
import { sendMessages } from '#server/jobs/send-messages.ts'
import { watchedLog } from '#tests/support/server/log-lines.ts'
import { messagesTo, tokenTo } from '#tests/support/server/outbox.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

/** Three in the morning of the day before the coming course opens. */
const shop = await sampleShop('2026-12-09')
const { services } = shop
const { db } = services
const log = watchedLog().log
const hour = 60 * 60
const address = '/v1/lecture/intro/contents/103/opening'
const cancelAddress = '/v1/lecture/intro/opening/cancel'

let count = 0
let email = ''
beforeEach(async () => {
  email = `waiting${++count}@school.example`
  await db.delete(courseOpeningRequests).where(everyRow)
  await db.delete(limitedRequests).where(everyRow)
})

const ask = (to = email, browser = shop.browser()) =>
  browser.call(requestOpeningMail, address, { body: { email: to, consent: 'Y' }, locale: 'ko' })
const send = () => sendMessages({ ...services, log })
const purposes = async () => {
  await mailCourseOpenings({ ...services, log })
  await send()
  return (await messagesTo(shop, email)).map(({ purpose }) => purpose).toReversed()
}

describe('a request for a mail on the day a course opens', () => {
  test('is confirmed by a mail with a link that takes it back in one press', async () => {
    expect((await ask()).content).toEqual({ opens_on: '2026-12-10' })
    await send()
    const [mail] = await messagesTo(shop, email)
    expect(mail).toMatchObject({ purpose: 'course-opening-requested', locale: 'ko' })
    expect(mail?.text).toContain('‘심폐소생술’ 과정이 2026년 12월 10일에 열려요')
    const token = await tokenTo(shop, email)
    await shop.browser().call(cancelOpeningMails, cancelAddress, { body: { token } })
    expect(await db.$count(courseOpeningRequests)).toBe(0)
    const again = await shop.browser().expectError('POST', cancelAddress, { body: { token } })
    expect(`${again.status} ${again.code}`).toBe('404 PR40007404')
  })

  test('counts once for an address, however it is written', async () => {
    await ask()
    await ask(email.toUpperCase())
    expect(await db.$count(courseOpeningRequests)).toBe(1)
    expect(await purposes()).toEqual(['course-opening-requested'])
  })

  test('is refused for an open course, an unknown one, without consent, and beyond five a day', async () => {
    const refused = async (to: string, body: object) => {
      const { status, code } = await shop.browser().expectError('POST', to, { body })
      return `${status} ${code}`
    }
    const body = { email, consent: 'Y' }
    expect(await refused('/v1/lecture/intro/contents/101/opening', body)).toBe('400 PR40008400')
    expect(await refused('/v1/lecture/intro/contents/999/opening', body)).toBe('404 PR10004404')
    expect(await refused(address, { ...body, consent: 'N' })).toBe('400 PR10002400')
    expect(await refused(address, { ...body, email: 'nobody' })).toBe('400 PR10002400')
    const browser = shop.browser()
    for (let turn = 0; turn < 5; turn++) await ask(email, browser)
    const limited = await browser.expectError('POST', address, { body })
    expect(`${limited.status} ${limited.code}`).toBe('429 PR11001429')
    expect(Number(limited.response.headers.get('Retry-After'))).toBeGreaterThan(0)
  })

  test.each(['', 'x', `${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}.forged`])(
    'is not taken back by the token %j',
    async (token) => {
      await ask()
      const { code } = await shop.browser().expectError('POST', cancelAddress, { body: { token } })
      expect(code).toBe('PR40007404')
      expect(await db.$count(courseOpeningRequests)).toBe(1)
    },
  )

  test('is taken back for the address of the link alone', async () => {
    const others = ['earlier@school.example', 'later@school.example']
    await ask(others[0])
    await ask()
    await ask(others[1])
    await send()
    const token = await tokenTo(shop, email)
    await shop.browser().call(cancelOpeningMails, cancelAddress, { body: { token } })
    const left = await db.select().from(courseOpeningRequests)
    expect(left.map((request) => request.email).toSorted()).toEqual(others)
  })

  test('is not taken back by the secret of another request', async () => {
    await ask()
    const other = 'other@school.example'
    await ask(other)
    await send()
    const [request] = await db.select().from(courseOpeningRequests).where(eq(courseOpeningRequests.email, email))
    const secret = (await tokenTo(shop, other)).split('.')[1]
    const token = `${request?.id}.${secret}`
    expect((await shop.browser().expectError('POST', cancelAddress, { body: { token } })).code).toBe('PR40007404')
    expect(await db.$count(courseOpeningRequests)).toBe(2)
  })
})

const [client] = await db.select().from(clientFiles)

describe('a request for a mail when the PC client is there', () => {
  const askForClient = (to = email) =>
    shop
      .browser()
      .call(requestClientMail, '/v1/client-file/opening', { body: { email: to, consent: 'Y' }, locale: 'en' })
  const withClient = async (isThere: boolean) => {
    await db.delete(clientFiles).where(everyRow)
    if (isThere && client) await db.insert(clientFiles).values(client)
  }

  test('keeps no address and sends no mail while it can be downloaded', async () => {
    await withClient(true)
    expect((await askForClient()).content).toEqual({ is_available: true })
    expect(await db.$count(courseOpeningRequests)).toBe(0)
    expect(await purposes()).toEqual([])
  })

  test('is confirmed once, mailed when the client was imported, and deleted with that mail', async () => {
    await withClient(false)
    expect((await shop.call(clientFile, '/v1/client-file')).content).toBeNull()
    expect((await askForClient()).content).toEqual({ is_available: false })
    await askForClient(email.toUpperCase())
    expect(await db.$count(courseOpeningRequests)).toBe(1)
    expect(await purposes()).toEqual(['client-requested'])
    await withClient(true)
    const job = () => mailCourseOpenings({ ...services, log })
    await Promise.all([job(), job(), job()])
    expect(await purposes()).toEqual(['client-requested', 'client-ready'])
    expect(await db.$count(courseOpeningRequests)).toBe(0)
    const [mail] = await messagesTo(shop, email)
    expect(mail?.text).toContain('/downloads')
    expect(mail?.text).toContain('We’ve deleted the address you left for this email.')
    expect(mail?.text).not.toContain('opening-cancel')
  })

  test('is taken back by the link, with the requests for courses', async () => {
    await withClient(false)
    await askForClient()
    await ask()
    await send()
    const token = await tokenTo(shop, email)
    await shop.browser().call(cancelOpeningMails, cancelAddress, { body: { token } })
    expect(await db.$count(courseOpeningRequests)).toBe(0)
    await withClient(true)
    expect(await purposes()).not.toContain('client-ready')
  })

  test('is refused without consent', async () => {
    const refused = await shop
      .browser()
      .expectError('POST', '/v1/client-file/opening', { body: { email, consent: 'N' } })
    expect(`${refused.status} ${refused.code}`).toBe('400 PR10002400')
  })
})

// They move the clock, so they come last and in this order.
test('the mail goes out at nine in Korea on the day, once, and the address is deleted with it', async () => {
  await ask()
  // 08:59 of the day it opens.
  shop.pass(29 * hour + 59 * 60)
  expect(await purposes()).toEqual(['course-opening-requested'])
  shop.pass(60)
  const job = () => mailCourseOpenings({ ...services, log })
  await Promise.all([job(), job(), job()])
  expect(await purposes()).toEqual(['course-opening-requested', 'course-opened'])
  expect(await db.$count(courseOpeningRequests)).toBe(0)
  const [mail] = await messagesTo(shop, email)
  expect(mail?.text).toContain('/contents/detail?id=103')
  expect(mail?.text).toContain('보관한 주소를 지웠어요')
  expect(mail?.text).not.toContain('opening-cancel')
  expect(await purposes()).toHaveLength(2)
})

test('a mail to an address that waits for other courses has the way out of those', async () => {
  const isCourse = eq(courses.idx, 103)
  await db.update(courses).set({ opensOn: '2027-01-10' }).where(isCourse)
  await ask()
  const opensOn = services.clock.today()
  await db.update(courses).set({ opensOn: '2027-01-10' }).where(eq(courses.idx, 102))
  await shop
    .browser()
    .call(requestOpeningMail, '/v1/lecture/intro/contents/102/opening', { body: { email, consent: 'Y' } })
  await db.update(courses).set({ opensOn }).where(isCourse)
  await purposes()
  const [mail] = await messagesTo(shop, email)
  expect(mail?.purpose).toBe('course-opened')
  const token = /opening-cancel#token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? expect.fail('there is no way out')
  await shop.browser().call(cancelOpeningMails, cancelAddress, { body: { token } })
  expect(await db.$count(courseOpeningRequests)).toBe(0)
})

test('a request is deleted after a year in which the course has not opened', async () => {
  await db.update(courses).set({ opensOn: '2030-01-10' }).where(eq(courses.idx, 103))
  await ask()
  const job = () => deleteExpired(db, services.clock)
  shop.pass(365 * 24 * hour)
  await job()
  expect(await db.$count(courseOpeningRequests)).toBe(1)
  shop.pass(1)
  await job()
  expect(await db.$count(courseOpeningRequests)).toBe(0)
})
