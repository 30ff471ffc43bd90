import { paths } from '#contract/addresses/paths.ts'
import { expect, expectAccessible, test, visitTest, waitForHydration } from '../support/browser/fixtures.ts'

for (const name of ['introduction', 'history', 'partners', 'directions']) {
  visitTest(
    `${name}: has a complete head, and passes axe`,
    { tag: ['@everywhere', '@exhaustive'] },
    async ({ page, language }) => {
      const path = paths.company(name)
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(200)
      await waitForHydration(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page).toHaveTitle(/.+ – Practicum$/)
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{20,}/)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`${path}\\?lang=${language}$`),
      )
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
      expect(scrollWidth).toBe(clientWidth)
      await expectAccessible(page, 'ownParts')
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.goto(path)
      await expectAccessible(page, 'ownParts')
    },
  )
}

test('leads from the footer to the introduction, and by its tabs to every other page', async ({ page, say }) => {
  await page.goto('/')
  await waitForHydration(page)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('회사 소개', 'About us') })
    .click()
  await expect(page).toHaveURL('/company/introduction')
  const tabs = page.getByRole('navigation', { name: say('회사', 'Company') })
  await expect(tabs.getByRole('link', { name: say('소개', 'Introduction') })).toHaveAttribute('aria-current', 'page')
  await tabs.getByRole('link', { name: say('연혁', 'History') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('listitem').filter({ hasText: say('2019년 4월', 'Apr 2019') })).toBeVisible()
  await tabs.getByRole('link', { name: say('파트너', 'Partners') }).click()
  await expect(page.getByRole('heading', { level: 1, name: say('파트너 10곳', '10 partners') })).toBeVisible()
  await tabs.getByRole('link', { name: say('오시는 길', 'Directions') }).click()
  await expect(page).toHaveURL('/company/directions')
})

visitTest('opens the introduction at /company', async ({ page, say }) => {
  await page.goto('/company')
  await expect(page).toHaveURL('/company/introduction')
  await expect(
    page.getByRole('heading', { name: say('기록은 학습자의 것', 'Records that belong to you') }),
  ).toBeVisible()
  await expect(page.getByText(say('블록체인 기반 신원', 'blockchain-based identity'))).toBeVisible()
  await expect(page.getByText(say('예시 회사예요', 'Sample company'))).toBeVisible()
})

visitTest('opens the address in Naver Map and Kakao Map, each in a new tab', async ({ page, say }) => {
  await page.goto('/company/directions')
  const address = encodeURIComponent('서울 성동구 공방길 12')
  for (const [name, host] of [
    [say('네이버 지도', 'Naver Map'), 'https://map.naver.com/p/search/'],
    [say('카카오맵', 'Kakao Map'), 'https://map.kakao.com/link/search/'],
  ] as const) {
    const link = page.getByRole('link', { name })
    await expect(link).toHaveAttribute('href', `${host}${address}`)
    await expect(link).toHaveAttribute('target', '_blank')
  }
  await expect(page.getByRole('img', { name: new RegExp(say('8분 걸어오는 약도', '8 minutes’ walk')) })).toBeVisible()
})

test('lists the seven companies of the group in the header and in the footer', async ({ page, layout, say }) => {
  await page.goto('/company/introduction')
  await waitForHydration(page)
  const name = say('패밀리 사이트', 'Family sites')
  if (layout === 'mobile') await page.getByRole('button', { name: say('메뉴', 'Menu'), exact: true }).click()
  const menu = layout === 'mobile' ? page.getByRole('dialog') : page.getByRole('banner')
  await menu.getByText(name).click()
  const inHeader = menu.locator('details', { hasText: name }).getByRole('link')
  await expect(inHeader).toHaveCount(7)
  for (const link of await inHeader.all()) await expect(link).toHaveAttribute('target', '_blank')
  const addresses = await inHeader.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  if (layout === 'mobile') await page.keyboard.press('Escape')
  const footer = page.getByRole('contentinfo')
  await footer.getByText(name).click()
  await expect(footer.locator('details').getByRole('link')).toHaveCount(7)
  expect(
    await footer.locator('details a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(addresses)
})

test.describe('without the script', () => {
  test.use({ javaScriptEnabled: false })
  test('shows the map and every way to come', async ({ page, say }) => {
    await page.goto('/company/directions')
    for (const heading of [
      say('지하철', 'Underground'),
      say('버스', 'Bus'),
      say('자동차', 'Car'),
      say('휠체어', 'Wheelchair'),
    ])
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  })
})

for (const [name, path] of [
  ['home', '/'],
  ['recruit', '/cs/recruit'],
] as const)
  test(`${name}: has one address, wherever it is asked for`, async ({ page }) => {
    await page.goto(`/company/${name}`)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
