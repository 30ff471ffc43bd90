import type { Page } from '@playwright/test'
import { browseUnstored, expectNoLogin } from '../support/browser/browse-unstored.ts'
import { expect, test } from '../support/browser/fixtures.ts'

const blocked = ['브라우저가 쿠키와 사이트 데이터를 막고 있어요', 'This browser blocks cookies and site data'] as const

/** Replaces both storages before any script of the page. */
async function replaceStorage(page: Page, kind: 'blocked' | 'missing'): Promise<void> {
  await page.addInitScript((wanted) => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          if (wanted === 'missing') return null
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  }, kind)
}

for (const kind of ['blocked', 'missing'] as const) {
  test(`sorts and fills a basket where storage is ${kind}, and the login says what to allow`, async ({ page, say }) => {
    await replaceStorage(page, kind)
    await browseUnstored(page, say, ['사이트 데이터를 막고 있어', 'blocks site data'])
    await expectNoLogin(page, say, blocked)
    await page.goto('/regist')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/regist?type=individual')
    await expect(page.getByText(say(...blocked))).toBeVisible()
  })
}

test('keeps a basket on the page where the storage is full, and says so, as does the login', async ({ page, say }) => {
  await page.goto('/')
  await page.evaluate(() => {
    let size = 4 * 1024 * 1024
    let number = 0
    while (size > 0) {
      try {
        localStorage.setItem(`filler${number}`, 'x'.repeat(size))
        number += 1
      } catch {
        size = Math.floor(size / 2)
      }
    }
  })
  await browseUnstored(page, say, ['저장 공간이 없어', 'no room left'])
  await expectNoLogin(page, say, [
    '브라우저에 이 사이트가 쓸 저장 공간이 없어요',
    'This browser has no room left for this site',
  ])
  await page.evaluate(() => localStorage.clear())
  await page.getByRole('button', { name: say('새로고침', 'Reload the page') }).click()
  await expect(page.getByRole('link', { name: say('간편 인증', 'Mobile ID'), exact: true })).toBeVisible()
})
