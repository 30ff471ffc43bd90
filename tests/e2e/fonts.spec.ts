import { expect, waitForHydration, test } from '../support/browser/fixtures.ts'

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
