import { expect, scripted, test } from '../support/e2e.ts'

for (const path of ['/', '/contents']) {
  test(`loads one font file on ${path}, and none that the language does not need`, async ({ page, language }) => {
    await page.goto(path)
    await scripted(page)
    const loaded = await page.evaluate(async () => {
      await document.fonts.ready
      return performance.getEntriesByType('resource').flatMap(({ name }) => /[^/]+\.woff2$/.exec(name) ?? [])
    })
    expect(loaded).toEqual([expect.stringMatching(new RegExp(`^pretendard-${language}-(?!further)`))])
  })
}
