import { expect, test, visitTest, waitForHydration } from '../support/browser/fixtures.ts'

/** Pages that people send to each other. */
const shared = [
  '/',
  '/contents',
  '/contents?category=language',
  '/contents/detail?id=101&memberType=IDV',
  '/promotion?id=401',
  '/device',
  '/device/detail?id=18',
  '/cs/event',
  '/cs/event-detail?id=11',
  '/cs/notices',
  '/cs/notice-detail?id=52',
  '/cs/faq',
  '/cs/recruit',
  '/downloads',
  '/company/introduction',
  '/agreement/2025',
  '/private',
]

visitTest(
  'every page has a picture, a title and a description that previews show whole',
  { tag: '@exhaustive' },
  async ({ page, language }) => {
    for (const path of shared) {
      await page.goto(path)
      const content = (name: string) => page.locator(`meta[property="${name}"], meta[name="${name}"]`)
      await expect(content('og:image'), path).toHaveCount(1)
      await expect(content('og:image:width'), path).toHaveAttribute('content', '1200')
      await expect(content('og:image:height'), path).toHaveAttribute('content', '630')
      await expect(content('og:image:alt'), path).toHaveAttribute('content', /.+/)
      await expect(content('twitter:card'), path).toHaveAttribute('content', 'summary_large_image')
      const picture = new URL((await content('og:image').getAttribute('content')) ?? '')
      const answer = await page.request.get(picture.pathname)
      expect(answer.headers()['content-type'], path).toBe('image/png')
      expect(answer.headers()['cross-origin-resource-policy'], path).toBe('cross-origin')
      // Width and height stand in the first chunk of a PNG.
      const body = await answer.body()
      expect([body.readUInt32BE(16), body.readUInt32BE(20)], path).toEqual([1200, 630])
      const description = (await content('description').getAttribute('content')) ?? ''
      expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(language === 'ko' ? 20 : 45)
      expect(description.length, path).toBeLessThanOrEqual(156)
      expect((await page.title()).length, path).toBeLessThanOrEqual(75)
    }
  },
)

test('a phone shares an event by its own sheet, a desktop copies its address', async ({
  page,
  layout,
  language,
  say,
}) => {
  await page.addInitScript(() => {
    const keep = async (data: unknown) => document.documentElement.setAttribute('data-shared', JSON.stringify(data))
    Object.defineProperty(navigator, 'share', { value: keep })
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: keep } })
  })
  await page.goto('/cs/event-detail?id=11')
  await waitForHydration(page)
  const isPhone = layout === 'mobile'
  await page
    .getByRole('main')
    .getByRole('button', { name: isPhone ? say('공유', 'Share') : say('링크 복사', 'Copy link') })
    .click()
  if (!isPhone) await expect(page.getByRole('button', { name: say('링크를 복사했어요', 'Link copied') })).toBeVisible()
  const kept: unknown = JSON.parse((await page.locator('html').getAttribute('data-shared')) ?? '')
  const address = new URL(`/cs/event-detail?id=11&lang=${language}`, page.url()).href
  const title = await page.getByRole('heading', { level: 1 }).nth(0).textContent()
  expect(kept).toEqual(isPhone ? { title, url: address } : address)
})
