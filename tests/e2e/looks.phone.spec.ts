import { boxOf, openAt } from '../support/browser/boxes.ts'
import { expect, test, visitTest } from '../support/browser/fixtures.ts'

// How pages look at the widths of phones, by computed values.

test('header on the narrowest phone: the mark is whole, and the chatbot is its icon', { tag: '@phone' }, async ({
  page,
  say,
}) => {
  await openAt(page, 320, '/')
  const header = page.getByRole('banner')
  const mark = await boxOf(header.getByRole('link', { name: 'Practicum' }).locator('i'))
  expect(mark.width).toBeCloseTo(24, 0)
  const chatbot = header.getByRole('button', { name: say('챗봇', 'Chatbot') })
  expect((await boxOf(chatbot)).x).toBeGreaterThanOrEqual(mark.x + mark.width)
  expect((await boxOf(chatbot)).width).toBeLessThanOrEqual(52)
})

visitTest(
  'phone held sideways with text twice as large: banner and header leave half of the window',
  { tag: '@phone' },
  async ({ page }) => {
    // Twice the text in a window of 844 by 390 px: sizes and conditions in `em` are as here.
    await openAt(page, 422, '/')
    await page.setViewportSize({ width: 422, height: 195 })
    const header = await boxOf(page.getByRole('banner'))
    expect(header.y).toBeGreaterThan(0)
    expect(header.y + header.height).toBeLessThanOrEqual(195 / 2)
  },
)
