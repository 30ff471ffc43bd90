import { expect, holdRequests, test, waitForHydration } from '../support/browser/fixtures.ts'

for (const path of ['/', '/contents']) {
  test(`loads one font file on ${path}, and none that the language does not need`, async ({ page, language }) => {
    await page.goto(path)
    await waitForHydration(page)
    const loaded = await page.evaluate(async () => {
      await document.fonts.ready
      return performance.getEntriesByType('resource').flatMap(({ name }) => /[^/]+\.woff2$/.exec(name) ?? [])
    })
    expect(loaded).toEqual([expect.stringMatching(new RegExp(`^pretendard-${language}-(?!further)`))])
  })
}

test("shows a Korean name in the shop's font, and loads only the files it needs", { tag: '@everywhere' }, async ({
  page,
  language,
  layout,
  say,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('isLogin', 'true')
    localStorage.setItem('accessToken', 'token')
    localStorage.setItem('userName', '김하늘')
  })
  await page.goto('/')
  await waitForHydration(page)
  const loaded = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => /hangul-\d+(?=-[\w-]+\.woff2$)/.exec(name) ?? []),
    )
  // The header shows the name on the desktop, the menu on phones.
  if (layout === 'mobile') {
    expect(await loaded()).toEqual([])
    await page.getByRole('button', { name: say('메뉴', 'Menu') }).click()
  }
  await expect(page.getByRole(layout === 'mobile' ? 'dialog' : 'banner').getByText('김하늘')).toBeVisible()
  // English pages load one file for each initial consonant: ㄱ, ㅎ and ㄴ. Korean pages have them already.
  const wanted = language === 'en' ? ['hangul-0', 'hangul-1', 'hangul-13'] : []
  await expect.poll(async () => (await loaded()).toSorted()).toEqual(wanted)
})

declare global {
  interface Window {
    /** Sum of the layout shifts so far. */
    readShift: () => number
  }
}

for (const width of [360, 430, 768]) {
  test(`keeps a notice in place when the font arrives, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.addInitScript(() => {
      let sum = 0
      const add = (entries: readonly PerformanceEntry[]) => {
        for (const entry of entries) if ('value' in entry && typeof entry.value === 'number') sum += entry.value
      }
      const observer = new PerformanceObserver((list) => add(list.getEntries()))
      observer.observe({ type: 'layout-shift', buffered: true })
      window.readShift = () => {
        add(observer.takeRecords())
        return sum
      }
    })
    const fontMayCome = await holdRequests(page, '**/*.woff2')
    await page.goto('/cs/notice-detail?id=28', { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await expect(page.getByRole('contentinfo')).toBeAttached()
    expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
    fontMayCome()
    const shift = await page.evaluate(async () => {
      await document.fonts.ready
      // The shift of a frame is reported after it.
      for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
      return window.readShift()
    })
    expect(shift).toBeLessThan(0.01)
  })
}
