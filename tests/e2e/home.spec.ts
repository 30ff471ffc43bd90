import { expect, test, visitTest, waitForHydration } from '../support/browser/fixtures.ts'

visitTest('shows every section, with the same numbers as the list', { tag: '@everywhere' }, async ({ page, say }) => {
  await page.goto('/')
  for (const name of [
    say('분야', 'Fields'),
    say('새로 나온 과정', 'New courses'),
    say('무료 수업으로 시작해 보세요', 'Start with a free lesson'),
    say('인기 과정', 'Popular courses'),
    say('구매 전에 확인하세요', 'Four things to know before you choose'),
    say('출시 예정', 'Coming soon'),
  ]) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  }
  await expect(page.getByText(say('XR 실습 과정 42개', '42 hands-on XR courses'))).toBeVisible()
})

visitTest(
  'says "free lesson" in the section of these lessons, and on the button that leads there',
  async ({ page, say }) => {
    await page.goto('/')
    const main = page.getByRole('main')
    const section = main.locator('section').filter({
      has: page.getByRole('heading', { name: say('무료 수업으로 시작해 보세요', 'Start with a free lesson') }),
    })
    const count = (text: string) => text.match(new RegExp(say('무료 수업', 'free lesson'), 'gi'))?.length ?? 0
    // Its heading and the link to all of them.
    expect(count((await section.textContent()) ?? '')).toBe(2)
    expect(count((await main.textContent()) ?? '')).toBe(3)
    await main.getByRole('link', { name: say('무료 수업 해 보기', 'Try a free lesson') }).click()
    await expect(section).toBeInViewport()
  },
)

test('changes slides by tab, pauses and resumes', async ({ page, say }) => {
  await page.goto('/')
  await waitForHydration(page)
  const carousel = page.getByRole('region', { name: say('소식', 'News') })
  const tabs = carousel.locator('a[href^="#slide-"]')
  await expect(tabs.first()).toHaveAttribute('aria-current', 'true')
  await carousel.getByRole('button', { name: say('슬라이드 자동 넘김 멈춤', 'Pause slides') }).click()
  await expect(
    carousel.getByRole('button', { name: say('슬라이드 자동 넘김 다시 시작', 'Resume slides') }),
  ).toBeVisible()
  await tabs.nth(2).click()
  await expect(tabs.nth(2)).toHaveAttribute('aria-current', 'true')
  await expect(carousel.getByRole('group', { name: '3/4' })).toBeInViewport()
})

test('changes slides automatically, except with reduced motion', async ({ page, say }) => {
  await page.clock.install()
  await page.goto('/')
  await waitForHydration(page)
  const carousel = page.getByRole('region', { name: say('소식', 'News') })
  const tabs = carousel.locator('a[href^="#slide-"]')
  await expect(carousel).toHaveAttribute('data-rotating', '')
  await page.clock.runFor(8_000)
  await expect(tabs.nth(1)).toHaveAttribute('aria-current', 'true')

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await waitForHydration(page)
  await expect(carousel).not.toHaveAttribute('data-rotating')
  await page.clock.runFor(30_000)
  await expect(tabs.first()).toHaveAttribute('aria-current', 'true')
})

test('opens a new course without loading a document', async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page)
  await page.evaluate(() => {
    document.documentElement.dataset['same'] = 'yes'
  })
  const link = page.getByRole('article').first().getByRole('link')
  const title = await link.textContent()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  await expect(page.locator('html')).toHaveAttribute('data-same', 'yes')
})

test('restores the scroll position of the home page, and opens other pages at the top', async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page)
  await page.evaluate(() => window.scrollTo(0, 1500))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1400)
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/detail/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1400)
})

test('draws the whole meter of courses on the narrowest phone', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/')
  const [drawn, room] = await page
    .locator('#slide-1')
    .getByRole('img', { name: /\d, / })
    .evaluate((meter) => [Number.parseFloat(getComputedStyle(meter, '::after').width), meter.clientWidth])
  expect(drawn).toBeGreaterThan(200)
  expect(drawn).toBeLessThanOrEqual(room ?? 0)
})
