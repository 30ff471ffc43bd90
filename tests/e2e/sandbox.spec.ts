import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/browser/fixtures.ts'

/** Makes a call from the page, and returns the address in its answer. */
async function call(page: Page, method: 'GET' | 'POST', address: string): Promise<unknown> {
  return page.evaluate(
    async ([method, address]) => {
      const [, token = ''] = /XSRF-TOKEN=([^;]+)/.exec(document.cookie) ?? []
      const response = await fetch(address, { method, headers: { 'X-XSRF-TOKEN': token } })
      const { content } = await response.json()
      return content.url ?? content.text
    },
    [method, address] as const,
  )
}

/** Opens each page of the sandbox from its list. */
const windows: Record<string, (page: Page) => Promise<unknown>> = {
  list: async () => {},
  clock: (page) => page.goto('/sandbox/clock'),
  scanner: (page) => page.goto('/sandbox/phone'),
  phone: async (page) => page.goto(String(await call(page, 'GET', '/api/v1/member/auth/did/qr'))),
  identity: async (page) => {
    await call(page, 'GET', '/api/v1/member/auth/did/qr')
    await page.goto(String(await call(page, 'POST', '/api/v1/member/auth/oacx/popup/login')))
  },
  google: (page) => page.goto('/api/v1/member/auth/login/social/google'),
  kakao: (page) => page.goto('/api/v1/member/auth/login/social/kakao'),
  naver: (page) => page.goto('/api/v1/member/auth/login/social/naver'),
}

for (const [name, open] of Object.entries(windows)) {
  test(`${name}: says that it is a sandbox, passes axe, and does not scroll sideways`, async ({ page, say }) => {
    await page.goto('/sandbox')
    await open(page)
    await expect(page.getByText(say('연습', 'Sandbox'), { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
}

test("counts the window's time down", async ({ page, say }) => {
  await page.goto('/sandbox')
  await windows['identity']?.(page)
  const timer = page.getByRole('timer')
  await expect(timer).toContainText(say('남음', 'left'))
  await expect(timer).not.toContainText('5:00')
})

test('asks for the name of a person who is not in the list', async ({ page, say }) => {
  await page.goto('/sandbox')
  await windows['identity']?.(page)
  const name = page.getByLabel(say('이름', 'Name'), { exact: true })
  await expect(name).toBeHidden()
  await page.getByRole('radio', { name: say('직접 입력', 'Someone else') }).check()
  await expect(name).toBeVisible()
})

test('changes its language', async ({ page, say }) => {
  await page.goto('/sandbox/clock')
  await page.getByRole('link', { name: say('English', '한국어') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Current shop time', '쇼핑몰의 현재 시각'))
})
