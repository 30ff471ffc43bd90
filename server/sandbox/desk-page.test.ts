import { expect, test } from 'vitest'
import { deskSession } from '#contract/desk/operators.ts'
import { deskOf, Passkey, register } from '#tests/support/server/desk.ts'
import { goTo } from '#tests/support/server/html-page.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const shop = await sampleShop()

test('lets a program work at the desk in its roles', async () => {
  const response = await shop.sandbox.request('/sandbox/desk', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Lee Dasom', roles: ['support', 'money'] }),
  })
  const answer: unknown = await response.json()
  const link = typeof answer === 'object' && answer !== null && 'link' in answer ? String(answer.link) : ''
  const browser = deskOf(shop).browser()
  await register(browser, new Passkey(), new URLSearchParams(new URL(link).hash.slice(1)).get('secret') ?? '')
  const { content } = await browser.call(deskSession, '/v1/desk/session')
  expect(content).toMatchObject({ name: 'Lee Dasom', roles: ['support', 'money'] })
})

test('offers every role', async () => {
  const { html } = await goTo(shop.browser(), '/sandbox/desk')
  for (const role of ['Viewer', 'Support', 'Money', 'Content', 'Owner']) expect(html).toContain(role)
})
