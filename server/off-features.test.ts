import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { requestFindIdCode } from '#contract/accounts/find-id.ts'
import { ownReview } from '#contract/courses/own-review.ts'
import { endpoints } from '#contract/endpoints.ts'
import { refundPreview } from '#contract/orders/orders.ts'
import { postcodeWindow } from '#contract/values/postcode.ts'
import { socialLoginPath, socialProviders } from '#contract/values/social-providers.ts'
import { goTo } from '#tests/support/server/html-page.ts'
import { watchedLog } from '#tests/support/server/log-lines.ts'
import { paidOrder, signInBuyer } from '#tests/support/server/orders.ts'
import { today } from '#tests/support/server/sample-catalogue.ts'
import { clockOn, sampleShop, shopWith, testConfig } from '#tests/support/server/shop.ts'
import { resultCookies } from '#tests/support/server/social-login.ts'
import { featureSchema } from '../contract/values/features.ts'
import { transact } from './db/open.ts'
import { outboxMessages } from './db/schema/messages.ts'
import { sendMessages } from './jobs/send-messages.ts'
import { enqueueTextMessage } from './messages/enqueue-message.ts'

const { database } = await sampleShop()
const shop = await shopWith(database, clockOn(today, { milliseconds: 0 }), {
  ...testConfig,
  off: featureSchema.options,
})

describe('a shop without companies outside', () => {
  const calls = Object.values(endpoints).filter((endpoint) => 'feature' in endpoint)

  test.each(calls)('answers $method $path with a code that says so', async ({ method, path }) => {
    const address = path.replace(/\{\w+\}/g, randomUUID())
    const browser = shop.browser()
    const sent = method === 'GET' ? {} : { body: {} }
    expect(await browser.expectError(method, address, sent)).toMatchObject({ code: 'PR10009404' })
  })

  test.each(socialProviders)('leads nobody to %s', async (provider) => {
    const browser = shop.browser()
    const answer = await browser.visit(`http://shop.localhost:3000${socialLoginPath(provider)}`)
    expect(answer.headers.get('Location')).toContain(`/social/${provider}`)
    expect(resultCookies(browser)).toMatchObject({ success: 'false', status_code: 'PR10009404' })
  })

  test('sells a course, refunds it by its days, and lets its buyer review it', async () => {
    const buying = await signInBuyer(shop)
    const order = await paidOrder(shop, buying)
    const { browser, token } = buying
    const own = await browser.call(ownReview, '/v1/member/my/review/101', { token })
    expect(own.content).toEqual({ review: null, can_write: true, done: 0, needed: 0 })
    const { content } = await browser.call(refundPreview, `/v1/member/my/order/${order}/refund`, { token })
    expect(content.refund_amt).toBe(content.paid_amt)
    expect(content.deducted_amt).toBe(0)
  })

  test('sends no code by text message, and one by mail', async () => {
    const browser = shop.browser()
    const phone = { body: { name: '김하늘', phone: '01023450142' } }
    expect(await browser.expectError('POST', '/v1/member/auth/find/id/phone/otp', phone)).toMatchObject({
      code: 'PR10009404',
    })
    const email = { body: { name: '김하늘', email: 'haneul@mail.example' } }
    const sent = await browser.call(requestFindIdCode, '/v1/member/auth/find/id/email/otp', email)
    expect(sent.content.attempts_left).toBe(5)
  })

  test('drops a text message that waited, and sends the mails after it', async () => {
    const { db, clock, providers } = shop.services
    const common = { recipient: '01023450142', now: clock.now(), locale: 'ko' } as const
    await transact(db, (tx) => enqueueTextMessage(tx, { ...common, kind: 'child-paid', text: '[Practicum]' }))
    const { log, lines } = watchedLog()
    await sendMessages({ db, clock, config: testConfig, providers, log })
    expect(await db.$count(outboxMessages, eq(outboxMessages.channel, 'text'))).toBe(0)
    expect(lines.join()).toContain('text message dropped')
  })

  test('has no window of the postcode search', async () => {
    expect(await goTo(shop.browser(), postcodeWindow(randomUUID()))).toMatchObject({ status: 404 })
  })

  test('has no windows of theirs in the sandbox', async () => {
    const { html } = await goTo(shop.browser(), '/sandbox')
    for (const words of [
      'Student ID',
      'Login with Google',
      'Login with Kakao',
      'Login with Naver',
      'Address search',
      'Learning system',
    ])
      expect(html).not.toContain(words)
    expect(html).toContain('Outbox')
  })
})
