import type { Page } from '@playwright/test'
import { socialProviders } from '#contract/values/social-providers.ts'
import { samplePassword } from '#tests/flows/samples/samples.ts'
import { expect, test, waitForHydration } from '../support/browser/fixtures.ts'
import { logIn } from '../support/browser/log-in.ts'

async function logInByForm(page: Page, say: (ko: string, en: string) => string, userid = 'practice01'): Promise<void> {
  await waitForHydration(page)
  await page.getByLabel(say('아이디', 'ID'), { exact: true }).fill(userid)
  await page.getByLabel(say('비밀번호', 'Password'), { exact: true }).fill(samplePassword)
  await page.getByRole('button', { name: say('로그인', 'Log in'), exact: true }).click()
}

const tokens = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken'))

test('asks a visitor who orders to log in, and leads back to the order', { tag: '@once' }, async ({ page, say }) => {
  await page.goto('/order?course=101&option=101003')
  const alert = page.getByRole('alertdialog', { name: say('먼저 로그인해 주세요.', 'Please login first.') })
  await alert.getByRole('button', { name: say('로그인', 'Log in') }).click()
  await expect(page).toHaveURL(/\/login\?next=%2Forder/)
  await logInByForm(page, say)
  await expect(page).toHaveURL(/\/order\?course=101&option=101003$/)
  await expect(page.getByRole('heading', { level: 1, name: say('주문하기', 'Your order') })).toBeVisible()
})

test('keeps what was typed when the login fails, and says why', async ({ page, say }) => {
  await page.goto('/login')
  await waitForHydration(page)
  const userid = page.getByLabel(say('아이디', 'ID'), { exact: true })
  const submit = page.getByRole('button', { name: say('로그인', 'Log in'), exact: true })
  const alert = page.getByRole('alert')
  await submit.click()
  await expect(alert).toContainText(say('모두', 'both'))
  await expect(userid).toBeFocused()
  await userid.fill('nobody0001')
  await page.getByLabel(say('비밀번호', 'Password'), { exact: true }).fill('Wrong-word-1')
  await submit.click()
  await expect(alert).toContainText(say('아이디', 'Your ID or password'))
  await expect(userid).toHaveValue('nobody0001')
  // The right password works after a wrong one.
  await logInByForm(page, say)
  await expect(page).toHaveURL(/\/$/)
})

test('applies a login and a logout in every tab', async ({ page, context, layout, say }) => {
  const other = await context.newPage()
  await other.goto('/contents')
  await waitForHydration(other)
  await page.goto('/login')
  await logInByForm(page, say)
  await expect(page).toHaveURL(/\/$/)
  await expect(other.locator('html')).toHaveAttribute('data-signed-in')
  if (layout === 'mobile') await other.getByRole('button', { name: say('메뉴', 'Menu') }).click()
  await other.getByRole('button', { name: say('로그아웃', 'Log out') }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-signed-in')
  expect(await tokens(page)).toBeNull()
})

test('stays logged in when the access token has expired', async ({ page, say }) => {
  await page.goto('/login?next=/mypage')
  await logInByForm(page, say)
  await expect(page.getByText('practice01')).toBeVisible()
  await page.evaluate(() => localStorage.setItem('accessToken', 'over'))
  await page.reload()
  await expect(page.getByText('practice01')).toBeVisible()
  expect(await tokens(page)).not.toBe('over')
})

test('says that the session has ended, and returns after a new login', async ({ page, say }) => {
  await page.goto('/login?next=/mypage')
  await logInByForm(page, say)
  await expect(page.getByText('practice01')).toBeVisible()
  await page.evaluate(() => {
    localStorage.setItem('accessToken', 'over')
    localStorage.setItem('refreshToken', 'over')
  })
  await page.reload()
  const alert = page.getByRole('alertdialog', {
    name: say('인증되지 않은 접근입니다. 다시 로그인해 주세요.', 'This is not authorized access, please login again.'),
  })
  await alert.getByRole('button', { name: say('로그인', 'Log in') }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
  expect(await tokens(page)).toBeNull()
  await logInByForm(page, say)
  await expect(page).toHaveURL(/\/mypage$/)
})

for (const next of [
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/.//evil.example',
]) {
  test(`ignores a foreign redirect after the login: ${next}`, { tag: '@once' }, async ({ page, say }) => {
    await page.goto(`/login?next=${encodeURIComponent(next)}`)
    await logInByForm(page, say)
    await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/$/)
  })
}

for (const provider of socialProviders) {
  test(`${provider}: logs members in, sends others to the sign-up, and reports a refusal`, async ({ page, say }) => {
    const name = { google: ['Google로', 'Google'], kakao: ['카카오로', 'Kakao'], naver: ['네이버로', 'Naver'] }[
      provider
    ]
    const begin = async () => {
      await page.goto('/login?next=/contents')
      await waitForHydration(page)
      const [ko = '', en = ''] = name
      await page.getByRole('link', { name: say(`${ko} 계속하기`, `Continue with ${en}`) }).click()
      await expect(page).toHaveURL(/\/sandbox\/oauth\//)
    }

    await begin()
    await page.locator('button[value=refuse]').click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('다른 방법으로 로그인', 'Log in another way') })
      .click()
    await expect(page).toHaveURL(/\/login\?next=%2Fcontents$/)

    await begin()
    await page
      .getByRole('radio', { name: say('처음', 'New') })
      .first()
      .check()
    await page.locator('button[value=approve]').click()
    await expect(page).toHaveURL(new RegExp(`/regist\\?from=${provider}&next=%2Fcontents$`))

    await begin()
    await page.getByRole('radio').first().check()
    await page.locator('button[value=approve]').click()
    await expect(page).toHaveURL(/\/contents$/)
    await expect(page.locator('html')).toHaveAttribute('data-signed-in')
    // No parameter of the return is left in the address.
    expect((await page.context().cookies()).map((cookie) => cookie.name)).not.toContain('accessToken')
  })
}

for (const count of [2, 10]) {
  test(`${count} tabs that need a new token at the same time end with one`, { tag: '@once' }, async ({
    page,
    context,
    say,
  }) => {
    test.slow()
    await logIn(context)
    await page.goto('/robots.txt')
    await page.evaluate(() => localStorage.setItem('accessToken', 'over'))
    const tabs = await Promise.all(Array.from({ length: count }, () => context.newPage()))
    let refreshes = 0
    context.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/member/auth/token')) refreshes += 1
    })
    // The smallest of the pages for members: all tabs load at once.
    await Promise.all(tabs.map((tab) => tab.goto('/mypage/change-password')))
    const password = say('현재 비밀번호', 'Current password')
    for (const tab of tabs) await expect(tab.getByLabel(password, { exact: true })).toBeVisible({ timeout: 30_000 })
    // A tab waits at most 10 s for the tokens of another one, and then gets the same pair of the server.
    if (count === 2) expect(refreshes).toBe(1)
    const tokens = await Promise.all(tabs.map((tab) => tab.evaluate(() => localStorage.getItem('accessToken'))))
    expect(new Set(tokens).size).toBe(1)
    expect(tokens).not.toContain('over')
  })
}
