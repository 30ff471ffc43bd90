import { expect, test } from 'vitest'
import { issueCertificate } from '#contract/content/certificates.ts'
import type { Locale } from '#contract/values/locale.ts'
import { finishedLessons } from '#server/db/schema/learning.ts'
import { signIn } from '#tests/support/server/members.ts'
import { paidOrder, signInBuyer } from '#tests/support/server/orders.ts'
import { linesIn } from '#tests/support/server/pdf.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const shop = await sampleShop()
const { db, clock } = shop.services
const address = '/v1/member/my/certificate/101'
const day = 24 * 60 * 60

test('the file of a certificate says who completed what and when it was issued, each on its day', async () => {
  const { browser, memberId, ...buying } = await signInBuyer(shop, { name: '김하늘' })
  await paidOrder(shop, { browser, memberId, ...buying })
  shop.pass(2 * day)
  const finished = { memberId, courseIdx: 101, finishedAt: clock.now() }
  await db.insert(finishedLessons).values([1, 2, 3, 4, 5, 6, 7, 8].map((lesson) => ({ ...finished, lesson })))
  shop.pass(3 * day)
  const { access_token: token } = await signIn(shop, browser, { id: memberId, userid: '' })
  const { content } = await browser.call(issueCertificate, address, { token, locale: 'en' })
  const lines = async (locale: Locale) => {
    const answer = await browser.request('GET', `${address}/file`, { token, locale })
    const number = content.certificate?.number ?? expect.fail()
    return linesIn(Buffer.from(await answer.arrayBuffer())).map((line) => line.replace(number, '{number}'))
  }
  expect(await lines('ko')).toEqual([
    'Practicum',
    '수료증',
    '김하늘',
    '위 사람은 아래 과정의 모든 수업을 마쳤습니다.',
    '정맥주사 놓기',
    '수업 8개',
    '이 주소에서 확인할 수 있습니다.',
    '수료일 발급일 번호',
    '2026년 11월 23일 2026년 11월 26일 {number}',
  ])
  expect(await lines('en')).toEqual([
    'Practicum',
    'Certificate of completion',
    '김하늘',
    'has finished every lesson of this course.',
    'IV "insertion" <hands on>',
    '8 lessons',
    'Check this certificate at this',
    'Completed on Issued on Number',
    'address.',
    '23 November 2026 26 November 2026 {number}',
  ])
})
