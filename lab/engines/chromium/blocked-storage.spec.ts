import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { browseUnstored, expectNoLogin } from '../../../tests/support/browser/browse-unstored.ts'
import { expect, test } from '../../../tests/support/browser/fixtures.ts'

test('sorts and fills a basket where the browser blocks all site data, and the login says what to allow', async ({
  baseURL,
  say,
}, { project }) => {
  const profile = mkdtempSync(join(tmpdir(), 'blocked-site-data-'))
  mkdirSync(join(profile, 'Default'))
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } }
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(preferences))
  const { userAgent, viewport, locale, hasTouch, launchOptions } = project.use
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    baseURL,
    userAgent,
    viewport,
    locale,
    hasTouch,
  })
  try {
    const page = await context.newPage()
    const thrown: string[] = []
    page.on('pageerror', ({ message }) => thrown.push(message))
    await page.goto('/')
    await expect(page.evaluate(() => window.localStorage.length)).rejects.toThrow(/Access is denied/)
    await browseUnstored(page, say, ['사이트 데이터를 막고 있어', 'blocks site data'])
    await expectNoLogin(page, say, [
      '브라우저가 쿠키와 사이트 데이터를 막고 있어요',
      'This browser blocks cookies and site data',
    ])
    expect(thrown).toEqual([])
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
})
