import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { courseReviews } from '#contract/courses/reviews.ts'
import { answerReview, hideReview, restoreReview, reviewList } from '#contract/desk/reviews.ts'
import { deskOf } from '#tests/support/server/desk.ts'
import { addMember } from '#tests/support/server/members.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { everyRow } from '../db/every-row.ts'
import { operatorRecords } from '../db/schema/operator.ts'
import { reviewReports, reviews } from '../db/schema/reviews.ts'

const shop = await sampleShop()
const { db, clock } = shop.services
const desk = deskOf(shop)
const list = '/v1/desk/review'
const support = await desk.operator('Han Byeol', ['support'])
const viewer = await desk.operator('Yun Seo', ['viewer'])
const content = await desk.operator('Lee Dasom', ['content'])

beforeEach(async () => {
  await db.delete(reviews).where(everyRow)
})

async function written(changes: Partial<typeof reviews.$inferInsert> = {}, reports = 0, name = '홍길동') {
  shop.pass(1)
  const author = await addMember(shop, { name })
  const row = { memberId: author.id, courseIdx: 101, rating: 2, text: 'Too fast.', writtenAt: clock.now(), ...changes }
  const [review] = await db.insert(reviews).values(row).returning({ id: reviews.id })
  const reviewId = review?.id ?? 0
  for (let count = 0; count < reports; count += 1) {
    const { id: memberId } = await addMember(shop)
    await db.insert(reviewReports).values({ reviewId, memberId, reportedAt: clock.now() })
  }
  return reviewId
}

const listed = async (query = '', { browser } = support) => (await browser.call(reviewList, `${list}?${query}`)).content
const idsOf = async (query = '') => (await listed(query)).map(({ id }) => id)
const shown = async () =>
  (await shop.browser().call(courseReviews, '/v1/lecture/intro/contents/101/review')).content.map(
    ({ review_id: id }) => id,
  )
const actsAbout = async (id: number) =>
  (
    await db
      .select()
      .from(operatorRecords)
      .where(eq(operatorRecords.subject, String(id)))
      .orderBy(operatorRecords.position)
  )
    .filter(({ subjectKind }) => subjectKind === 'review')
    .map(({ operator, act, details }) => ({ operator, act, details }))

describe('the list', () => {
  test('shows the most reported first, then the latest, and hidden ones last', async () => {
    const hidden = await written({ hiddenAt: clock.now() }, 3)
    const old = await written()
    const reported = await written({}, 2)
    const latest = await written({ courseIdx: 102, answer: 'Thank you.', answeredAt: clock.now() })
    expect(await idsOf()).toEqual([reported, latest, old, hidden])
    expect(await idsOf('state=reported')).toEqual([reported])
    expect(await idsOf('state=hidden')).toEqual([hidden])
    expect(await idsOf('state=unanswered')).toEqual([reported, old])
    expect(await idsOf('course=102')).toEqual([latest])
    expect(await idsOf(`course=${encodeURIComponent('응급실')}`)).toEqual([latest])
    expect(await idsOf('course=EMERGENCY')).toEqual([latest])
    expect(await idsOf('course=%25')).toEqual([])
    expect(await idsOf('course=')).toHaveLength(4)
    expect(await idsOf('page_size=1&page_index=2')).toEqual([latest])
    const { page_info } = await support.browser.call(reviewList, `${list}?state=reported`)
    expect(page_info?.total_size).toBe(1)
  })

  test('masks names for whoever reads no personal data', async () => {
    await written()
    expect((await listed()).map(({ author }) => author.name)).toEqual(['홍길동'])
    for (const who of [viewer, content])
      expect((await listed('', who)).map(({ author }) => author.name)).toEqual(['홍○동'])
  })
})

describe('a review', () => {
  test('is answered, and nobody replaces an answer that they have not read', async () => {
    const id = await written()
    const path = `${list}/${id}/answer`
    await support.browser.call(answerReview, path, { body: { answer: 'There is a pause button.', answered_at: null } })
    const [first] = await listed()
    expect(first?.answer?.text).toBe('There is a pause button.')
    const late = { answer: 'Sorry.', answered_at: null }
    expect((await content.browser.expectError('PUT', path, { body: late })).code).toBe('PR60501409')
    shop.pass(1)
    const body = { answer: 'Sorry.', answered_at: first?.answer?.answered_at ?? null }
    await content.browser.call(answerReview, path, { body })
    expect((await listed())[0]?.answer?.text).toBe('Sorry.')
    expect((await actsAbout(id)).map(({ operator, act }) => [operator, act])).toEqual([
      ['Han Byeol', 'answer-review'],
      ['Lee Dasom', 'answer-review'],
    ])
  })

  test('is hidden with a reason, and shown again without its reports', async () => {
    const id = await written({}, 2)
    expect(await shown()).toEqual([id])
    await support.browser.call(hideReview, `${list}/${id}/hide`, { body: { reason: 'Insults' } })
    expect(await shown()).toEqual([])
    await support.browser.call(restoreReview, `${list}/${id}/restore`, { body: { reason: 'It was about a tool' } })
    expect(await shown()).toEqual([id])
    expect((await listed())[0]).toMatchObject({ reports: 0, hidden_at: null })
    expect(await actsAbout(id)).toEqual([
      { operator: 'Han Byeol', act: 'hide-review', details: { reason: 'Insults' } },
      { operator: 'Han Byeol', act: 'restore-review', details: { reason: 'It was about a tool' } },
    ])
  })

  test('that is reported and right stays, and its reports are forgotten', async () => {
    const id = await written({}, 1)
    await support.browser.call(restoreReview, `${list}/${id}/restore`, { body: { reason: 'Fair' } })
    expect(await idsOf('state=reported')).toEqual([])
    expect(await shown()).toEqual([id])
  })

  test('needs a reason to be hidden, and has to exist', async () => {
    const id = await written()
    const blank = await support.browser.expectError('POST', `${list}/${id}/hide`, { body: { reason: '  ' } })
    expect([blank.code, blank.content.field]).toEqual(['PR10002400', 'reason'])
    const missing = await support.browser.expectError('POST', `${list}/999999/hide`, { body: { reason: 'Insults' } })
    expect(missing.code).toBe('PR10004404')
  })
})
