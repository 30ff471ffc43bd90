import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { courseList } from '#contract/content/course-calls.ts'
import { deviceList } from '#contract/content/devices.ts'
import { manualList } from '#contract/content/downloads.ts'
import { eventList } from '#contract/content/events.ts'
import { faqList } from '#contract/content/faq.ts'
import { noticeList } from '#contract/content/notices.ts'
import { legalArticleList } from '#contract/content/search.ts'
import { clockOn, importFolder, shopOn } from '#tests/support/server/shop.ts'
import { testDatabase } from '#tests/support/server/test-database.ts'
import type { Saying } from './saying.ts'
import { sayings } from './sayings.ts'
import { heldOutSayings } from './sayings-held-out.ts'

const today = '2026-11-25'
const { database } = await testDatabase()
await importFolder(database, clockOn(today), fileURLToPath(new URL('../../../content', import.meta.url)))
const shop = await shopOn(database, today)

/** What the first page of a search shows, each as kind and number. */
async function firstPage({ saying, language }: Saying): Promise<string[]> {
  const title = `title=${encodeURIComponent(saying)}`
  const [courses, devices, manuals, questions, notices, events, articles] = await Promise.all([
    shop.call(courseList, `${courseList.path}?member_type=ALL&sort=relevance&${title}`, language),
    shop.call(deviceList, `${deviceList.path}?${title}`, language),
    shop.call(manualList, `${manualList.path}?page_size=5&${title}`, language),
    shop.call(faqList, `${faqList.path}?${title}`, language),
    shop.call(noticeList, `${noticeList.path}?page_size=5&${title}`, language),
    shop.call(eventList, `${eventList.path}?page_size=5&${title}`, language),
    shop.call(legalArticleList, `${legalArticleList.path}?page_size=5&${title}`, language),
  ])
  return [
    ...courses.content.map(({ idx }) => `course ${idx}`),
    ...devices.content.map(({ idx }) => `device ${idx}`),
    ...manuals.content.map(({ idx }) => `manual ${idx}`),
    ...questions.content.slice(0, 5).map(({ idx }) => `question ${idx}`),
    ...notices.content.map(({ idx }) => `notice ${idx}`),
    ...events.content.map(({ idx }) => `event ${idx}`),
    ...articles.content.map(({ article }) => `terms ${article}`),
  ]
}

/** Sayings whose first page lacks what they mean. */
async function missed(table: readonly Saying[]): Promise<string[]> {
  const failed: string[] = []
  for (const saying of table) {
    const found = await firstPage(saying)
    const lacking = saying.means.filter((each) => !found.includes(each))
    if (lacking.length > 0)
      failed.push(`${saying.saying}: ${lacking.join(', ')} not among ${found.slice(0, 8).join(', ')}`)
  }
  return failed
}

test('at least 95 of 100 sayings find what they mean on the first page', { timeout: 120_000 }, async () => {
  const table = [...sayings, ...heldOutSayings]
  expect(table).toHaveLength(100)
  const failed = await missed(table)
  expect(failed.length, failed.join('\n')).toBeLessThanOrEqual(5)
})
