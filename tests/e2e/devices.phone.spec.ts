import { expect, expectAccessible, test, visitTest, waitForHydration } from '../support/browser/fixtures.ts'

visitTest(
  'has a complete head on every page of devices, and passes axe',
  { tag: '@exhaustive' },
  async ({ page, language }) => {
    const pages = [
      ['/device', '/device'],
      ['/device?category=wheel&sale_type=purchase', '/device?category=wheel'],
      ['/device/detail?id=11&months=3&quantity=2', '/device/detail?id=11'],
      // Out of stock, and for rental only.
      ['/device/detail?id=13', '/device/detail?id=13'],
    ] as const
    for (const [path, canonical] of pages) {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page).toHaveTitle(/.+ – Practicum$/)
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{10,}/)
      const address = await page.locator('link[rel=canonical]').getAttribute('href')
      expect(new URL(address ?? '').href.split(`${canonical.includes('?') ? '&' : '?'}lang=${language}`)).toEqual([
        expect.stringMatching(new RegExp(`${canonical.replace('?', '\\?')}$`)),
        '',
      ])
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
      expect(scrollWidth).toBe(clientWidth)
      await expectAccessible(page, 'ownParts')
      await page.emulateMedia({ colorScheme: path === '/device' ? 'dark' : 'light' })
    }
  },
)

test('asks to log in before applying for a chosen device', async ({ page, say }) => {
  await page.goto('/device')
  await waitForHydration(page)
  await expect(page.getByRole('article')).toHaveCount(8)
  await page.getByRole('link', { name: say('레이싱 휠', 'Racing wheels') }).click()
  await expect(page).toHaveURL('/device?category=wheel')
  const link = page.getByRole('link', { name: say('책상용 휠 세트', 'Desk wheel set') })
  await link.evaluate((anchor) => anchor.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const place = await page.evaluate(() => window.scrollY)
  await link.click()
  await expect(page).toHaveURL('/device/detail?id=23')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
  await page.goForward()

  const panel = page.getByRole('complementary', { name: say('신청', 'Application') })
  await panel.getByRole('combobox').selectOption('3')
  await panel.getByRole('link', { name: say('하나 늘리기', 'Increase') }).click()
  await expect(page).toHaveURL('/device/detail?id=23&months=3&quantity=2')
  await expect(panel).toContainText(say('118,000원', '₩118,000'))

  const apply = page.locator('a[href^="/order"]:visible')
  await apply.click()
  await expect(page.getByRole('alertdialog')).toContainText(
    say('계속하려면 로그인해 주세요.', 'Please log in to continue.'),
  )
  await page.getByRole('button', { name: say('로그인', 'Log in') }).click()
  await page.getByLabel(say('아이디', 'ID'), { exact: true }).fill('practice01')
  await page.getByLabel(say('비밀번호', 'Password'), { exact: true }).fill('Practice1!')
  await page
    .locator('main')
    .getByRole('button', { name: say('로그인', 'Log in'), exact: true })
    .click()
  await expect(page).toHaveURL('/order?device=23&sale_type=rental&months=3&quantity=2')
})

test('redirects from a choice that is not offered, and to not-found for an unknown device', {
  tag: '@once',
}, async ({ request, language }) => {
  const location = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    return [answer.status(), answer.headers()['location']]
  }
  expect(await location('/device/detail?id=11&months=5')).toEqual([302, '/device/detail?id=11'])
  expect(await location('/device/detail?id=11&quantity=99')).toEqual([302, '/device/detail?id=11&quantity=10'])
  expect(await location('/device/detail?id=999999')).toEqual([302, '/not-found'])
  expect(await location('/device/detail')).toEqual([302, '/not-found'])
  expect(await location('/device/elsewhere')).toEqual([302, '/not-found'])
  const plain = await request.get('/device')
  const tidied = await request.get('/device?category=vr&sale_type=rental&utm_source=mail')
  expect(tidied.headers()['etag']).toBe(plain.headers()['etag'])
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toContain(`/device/detail?id=11&amp;lang=${language}</loc>`)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('filters, chooses and applies by plain links and forms', async ({ page, say }) => {
    await page.goto('/device')
    await page.getByRole('link', { name: say('구매', 'Purchase'), exact: true }).click()
    await expect(page).toHaveURL('/device?sale_type=purchase')
    await expect(page.getByRole('article')).toHaveCount(6)
    await page.goto('/device/detail?id=11')
    await page.getByRole('combobox').selectOption('12')
    await page.getByRole('button', { name: say('이 기간 선택', 'Select this term') }).click()
    await expect(page).toHaveURL('/device/detail?id=11&months=12')
    await page.getByRole('link', { name: say('하나 늘리기', 'Increase') }).click()
    await expect(page.locator('a[href^="/order"]:visible')).toHaveAttribute(
      'href',
      '/order?device=11&sale_type=rental&months=12&quantity=2',
    )
  })
})
