import { addAuthenticator, deskOriginOf, openDesk } from '../support/browser/desk.ts'
import { expect, expectAccessible, test } from '../support/browser/fixtures.ts'
import { findLayoutFaults } from '../support/browser/measure-page.ts'

/** The operators' desk. Its passkeys need Chromium's own protocol. */
test.describe('the desk', { tag: '@chromium' }, () => {
  test('leads visitors to the login, and back to the page they asked for', async ({ page, baseURL, say }) => {
    await openDesk(page, ['owner'])
    await page.getByRole('button', { name: say('로그아웃', 'Log out') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Practicum 운영', 'Practicum desk'))
    await page.goto(`${deskOriginOf(baseURL)}/record?act=login`)
    await page.getByRole('button', { name: say('패스키로 로그인', 'Log in by passkey') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('기록', 'Record'))
    await expect(page).toHaveURL(`${deskOriginOf(baseURL)}/record?act=login`)
  })

  test('keeps what was typed when the session ends, and goes on after the passkey', async ({ page, baseURL, say }) => {
    await openDesk(page, ['owner'])
    await page.goto(`${deskOriginOf(baseURL)}/operators`)
    const name = `Seo ${crypto.randomUUID().slice(0, 8)}`
    await page.getByRole('textbox', { name: say('이름', 'Name') }).fill(name)
    await page.getByRole('textbox', { name: say('이메일 주소', 'Email address') }).fill('seo@shop.example')
    await page.context().clearCookies({ name: 'shop-desk' })
    await page.getByRole('button', { name: say('링크 만들기', 'Make a link') }).click()
    const dialog = page.getByRole('dialog', { name: say('로그아웃됐어요', 'You were logged out') })
    await dialog.getByRole('button', { name: say('패스키로 로그인', 'Log in by passkey') }).click()
    await expect(page.getByText(/\/invitation#secret=/)).toBeVisible()
    await expect(page.getByRole('cell', { name, exact: true })).toBeVisible()
  })

  test('asks for the passkey in a window of its own look, whichever page was opened first', async ({
    page,
    baseURL,
    say,
  }) => {
    await openDesk(page, ['owner'])
    await page.goto(`${deskOriginOf(baseURL)}/record`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.context().clearCookies({ name: 'shop-desk' })
    // Another list is read.
    await page.getByRole('search').getByRole('combobox').first().selectOption({ index: 1 })
    const dialog = page.getByRole('dialog', { name: say('로그아웃됐어요', 'You were logged out') })
    await expect(dialog).toBeVisible()
    // A browser draws a dialog that has no style with a black frame.
    await expect(dialog).toHaveCSS('border-top-style', 'none')
    const box = await dialog.boundingBox()
    const middle = (box?.x ?? 0) + (box?.width ?? 0) / 2
    expect(Math.abs(middle - (page.viewportSize()?.width ?? 0) / 2)).toBeLessThan(10)
  })

  test('keeps the menu, the language and the logout in sight in a window of 900 pixels', async ({
    page,
    baseURL,
    say,
  }) => {
    await openDesk(page, ['owner'])
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${deskOriginOf(baseURL)}/record`)
    const logout = page.getByRole('button', { name: say('로그아웃', 'Log out') })
    await expect(logout).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect(logout).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: say('English', '한국어') })).toBeInViewport({ ratio: 1 })
  })

  test('leaves the form as it is when the operator declines', async ({ page, baseURL, say }) => {
    await openDesk(page, ['owner'])
    await page.goto(`${deskOriginOf(baseURL)}/operators`)
    const field = page.getByRole('textbox', { name: say('이름', 'Name') })
    await field.fill('Seo Yuna')
    await page.getByRole('textbox', { name: say('이메일 주소', 'Email address') }).fill('seo@shop.example')
    await page.context().clearCookies({ name: 'shop-desk' })
    await page.getByRole('button', { name: say('링크 만들기', 'Make a link') }).click()
    await page.getByRole('button', { name: say('나중에', 'Not now') }).click()
    await expect(
      page.getByText(
        say('로그아웃됐어요. 패스키로 다시 로그인해 주세요.', 'You were logged out. Log in again by your passkey.'),
      ),
    ).toBeVisible()
    await expect(field).toHaveValue('Seo Yuna')
  })

  test('lets an operator add a device, and keeps the only passkey', async ({ page, context, say }) => {
    const { name } = await openDesk(page, ['viewer'])
    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('내 접속', 'Your access'))
    await expect(page.getByRole('cell', { name: say('하나뿐인 패스키', 'your only one') })).toBeVisible()
    await page.getByRole('button', { name: say('기기 추가', 'Add a device') }).click()
    const link = (await page.getByText(/\/invitation#secret=/).textContent()) ?? ''
    const other = await context.newPage()
    await addAuthenticator(other)
    await other.goto(link)
    await other.getByRole('button', { name: say('패스키 등록', 'Register a passkey') }).click()
    await other.getByRole('link', { name }).click()
    await other
      .getByRole('button', { name: say('삭제', 'Delete') })
      .first()
      .click()
    await other
      .getByRole('alertdialog')
      .getByRole('button', { name: say('삭제', 'Delete') })
      .click()
    await expect(other.getByRole('cell', { name: say('하나뿐인 패스키', 'your only one') })).toBeVisible()
  })

  test('shows a viewer only what a viewer may open', async ({ page, baseURL, say }) => {
    await openDesk(page, ['viewer'])
    const menu = page.getByRole('navigation', { name: say('운영 메뉴', 'Desk') })
    await expect(menu.getByRole('link', { name: say('오늘', 'Today') })).toBeVisible()
    await expect(menu.getByRole('link', { name: say('운영자', 'Operators') })).toHaveCount(0)
    await page.goto(`${deskOriginOf(baseURL)}/operators`)
    await expect(page.getByText(say('이 일을 할 수 있는 역할이 아니에요', 'Your roles don’t allow this'))).toBeVisible()
  })

  test('has room for everything, and no fault that axe finds', { tag: '@exhaustive' }, async ({ page, baseURL }) => {
    await openDesk(page, ['owner'])
    for (const path of ['/', '/figures', '/record', '/operators', '/access', '/login', '/invitation', '/nowhere']) {
      await page.goto(`${deskOriginOf(baseURL)}${path}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      for (const width of [1440, 390, 320]) {
        await page.setViewportSize({ width, height: 900 })
        expect({ path, width, faults: await findLayoutFaults(page) }).toEqual({ path, width, faults: [] })
      }
      await expectAccessible(page)
    }
  })

  test('finds pages and members from the keyboard alone', async ({ page, say }) => {
    await openDesk(page, ['owner'])
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: /^(Number, name|번호, 이름)/ })
    await expect(field).toBeFocused()
    await page.keyboard.type('practice0')
    const found = page.getByRole('option', { name: 'practice01' })
    await expect(found).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/members\//)
    await expect(page.getByText('practice01').first()).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.keyboard.type(say('매출', 'Figures'))
    await expect(page.getByRole('option').first()).toContainText(say('매출', 'Figures'))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('매출', 'Figures'))
  })

  test('is not served by the hosts of the shop', async ({ page, baseURL }) => {
    const answer = await page.request.get('/api/v1/desk/session')
    expect(answer.status()).toBe(404)
    await page.goto(`${deskOriginOf(baseURL)}/login`)
    const script = await page.locator('script[src]').getAttribute('src')
    expect(script).toMatch(/^\/assets\//)
    expect((await page.request.get(script ?? '')).status()).toBe(404)
  })
})
