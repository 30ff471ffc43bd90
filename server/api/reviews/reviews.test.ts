import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { withdraw } from '#contract/accounts/withdrawal.ts'
import { courseDetail } from '#contract/courses/course-detail.ts'
import { deleteReview, type OwnReview, ownReview, reportReview, writeReview } from '#contract/courses/own-review.ts'
import { courseReviews, type Rating } from '#contract/courses/reviews.ts'
import { announceContent } from '#server/content/import.ts'
import { everyRow } from '#server/db/every-row.ts'
import { transact } from '#server/db/open.ts'
import { eraseMember } from '#server/db/retention/erase-member.ts'
import { contentState } from '#server/db/schema/courses.ts'
import { members } from '#server/db/schema/members.ts'
import { operatorRecords } from '#server/db/schema/operator.ts'
import { orders } from '#server/db/schema/orders.ts'
import { reviewReports, reviews } from '#server/db/schema/reviews.ts'
import { restoreMember, terminateMember } from '#server/operator/members.ts'
import { refundAsOperator } from '#server/operator/orders.ts'
import { answerReview, hideReview, listReviews, restoreReview, showReview } from '#server/operator/reviews.ts'
import { sandboxLearning } from '#server/sandbox/learning/records.ts'
import { addMember, rightPassword, signIn } from '#tests/support/server/members.ts'
import { kim } from '#tests/support/server/operators.ts'
import { type BuyerSession, paidOrder, signInBuyer } from '#tests/support/server/orders.ts'
import { itRejectsStrangers } from '#tests/support/server/shared-tests.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { proveHuman } from '#tests/support/server/sign-up.ts'

const shop = await sampleShop()
const { services } = shop
const { db, clock } = services
const learning = sandboxLearning(services)
const own = '/v1/member/my/review/101'
const act = { by: kim, reason: 'insults' }
type OwnText = NonNullable<OwnReview['review']>
const good = { rating: 5, text: 'The vein was where they said.' } as const

/** A member with access to the course 101 of eight lessons, who has finished some. */
async function learner(lessons: number): Promise<BuyerSession> {
  const buying = await signInBuyer(shop)
  await paidOrder(shop, buying)
  await finish(buying, lessons)
  return buying
}

async function finish({ memberId }: BuyerSession, lessons: number): Promise<void> {
  const finished = Array.from({ length: lessons }, (_, index) => ({ number: index + 1, at: clock.now().toISOString() }))
  await learning.put(memberId, 101, { isAway: false, lessons: finished })
}

const write = async ({ browser, token }: BuyerSession, body: Pick<OwnText, 'rating' | 'text'> = good) =>
  (await browser.call(writeReview, own, { token, body })).content
const readOwn = async ({ browser, token }: BuyerSession) => (await browser.call(ownReview, own, { token })).content
const listed = async (page = 1) =>
  shop.browser().call(courseReviews, `/v1/lecture/intro/contents/101/review?page_index=${page}`)
const texts = async () => (await listed()).content.map(({ text }) => text)
const ratingNow = async () => (await shop.browser().call(courseDetail, '/v1/lecture/intro/contents/101')).content.rating
/** Changes when cached pages are dropped. */
const generation = async () => (await db.select().from(contentState))[0]?.generation ?? 0
const idOf = async ({ memberId }: BuyerSession) => {
  const [row] = await db.select().from(reviews).where(eq(reviews.memberId, memberId))
  return row?.id ?? expect.fail('there is no review')
}

describe('a review of a course that was refunded', () => {
  const refund = async ({ memberId }: BuyerSession) => {
    const [order] = await db.select().from(orders).where(eq(orders.memberId, memberId))
    const gift = { by: kim, reason: 'goodwill', amount: undefined, account: undefined }
    await refundAsOperator(services, order?.number ?? expect.fail('there is no order'), gift)
  }

  test('is not written', async () => {
    const member = await learner(4)
    await refund(member)
    expect(await readOwn(member)).toMatchObject({ can_write: false, done: 4, needed: 4 })
    const refused = await member.browser.expectError('PUT', own, { token: member.token, body: good })
    expect(refused.code).toBe('PR20011403')
  })

  test('stays when it was written before, and its author deletes it', async () => {
    const member = await learner(4)
    await write(member)
    await refund(member)
    expect((await readOwn(member)).review).toMatchObject(good)
    expect(await texts()).toContain(good.text)
    expect((await member.browser.call(deleteReview, own, { token: member.token })).content.review).toBeNull()
  })
})

describe('a review', () => {
  test('needs half of the lessons', async () => {
    const member = await learner(3)
    expect(await readOwn(member)).toEqual({ review: null, can_write: false, done: 3, needed: 4 })
    const sent = { token: member.token, body: good }
    expect((await member.browser.expectError('PUT', own, sent)).code).toBe('PR20011403')
    await finish(member, 4)
    expect((await write(member)).review).toMatchObject(good)
  })

  test('is one for a member and course: the second edits the first', async () => {
    const member = await learner(8)
    await write(member)
    shop.pass(60)
    expect((await write(member)).review?.edited_at).toBeNull()
    const edited: Pick<OwnText, 'rating' | 'text'> = { rating: 3, text: 'On second thoughts.' }
    expect((await write(member, edited)).review).toMatchObject({ ...edited, edited_at: clock.now().toISOString() })
    expect(await db.$count(reviews, eq(reviews.memberId, member.memberId))).toBe(1)
  })

  test('stays hidden when it is edited while an operator hides it', async () => {
    const member = await learner(8)
    await write(member)
    const edited = { rating: 1, text: 'Edited just now.' } as const
    await Promise.all([hideReview(services, await idOf(member), act), write(member, edited)])
    expect((await readOwn(member)).review).toMatchObject({ ...edited, is_hidden: true })
  })

  test('is written at most 20 times in 24 hours', async () => {
    const member = await learner(8)
    for (let change = 1; change <= 20; change++) await write(member, { rating: 4, text: `Change ${change}` })
    const sent = { token: member.token, body: good }
    const refused = await member.browser.expectError('PUT', own, sent)
    expect(refused.code).toBe('PR10005429')
    expect((await readOwn(member)).review?.text).toBe('Change 20')
    shop.pass(24 * 60 * 60)
    const [row] = await db.select().from(members).where(eq(members.id, member.memberId))
    if (!row) throw new Error('the member exists')
    const { access_token: token } = await signIn(shop, member.browser, row)
    expect((await write({ ...member, token })).review).toMatchObject(good)
  })

  test('does not ask the learning system about a member without access', async () => {
    const buying = await signInBuyer(shop)
    await finish(buying, 8)
    expect(await readOwn(buying)).toEqual({ review: null, can_write: false, done: 0, needed: 4 })
  })

  test('is taken back by its author, and its reports with it', async () => {
    const member = await learner(8)
    await write(member, { rating: 1, text: 'Taken back soon.' })
    const review = await idOf(member)
    const other = await signInBuyer(shop)
    await other.browser.call(reportReview, `/v1/member/my/review-report/${review}`, { token: other.token })
    for (const _ of [1, 2]) {
      expect((await member.browser.call(deleteReview, own, { token: member.token })).content.review).toBeNull()
    }
    expect(await texts()).not.toContain('Taken back soon.')
    expect(await db.$count(reviewReports, eq(reviewReports.reviewId, review))).toBe(0)
  })

  test('is taken back alone: those of others and of other courses stay', async () => {
    const [member, other] = [await learner(4), await learner(4)]
    await write(member)
    await write(other)
    const [row] = await db.select().from(reviews).where(eq(reviews.memberId, member.memberId))
    const { id: _, ...review } = row ?? expect.fail('there is no review')
    await db.insert(reviews).values({ ...review, courseIdx: 102 })
    await member.browser.call(deleteReview, own, { token: member.token })
    const kept = async ({ memberId }: BuyerSession) =>
      (await db.select().from(reviews).where(eq(reviews.memberId, memberId))).map(({ courseIdx }) => courseIdx)
    expect([await kept(member), await kept(other)]).toEqual([[102], [101]])
  })

  test.each([
    { rating: 0, text: 'x' },
    { rating: 6, text: 'x' },
    { rating: 4.5, text: 'x' },
    { rating: 5, text: ' ' },
    { rating: 5, text: 'x'.repeat(1_001) },
  ])('is refused with %o', async (body) => {
    const member = await learner(8)
    expect((await member.browser.expectError('PUT', own, { token: member.token, body })).code).toBe('PR10002400')
  })

  test('drops the cached pages of its course, and only when something changes', async () => {
    const member = await learner(8)
    const before = await generation()
    await write(member, { rating: 4, text: 'Seen at once.' })
    await write(member, { rating: 4, text: 'Seen at once.' })
    expect(await generation()).toBe(before + 1)
    await write(member, { rating: 2, text: 'Seen at once.' })
    await hideReview(services, await idOf(member), act)
    expect(await generation()).toBe(before + 3)
    for (const _ of [1, 2]) await member.browser.call(deleteReview, own, { token: member.token })
    expect(await generation()).toBe(before + 4)
  })
})

describe('the reviews of a course', () => {
  test('stand the latest first, by page, with masked names and their average', async () => {
    await transact(db, async (tx) => {
      await tx.delete(reviews).where(everyRow)
      await announceContent(tx)
    })
    await expect.poll(ratingNow).toBeNull()
    expect((await listed()).content).toEqual([])
    const points: Rating[] = [5, 4, 4, 3, 5, 5]
    for (const [index, rating] of points.entries()) {
      shop.pass(1)
      await write(await learner(8), { rating, text: `Review ${index + 1}` })
    }
    const { content: first, page_info: page } = await listed()
    expect(first.map(({ text }) => text)).toEqual(['Review 6', 'Review 5', 'Review 4', 'Review 3', 'Review 2'])
    expect(page).toMatchObject({ total_pages: 2, total_size: 6 })
    expect((await listed(2)).content.map(({ text }) => text)).toEqual(['Review 1'])
    for (const { author } of first) expect(author).toBe('김○○')
    expect(await ratingNow()).toEqual({ average: 4.3, count: 6 })
  })

  test('name the nickname where there is one', async () => {
    const member = await learner(8)
    await db.update(members).set({ nickname: 'steady hand' }).where(eq(members.id, member.memberId))
    await write(member)
    expect((await listed()).content[0]?.author).toBe('steady hand')
    expect((await readOwn(member)).review).not.toHaveProperty('author')
  })

  test.each([
    ['운영자', '김○○'],
    ['\u3164', '김○○'],
    ['na\u202Eme', 'name'],
  ])('show the nickname %j from before its rule as %s', async (nickname, shown) => {
    const member = await learner(8)
    await db.update(members).set({ nickname }).where(eq(members.id, member.memberId))
    shop.pass(1)
    await write(member)
    expect((await listed()).content[0]?.author).toBe(shown)
  })

  test('show no character that turns the text around, also of a text from before', async () => {
    const member = await learner(8)
    await write(member, { rating: 5, text: 'Good \u202Eeno taerg a\u2066.' })
    expect((await listed()).content[0]?.text).toBe('Good eno taerg a.')
    await db.update(reviews).set({ text: 'Old \u202Etxet' }).where(eq(reviews.memberId, member.memberId))
    expect((await readOwn(member)).review?.text).toBe('Old txet')
  })

  test('are refused without a text that can be read', async () => {
    const member = await learner(8)
    const sent = { token: member.token, body: { rating: 5, text: '\u3164' } }
    const { code, content } = await member.browser.expectError('PUT', own, sent)
    expect([code, content.field]).toEqual(['PR10002400', 'text'])
  })

  test('leave out those of members who have left, and erase them with their data', async () => {
    const member = await learner(8)
    await write(member, { rating: 5, text: 'Of a former member.' })
    expect(await texts()).toContain('Of a former member.')
    const [row] = await db.select().from(members).where(eq(members.id, member.memberId))
    if (!row) throw new Error('the member exists')
    await terminateMember(services, row.userid, { ...act, cause: 'breach' })
    await expect.poll(texts).not.toContain('Of a former member.')
    await transact(db, (tx) => eraseMember(tx, row, { now: clock.now(), userid: `former-${row.id}` }))
    expect(await db.$count(reviews, eq(reviews.memberId, member.memberId))).toBe(0)
  })

  test('stay cached when a member who wrote none is terminated', async () => {
    await write(await learner(8))
    const before = await generation()
    const { userid } = await addMember(shop)
    await terminateMember(services, userid, { ...act, cause: 'breach' })
    expect(await generation()).toBe(before)
  })

  test('leave out those of a member who asks to leave, until the membership is restored', async () => {
    const { browser, token, memberId } = await signInBuyer(shop)
    const text = 'Of a leaving member.'
    await transact(db, async (tx) => {
      await tx.insert(reviews).values({ ...good, text, memberId, courseIdx: 101, writtenAt: clock.now() })
      await announceContent(tx)
    })
    await expect.poll(texts).toContain(text)
    await browser.call(withdraw, '/v1/member/my/profile', {
      token,
      body: {
        reason: 'learned',
        agreement: 'Y',
        human_check: await proveHuman(browser),
        expected_refund_amt: 0,
        password: rightPassword,
      },
    })
    await expect.poll(texts).not.toContain(text)
    const [member] = await db.select().from(members).where(eq(members.id, memberId))
    await restoreMember(services, member?.userid ?? '', act)
    await expect.poll(texts).toContain(text)
  })

  test('of an unknown course are not found', async () => {
    const address = '/v1/lecture/intro/contents/999/review'
    expect((await shop.browser().expectError('GET', address)).code).toBe('PR10004404')
  })
})

describe('an operator', () => {
  test('hides a review from everybody but its author, and shows it again', async () => {
    const member = await learner(8)
    await write(member, { rating: 1, text: 'Hidden soon.' })
    const review = await idOf(member)
    const before = await ratingNow()
    await hideReview(services, review, act)
    await expect.poll(texts).not.toContain('Hidden soon.')
    await expect.poll(async () => (await ratingNow())?.count).toBe((before?.count ?? 0) - 1)
    expect((await readOwn(member)).review).toMatchObject({ text: 'Hidden soon.', is_hidden: true })
    await write(member, { rating: 1, text: 'Edited, and hidden still.' })
    expect(await texts()).not.toContain('Edited, and hidden still.')
    await restoreReview(services, review, act)
    await expect.poll(texts).toContain('Edited, and hidden still.')
  })

  test('answers a review below it', async () => {
    const member = await learner(8)
    await write(member)
    await answerReview(services, await idOf(member), { by: kim, answer: 'Thank you.' })
    const answer = { text: 'Thank you.', answered_at: clock.now().toISOString() }
    expect((await readOwn(member)).review?.answer).toEqual(answer)
    await expect.poll(async () => (await listed()).content.map((each) => each.answer)).toContainEqual(answer)
  })

  test('sees the most reported first, each member counted once, and forgets reports when it is shown again', async () => {
    const member = await learner(8)
    await write(member)
    const review = await idOf(member)
    const other = await learner(8)
    await write(other)
    const report = async ({ browser, token }: BuyerSession, id = review) =>
      browser.call(reportReview, `/v1/member/my/review-report/${id}`, { token })
    const [one, two] = [await signInBuyer(shop), await signInBuyer(shop)]
    for (const reporter of [one, one, two]) await report(reporter)
    await report(two, await idOf(other))
    expect((await listReviews(services, { limit: 1 }))[0]).toMatchObject({ id: review, reports: 2 })
    await hideReview(services, review, act)
    await restoreReview(services, review, act)
    expect(await showReview(services, review)).toMatchObject({ reports: 0, hiddenAt: null })
  })

  test('leaves no reason when the author takes the review back', async () => {
    const member = await learner(8)
    await write(member)
    const review = await idOf(member)
    await hideReview(services, review, { by: kim, reason: 'names a patient' })
    const isOfReview = and(eq(operatorRecords.subject, String(review)), eq(operatorRecords.act, 'hide-review'))
    const acts = () =>
      db
        .select({ operator: operatorRecords.operator, details: operatorRecords.details })
        .from(operatorRecords)
        .where(isOfReview)
    expect(await acts()).toEqual([{ operator: 'kim', details: { reason: 'names a patient' } }])
    await member.browser.call(deleteReview, own, { token: member.token })
    expect(await acts()).toEqual([{ operator: 'kim', details: null }])
  })

  test('is told about an unknown review', async () => {
    await expect(showReview(services, 999_999)).rejects.toThrow('There is no review 999999.')
    await expect(hideReview(services, 999_999, act)).rejects.toThrow('There is no review 999999.')
  })
})

test('neither an unknown review nor the own one is reported', async () => {
  const member = await learner(8)
  await write(member)
  for (const review of [999_999, await idOf(member)]) {
    const refused = await member.browser.expectError('POST', `/v1/member/my/review-report/${review}`, {
      token: member.token,
    })
    expect(refused.code).toBe('PR10004404')
  }
})

describe('strangers who read', () => itRejectsStrangers(shop, ownReview, own))
describe('strangers who write', () => itRejectsStrangers(shop, writeReview, own, good))
describe('strangers who take back', () => itRejectsStrangers(shop, deleteReview, own))
describe('strangers who report', () => itRejectsStrangers(shop, reportReview, '/v1/member/my/review-report/1'))
