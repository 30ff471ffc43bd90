import { expect, test } from '../support/browser/fixtures.ts'

test.use({ javaScriptEnabled: false })

test('browses, filters, paginates and searches by plain links and forms', { tag: '@everywhere' }, async ({
  page,
  say,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page
    .getByRole('link', { name: say('산업안전', 'Industrial safety') })
    .first()
    .click({ force: true })
  await expect(page).toHaveURL(/category=safety/)
  await expect(page.getByRole('article')).toHaveCount(8)

  await page.goto('/contents')
  await page.getByLabel(say('정렬', 'Sort by')).selectOption('lessons')
  await page.getByRole('button', { name: say('적용', 'Apply') }).click()
  await expect(page).toHaveURL(/sort=lessons/)
  await page
    .getByRole('navigation', { name: say('과정 목록 페이지', 'Course list pages') })
    .getByRole('link', { name: '2', exact: true })
    .click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('article')).toHaveCount(10)

  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/contents\/detail\?id=\d+&memberType=(IDV|GRP)/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.goto('/search')
  await page.getByRole('main').getByLabel(say('검색어', 'Search term')).fill(say('지게', 'forklift'))
  await page.keyboard.press('Enter')
  const devices = page.getByRole('region', { name: say('장비', 'Devices') })
  await expect(devices.getByRole('article')).toHaveCount(2)
  await devices.getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/device\/detail\?id=25$/)
})

test('opens the menus', async ({ page, layout, say }) => {
  await page.goto('/')
  if (layout === 'desktop') {
    const menu = page.getByRole('navigation', { name: say('주 메뉴', 'Main menu') })
    await menu.getByText(say('과정', 'Courses'), { exact: true }).click()
    await menu.getByText(say('기업 과정', 'For teams')).click()
    await menu.getByRole('link', { name: say('서버실 침해 대응 훈련', 'Server room breach response') }).click()
  } else {
    await page.getByRole('button', { name: say('메뉴', 'Menu') }).click()
    const menu = page.getByRole('dialog', { name: say('메뉴', 'Menu') })
    await menu.getByText(say('기업 과정', 'For teams')).click()
    await menu.locator('summary:visible', { hasText: say('IT 보안', 'IT security') }).click()
    await menu.getByRole('link', { name: say('서버실 침해 대응 훈련', 'Server room breach response') }).click()
  }
  await expect(page).toHaveURL(/id=502&memberType=GRP/)
})

test('changes the language and remembers it', async ({ page, language, layout, say }) => {
  await page.goto('/contents?category=job')
  if (layout === 'mobile') await page.getByRole('button', { name: say('메뉴', 'Menu') }).click()
  await page.getByRole('link', { name: language === 'ko' ? 'EN' : 'KOR', exact: true }).click()
  await expect(page).toHaveURL(/category=job&lang=/)
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'ko' ? 'en' : 'ko')
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'ko' ? 'en' : 'ko')
})
