import { expect, test } from 'vitest'
import { deviceList } from '#contract/content/devices.ts'
import { manualList } from '#contract/content/downloads.ts'
import { eventList } from '#contract/content/events.ts'
import { faqList } from '#contract/content/faq.ts'
import { noticeList } from '#contract/content/notices.ts'
import { legalArticleList } from '#contract/content/search.ts'
import { courseList } from '#contract/courses/course-calls.ts'
import { deliveredShop } from '#tests/support/server/shop.ts'
import type { Saying } from './saying.ts'
import { sayings } from './sayings.ts'
import { heldOutSayings } from './sayings-held-out.ts'

const today = '2026-11-25'
const shop = await deliveredShop(today)

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

/** The first five hits of a search, in their order: courses, devices, manuals, questions, notices, events, terms. */
const firstHits: readonly (readonly [language: Saying['language'], saying: string, hits: string])[] = [
  ['ko', '크레인을', 'course 401, notice 47, event 12'],
  ['ko', '심폐소생술을 배우고 싶어요', 'course 102, manual 12, notice 4'],
  ['ko', '밀폐공간에서의 구조', 'course 402, notice 9, event 2'],
  ['ko', '바리스타가 되려면', 'course 604, notice 28, event 7'],
  ['ko', '초음파와 엑스레이', 'course 104, course 107, notice 28'],
  ['ko', '환불은', 'question 1, question 2, question 3, question 41, question 6'],
  ['ko', '휠체어로 옮기기', 'course 103, notice 14, terms overseas'],
  ['ko', '영어 회화', 'course 301, manual 17, question 36, notice 44, notice 35'],
  ['ko', '보안 관제', 'course 503, course 502, manual 15, notice 18, event 3'],
  ['ko', '해드셋', 'device 11, device 12, device 13, device 18, manual 2'],
  ['en', 'weldng', 'course 602, course 408, notice 17, event 1'],
  ['en', 'phising', 'course 501, notice 5, event 3'],
  ['ko', 'ㅋㄹㅇ', 'course 401, course 607, notice 47, event 12, terms client'],
  ['ko', '가상 현실', 'course 107, device 11, device 12, device 13, device 14'],
  ['ko', '불 끄는 법', 'course 404, course 504, notice 5, terms cctv'],
  ['en', 'steering wheel', 'device 21, device 22, device 23, device 24, device 25'],
  ['en', 'nursing', 'course 101, course 106, course 109, course 108, course 103'],
  ['ko', '환불은 어떻게 하나요?', 'question 2, question 1, question 3, question 41, question 6'],
  ['ko', '비밀번호 잊어버렸어요', 'course 505, course 506, question 26, event 3, terms account'],
  ['ko', '아이디 찾기', 'course 506, question 25, question 26, event 3, terms account'],
  ['ko', '아이폰으로 할 수 있나요', 'course 307, question 20, question 4, question 48, question 25'],
  ['ko', '배송은 언제 와요', 'question 39, question 3, question 27, question 37, question 38'],
  ['ko', '세금계산서 현금영수증', 'question 7, notice 26, terms items, terms payment'],
  ['ko', '이용약관 탈퇴', 'course 503, question 43, notice 12, terms leaving, terms minors'],
  ['ko', '대여 기간', 'question 38, question 40, question 46, question 15, question 39'],
  ['en', 'how do I pay?', 'question 4, question 9, question 5, question 12, question 3'],
  ['en', 'system requirements', 'question 19, notice 2, terms client'],
  ['en', 'shipping cost', 'question 39, terms order, terms delivery'],
  ['ko', '지게차를 배우고 싶어요', 'course 403, device 25, device 26, notice 28'],
  ['ko', '헬기 조종', 'course 205, device 12, device 24, notice 41, event 10'],
  ['ko', 'ㅈㄱㅊ', 'course 403, course 606, device 25, device 26, notice 28'],
  ['en', 'fire extingisher', 'course 404, notice 5, terms cctv'],
  ['en', 'headsets', 'device 18, device 11, device 12, device 13, manual 2'],
  ['ko', '가상현실 헤드셋', 'course 107, device 11, device 12, device 13, device 18'],
  ['ko', '환불받으려면', 'question 1, question 2, question 3, question 6, question 34'],
  ['en', 'get my money back', 'question 1, notice 26, notice 25, terms no-refund, terms purposes'],
  ['ko', '카드 할부', 'manual 14, question 5, notice 15, terms items, terms processors'],
  ['ko', '청약철회', 'terms order-withdrawal, terms retention, terms client, terms order, terms refund'],
  ['ko', '커피 만들기', 'course 604, question 47, notice 28, event 7'],
  ['en', 'english for airport', 'course 301, manual 17, question 36, notice 31, event 4'],
]

test.each(firstHits)('in %s, "%s" finds these first: %s', async (language, saying, hits) => {
  expect((await firstPage({ language, saying, means: [] })).slice(0, 5).join(', ')).toBe(hits)
})
