import { expect, expectAccessible, test, visitTest, waitForHydration } from '../support/browser/fixtures.ts'

const pages = [
  '/agreement/2025',
  '/agreement/2023',
  '/agreement/2025?view=changes',
  '/agreement/2023?view=changes',
  '/privacy-policy/2025',
  '/marketing',
  '/private',
]

for (const path of pages) {
  visitTest(
    `${path}: has a complete head and unique ids, and passes axe`,
    { tag: '@exhaustive' },
    async ({ page, language }) => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(200)
      await waitForHydration(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page).toHaveTitle(/.+ – Practicum$/)
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{20,}/)
      const address = path.replace('?view=changes', '')
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`${address}\\?lang=${language}$`),
      )
      const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id))
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0)
      await expectAccessible(page)
    },
  )
}

test('links from the footer to the current editions', async ({ page, say }) => {
  await page.goto('/')
  await waitForHydration(page)
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: say('이용약관', 'Terms of use') }).click()
  await expect(page).toHaveURL('/agreement/2025')
  await expect(page.getByRole('heading', { level: 1, name: say('이용약관', 'Terms of use') })).toBeVisible()
  await footer.getByRole('link', { name: say('개인정보 처리방침', 'Privacy policy') }).click()
  await expect(page).toHaveURL('/privacy-policy/2025')
  await expect(page.getByText(say('버전 1.2, ', 'Version 1.2, '))).toBeVisible()
})

test('shows the chosen edition, with a link to the current one', async ({ page, say }) => {
  await page.goto('/agreement/2025')
  await waitForHydration(page)
  const editions = page.getByRole('navigation', { name: say('버전', 'Versions'), exact: true })
  await expect(editions.getByRole('link')).toHaveCount(3)
  await editions.getByRole('link', { name: /2023/ }).first().click()
  await expect(page).toHaveURL('/agreement/2023')
  await expect(editions.locator('[aria-current=page]')).toContainText('2023')
  await expect(page.getByText(say('이전 버전이에요.', 'This is a past version.'))).toBeVisible()
  await expect(page.locator('#leaving')).toHaveCount(0)
  await page.getByRole('link', { name: say('현재 버전 보기', 'See the current version') }).click()
  await expect(page).toHaveURL('/agreement/2025')
  await expect(page.locator('#leaving')).toBeVisible()
})

test('scrolls to an article from the table of contents and from its address', async ({ page, layout, say }) => {
  await page.goto('/agreement/2025')
  await waitForHydration(page)
  const name = say('콘텐츠의 환불', 'Refund of content')
  if (layout === 'mobile') await page.getByText(say('목차 39조', 'Table of contents 39 articles')).click()
  const contents =
    layout === 'mobile'
      ? page.locator('main details')
      : page.getByRole('navigation', { name: say('목차', 'Table of contents') })
  await contents.getByRole('link', { name }).click()
  await expect(page).toHaveURL('/agreement/2025#refund')
  await expect(page.getByRole('heading', { name })).toBeInViewport()
  if (layout === 'desktop') await expect(contents.locator('[aria-current]')).toContainText(name)

  await page.goto('/privacy-policy/2025#cctv')
  await expect(page.locator('#cctv')).toBeInViewport()
})

test('shows changes word by word, with links to the article and back', async ({ page, say }) => {
  await page.goto('/agreement/2025')
  await waitForHydration(page)
  await page.evaluate(() => {
    document.body.dataset['sameDocument'] = ''
  })
  const views = page.getByRole('navigation', { name: say('보기', 'Ways to read') })
  await views.getByRole('link', { name: say('바뀐 내용', 'What changed') }).click()
  await expect(page).toHaveURL('/agreement/2025?view=changes')
  const refund = page.locator('#refund')
  await expect(refund.locator('del').first()).toHaveText('10%')
  await expect(refund.locator('ins').first()).toHaveText('20%')
  await expect(page.locator('#leaving')).toContainText(say('없던 조항이에요', 'This article did not exist'))
  await expect(page.locator('#termination')).toContainText(say('삭제된 조항이에요', 'This article was removed'))

  await refund.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL('/agreement/2025#refund')
  await expect(page.getByRole('heading', { name: say('콘텐츠의 환불', 'Refund of content') })).toBeInViewport()
  await refund.getByRole('link', { name: say('바뀜', 'Changed') }).click()
  await expect(page).toHaveURL('/agreement/2025?view=changes#refund')
  await expect(refund).toBeInViewport()
  await expect(page.locator('body[data-same-document]')).toHaveCount(1)
})

visitTest('shows both editions side by side on wide screens, and stacked on narrow ones', async ({ page, layout }) => {
  await page.goto('/agreement/2025?view=changes')
  const removed = await page.locator('#refund del').first().boundingBox()
  const added = await page.locator('#refund ins').first().boundingBox()
  if (!removed || !added) throw new Error('the marks must be visible')
  if (layout === 'desktop') {
    expect(Math.abs(removed.y - added.y)).toBeLessThan(2)
    expect(added.x).toBeGreaterThan(removed.x + removed.width)
  } else expect(added.y).toBeGreaterThan(removed.y + removed.height)
})

visitTest('says that the first edition has nothing to compare with', { tag: '@once' }, async ({ page, say }) => {
  await page.goto('/privacy-policy/2023?view=changes')
  await expect(page.getByText(say('첫 버전이라', 'This is the first version'))).toBeVisible()
})

test('keeps edition and view when the language is changed', async ({ page, language, layout, say }) => {
  await page.goto('/privacy-policy/2024?view=changes')
  if (layout === 'mobile') await page.getByRole('button', { name: say('메뉴', 'Menu') }).click()
  await page.getByRole('link', { name: language === 'ko' ? 'EN' : 'KOR', exact: true }).click()
  await expect(page).toHaveURL(/\/privacy-policy\/2024\?view=changes&lang=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    language === 'ko' ? 'Privacy policy' : '개인정보 처리방침',
  )
})

test('prints the text without header and footer, always in the light scheme', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.goto('/agreement/2025')
  for (const part of ['header', 'footer', 'main nav', 'main button']) {
    for (const each of await page.locator(part).all()) await expect(each).toBeHidden()
  }
  await expect(page.locator('#supplement')).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(21, 32, 43)')
})

for (const path of ['/private', '/agreement/2024?view=changes']) {
  visitTest(`${path} has enough contrast in the dark scheme`, { tag: '@exhaustive' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(path)
    await expectAccessible(page)
  })
}

test('redirects to the current edition, and to not-found for an unknown one', { tag: '@once' }, async ({ request }) => {
  const location = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    return [answer.status(), answer.headers()['location']]
  }
  expect(await location('/agreement')).toEqual([302, '/agreement/2025'])
  expect(await location('/privacy-policy')).toEqual([302, '/privacy-policy/2025'])
  expect(await location('/agreement/2022')).toEqual([302, '/not-found'])
  expect(await location('/privacy-policy/1.2')).toEqual([302, '/not-found'])
  const unknownView = await request.get('/agreement/2025?view=nothing')
  expect(await unknownView.text()).toBe(await (await request.get('/agreement/2025')).text())
})

test('is listed in the sitemap', async ({ request, language }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const path of ['/agreement/2025', '/agreement/2023', '/privacy-policy/2024', '/marketing', '/private'])
    expect(sitemap).toContain(`${path}?lang=${language}</loc>`)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('opens, chooses and compares editions by plain links', async ({ page, layout, say }) => {
    await page.goto('/')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say('이용약관', 'Terms of use') })
      .click()
    await expect(page).toHaveURL('/agreement/2025')
    await expect(page.getByRole('button', { name: say('인쇄', 'Print') })).toBeHidden()
    if (layout === 'mobile') await page.getByText(say('목차 39조', 'Table of contents 39 articles')).click()
    await page.locator('a[href="#objection"]:visible').click()
    await expect(page.getByRole('heading', { name: say('이의 신청', 'Objection') })).toBeInViewport()
    await page
      .getByRole('navigation', { name: say('보기', 'Ways to read') })
      .getByRole('link', { name: say('바뀐 내용', 'What changed') })
      .click()
    await expect(page.locator('#objection ins').first()).toHaveText(say('15일', '15'))
    await page
      .getByRole('navigation', { name: say('버전', 'Versions'), exact: true })
      .getByRole('link', { name: /2024/ })
      .last()
      .click()
    await expect(page).toHaveURL('/agreement/2024?view=changes')
    await expect(page.locator('#device-rental')).toContainText(say('없던 조항이에요', 'This article did not exist'))
  })
})
