import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { openIdentityPage } from '#contract/accounts/identity-verification.ts'
import { trickyPath } from '#tests/support/server/arbitraries.ts'
import { fillForm, goTo } from '#tests/support/server/html-page.ts'
import { answers, answerVerification, beginVerification } from '#tests/support/server/identity-verification.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const shop = await sampleShop()
const address = '/v1/member/auth/civs/popup'

test('returns to the path where it began, with the number added to its parameters', async () => {
  const browser = shop.browser({ host: 'm.shop.localhost:3000' })
  const body = { return_url: '/regist?step=identity#form', purpose: 'join' } as const
  const { content } = await browser.call(openIdentityPage, address, { body })
  const page = await answerVerification(browser, content)
  expect(page.address.href).toBe(`http://m.shop.localhost:3000/regist?step=identity&idfc_id=${content.idfc_id}#form`)
})

test('replaces a number that the path already has', async () => {
  const browser = shop.browser()
  const { content } = await browser.call(openIdentityPage, address, { body: { return_url: '/login?idfc_id=1' } })
  const page = await answerVerification(browser, content)
  expect(page.address.searchParams.getAll('idfc_id')).toEqual([content.idfc_id])
})

test('stays in the shop, whatever path is requested', async () => {
  const browser = shop.browser()
  const reply = v.object({ content: openIdentityPage.content })
  const first = await beginVerification(browser, { method: 'CIVS' })
  const refusal = fillForm(await goTo(browser, first.url), answers.refuse)
  let accepted = 0
  const comeBack = async (return_url: string) => {
    const response = await browser.request('POST', address, { body: { return_url } })
    if (response.status === 400) return
    accepted += 1
    const { content } = v.parse(reply, await response.json())
    const window = await goTo(browser, content.url)
    const page = await goTo(browser, window.address.href, refusal)
    expect(page.address.origin).toBe('http://shop.localhost:3000')
    expect(page.address.searchParams.get('idfc_id')).toBe(content.idfc_id)
  }
  await fc.assert(
    fc.asyncProperty(fc.array(trickyPath, { minLength: 20, maxLength: 20 }), async (tricks) => {
      await Promise.all(tricks.map(comeBack))
    }),
    { numRuns: 50 },
  )
  // Otherwise too few paths were accepted to test anything.
  expect(accepted).toBeGreaterThan(100)
})

describe('invalid input', () => {
  test.each(['https://evil.example', '//evil.example', 'login', ''])('refuses the path "%s"', async (return_url) => {
    const { status, content } = await shop.browser().expectError('POST', address, { body: { return_url } })
    expect([status, content.field]).toEqual([400, 'return_url'])
  })

  test('refuses an unknown purpose', async () => {
    const body = { return_url: '/login', purpose: 'payment' }
    const { status, content } = await shop.browser().expectError('POST', address, { body })
    expect([status, content.field]).toEqual([400, 'purpose'])
  })
})
