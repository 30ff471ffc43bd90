import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { dataExport, requestDataExport } from '#contract/accounts/data-export.ts'
import { changeCertificateProof, issueCertificate } from '#contract/content/certificates.ts'
import { sendInquiry } from '#contract/content/inquiries.ts'
import { viewNotice } from '#contract/content/notices.ts'
import { countVisit } from '#contract/content/visit-counts.ts'
import { requestOpeningMail } from '#contract/courses/course-openings.ts'
import { reportReview, writeReview } from '#contract/courses/own-review.ts'
import { changeSavedCourses } from '#contract/courses/saved-courses.ts'
import { changeBasket } from '#contract/orders/basket.ts'
import { addDeliveryAddress } from '#contract/orders/delivery-addresses.ts'
import type { Locale } from '#contract/values/locale.ts'
import { recordChange } from '#server/api/account-changes/record-change.ts'
import { transact } from '#server/db/open.ts'
import { finishedLessons } from '#server/db/schema/learning.ts'
import { guardianConsents } from '#server/db/schema/members.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import { prepareDataExports } from '#server/jobs/prepare-data-exports.ts'
import { sendMessages } from '#server/jobs/send-messages.ts'
import { askTermination } from '#server/operator/ask-termination.ts'
import { saveDraft } from '#server/operator/content-drafts.ts'
import { answerInquiry, handOverInquiry, takeInquiry } from '#server/operator/inquiries.ts'
import { recordObjection, restrictMember } from '#server/operator/members.ts'
import { addOperator, listOperators } from '#server/operator/operators.ts'
import { refundAtDesk } from '#server/operator/refunds.ts'
import { answerReview, hideReview } from '#server/operator/reviews.ts'
import { addSavedAnswer } from '#server/operator/saved-answers.ts'
import { deskOf, logIn } from './desk.ts'
import type { FullShop } from './full-shop.ts'
import { inquiryForm } from './inquiries.ts'
import { watchedLog } from './log-lines.ts'
import { addMember, type TestMember } from './members.ts'
import { han, lee } from './operators.ts'
import { readyForm, signUp } from './sign-up.ts'
import { linkAccounts } from './social-login.ts'

type Guardian = Pick<typeof guardianConsents.$inferInsert, 'name' | 'phone' | 'relation'>

/** Inquiries that wait: of the individual with a picture, taken and handed over, and of the group, taken by nobody. */
export interface Life {
  readonly inquiries: Readonly<
    Record<'handedOver' | 'alsoHandedOver' | 'untaken' | 'answeredInKorean' | 'answeredInEnglish', number>
  >
  readonly reviews: Readonly<Record<'hidden' | 'reported', number>>
  /** A member restricted until a day who objected, one restricted without an end, one whose termination waits for a second operator, and two children. */
  readonly members: Readonly<Record<'restricted' | 'restrictedForGood' | 'ending' | 'child' | 'otherChild', TestMember>>
}

/**
 * What members and operators do beside buying, on Friday 20 November 2026 after 10:10 in Korea: they learn, write,
 * ask, save and object; operators answer, hide, ask for approvals and prepare content.
 */
export async function liveIn(
  { shop, haneul, doyun, orders, enter }: Omit<FullShop, keyof Life>,
  restrictedForGood: TestMember,
  at: (day: number, time: string) => void,
): Promise<Life> {
  const { services } = shop
  const { db, clock } = services
  const log = watchedLog().log
  const desk = deskOf(shop)
  const { browser: deskBrowser, passkey } = await desk.operator('Cha Mina', ['money'])
  at(20, '10:11')
  await desk.operator('Park Jun', ['support'])
  await logIn(deskBrowser, passkey)
  const people = await listOperators(db)
  const operatorOf = (name: string, network: string) => {
    const found = people.find((each) => each.name === name)
    if (!found) throw new Error(`there is no operator ${name}`)
    return { id: found.id, name, network }
  }
  const mina = operatorOf('Cha Mina', '203.0.113.20')
  const jun = operatorOf('Park Jun', '203.0.113.21')
  await addOperator(services, { by: mina, name: 'Bae Sol', roles: ['viewer'], email: 'sol@shop.example' })
  at(20, '10:12')
  await addOperator(services, { by: jun, name: 'Go Eun', roles: ['content', 'support'], email: 'eun@shop.example' })

  const finish = (member: TestMember, courseIdx: number, lessons: number, day: number) =>
    db.insert(finishedLessons).values(
      Array.from({ length: lessons }, (_, index) => ({
        memberId: member.id,
        courseIdx,
        lesson: index + 1,
        finishedAt: new Date(Date.UTC(2026, 10, day + index, 3)),
      })),
    )
  await finish(haneul, 101, 8, 8)
  await finish(doyun, 301, 6, 9)
  await finish(doyun, 302, 3, 17)

  at(20, '10:15')
  let first = await enter(haneul)
  let second = await enter(doyun)
  /** A token lasts ten minutes. */
  const enterAgain = async () => {
    first = await enter(haneul)
    second = await enter(doyun)
  }
  const write = async ({ browser, token }: typeof first, course: number, rating: 3 | 4 | 5, text: string) =>
    browser.call(writeReview, `/v1/member/my/review/${course}`, { token, body: { rating, text } })
  await write(first, 101, 4, '차근차근 알려 줘요.')
  at(20, '10:16')
  await write(second, 301, 5, 'Clear steps.')
  at(20, '10:18')
  await write(first, 101, 3, '차근차근 알려 줘요. 조금 길어요.')
  at(20, '10:19')
  await write(second, 301, 4, 'Clear steps, few words.')
  at(20, '10:19')
  await write(second, 302, 3, 'Too short.')
  const reviewOf = async ({ id }: TestMember, courseIdx: number) => {
    const [review] = await db
      .select()
      .from(reviews)
      .where(and(eq(reviews.memberId, id), eq(reviews.courseIdx, courseIdx)))
    if (!review) throw new Error('the member has written a review')
    return review.id
  }
  const hidden = await reviewOf(haneul, 101)
  const reported = await reviewOf(doyun, 301)
  await second.browser.call(reportReview, `/v1/member/my/review-report/${hidden}`, { token: second.token })
  at(20, '10:20')
  await first.browser.call(reportReview, `/v1/member/my/review-report/${reported}`, { token: first.token })
  await hideReview(services, hidden, { by: han, reason: 'It names a teacher' })
  at(20, '10:21')
  await answerReview(services, reported, { by: lee, answer: 'Thank you.' })
  await answerReview(services, hidden, { by: han, answer: '고맙습니다.' })
  at(20, '10:22')
  await answerReview(services, await reviewOf(doyun, 302), { by: han, answer: 'More follows.' })

  for (const [{ browser, token }, course] of [
    [first, 101],
    [second, 301],
  ] as const) {
    const path = `/v1/member/my/certificate/${course}`
    await browser.call(issueCertificate, path, { token })
    await browser.call(changeCertificateProof, `${path}/proof`, { token, body: { is_public: true } })
  }

  const drawing = sharp({ create: { width: 40, height: 30, channels: 3, background: '#204060' } })
  const [png, jpeg] = await Promise.all([drawing.clone().png().toBuffer(), drawing.clone().jpeg().toBuffer()])
  const ask = async (
    { browser, token }: typeof first,
    fields: Readonly<Record<string, string>>,
    locale: Locale,
    images: Parameters<typeof inquiryForm>[1] = [],
  ) =>
    (await browser.call(sendInquiry, '/v1/service/qna', { token, locale, body: inquiryForm(fields, images) })).content
      .inquiry_id
  const ofHaneul = {
    name: '김하늘',
    affiliation: '공방고등학교',
    email: 'haneul01@school.example',
    phone: '01023450142',
    page: '/contents/detail?id=101',
    layout: 'desktop',
  }
  const ofDoyun = {
    name: 'Lee Doyun',
    affiliation: 'Gongbang College',
    email: 'doyun02@school.example',
    phone: '01098765432',
    page: '/device',
    layout: 'mobile',
  }
  at(20, '10:30')
  await enterAgain()
  const handedOver = await ask(
    first,
    { ...ofHaneul, category: 'error', title: '화면이 멈춰요', content: '두 번째 수업에서 멈춰요.' },
    'ko',
    [{ bytes: png }],
  )
  at(20, '10:31')
  const untaken = await ask(
    second,
    { ...ofDoyun, category: 'refund', title: 'Two pieces', content: 'Can I give back one?' },
    'en',
    [{ bytes: jpeg, name: 'box.jpg', type: 'image/jpeg' }],
  )
  at(20, '10:32')
  const answeredInKorean = await ask(
    first,
    { ...ofHaneul, category: 'service', title: '수업 자료', content: '자료를 받을 수 있나요?' },
    'ko',
  )
  at(20, '10:33')
  const answeredInEnglish = await ask(
    second,
    { ...ofDoyun, category: 'other', title: 'A visit', content: 'May we visit you?' },
    'en',
  )
  at(20, '10:34')
  const alsoHandedOver = await ask(
    second,
    { ...ofDoyun, category: 'service', title: 'A second room', content: 'Can two rooms train at once?' },
    'en',
  )
  at(20, '10:40')
  await answerInquiry(services, answeredInKorean, { by: han, answer: '네, 자료실에 있어요.' })
  at(20, '10:41')
  await answerInquiry(services, answeredInEnglish, { by: lee, answer: 'Yes, on any weekday.' })
  await takeInquiry(services, handedOver, { by: jun })
  await handOverInquiry(services, handedOver, { by: jun, to: mina.id, note: 'It may be the graphics card' })
  at(20, '10:42')
  await takeInquiry(services, alsoHandedOver, { by: mina })
  await handOverInquiry(services, alsoHandedOver, { by: mina, to: jun.id, note: 'They ask about licences' })

  const keep = async ({ browser, token }: typeof first, place: string, detail: string, isDefault: boolean) => {
    const body = { name: place, postcode: '06236', address: '서울 강남구 테헤란로 152', address_detail: detail }
    await browser.call(addDeliveryAddress, '/v1/member/my/address', { token, body: { ...body, is_default: isDefault } })
  }
  await enterAgain()
  await keep(first, '집', '1203호', true)
  at(20, '10:44')
  await enterAgain()
  const body = { name: '학교', postcode: '04799', address: '서울 성동구 아차산로 104', address_detail: '본관' }
  await first.browser.call(addDeliveryAddress, '/v1/member/my/address', {
    token: first.token,
    body: { ...body, is_default: false },
  })
  await keep(second, 'Office', '7층', true)
  const rented = { kind: 'device', device: 11, sale_type: 'rental', months: 12, quantity: 2 } as const
  const kits = { kind: 'course', option: 101_500, quantity: 3 } as const
  const wheel = { kind: 'device', device: 21, sale_type: 'purchase', months: 0, quantity: 1 } as const
  const workshop = { kind: 'course', option: 308_001, quantity: 1 } as const
  const put = [
    { item: kits, seen_amt: 12_000 },
    { item: rented, seen_amt: 480_000 },
  ]
  const otherPut = [
    { item: wheel, seen_amt: 275_000 },
    { item: workshop, seen_amt: 48_000 },
  ]
  await first.browser.call(changeBasket, '/v1/member/my/basket', { token: first.token, body: { put } })
  await second.browser.call(changeBasket, '/v1/member/my/basket', { token: second.token, body: { put: otherPut } })
  await first.browser.call(changeSavedCourses, '/v1/member/my/saved-courses', {
    token: first.token,
    body: { put: [301, 201] },
  })
  await second.browser.call(changeSavedCourses, '/v1/member/my/saved-courses', {
    token: second.token,
    body: { put: [101] },
  })
  await first.browser.call(requestDataExport, '/v1/member/my/data-export', { token: first.token, locale: 'ko' })
  await prepareDataExports({ ...services, log })
  await first.browser.call(dataExport, '/v1/member/my/data-export', { token: first.token })
  at(20, '10:46')
  await second.browser.call(requestDataExport, '/v1/member/my/data-export', { token: second.token, locale: 'en' })
  const visits = [
    {
      email: 'bom@school.example',
      counted: {
        layout: 'desktop',
        locale: 'ko',
        states: [{ flow: 'login', state: 'begin', entered: 2 }],
        searches: ['양자'],
        speed: { device: 'computer', vitals: [{ route: '/login', name: 'LCP', value: 900 }] },
      },
    },
    {
      email: 'yeoreum@school.example',
      counted: {
        layout: 'mobile',
        locale: 'en',
        states: [{ flow: 'find-id', state: 'idFound', entered: 3 }],
        searches: ['quantum'],
        speed: { device: 'phone', vitals: [{ route: '/device', name: 'INP', value: 4_000 }] },
      },
    },
  ] as const
  for (const [index, { email, counted }] of visits.entries()) {
    at(20, `10:4${7 + index}`)
    const visitor = shop.browser({ address: `192.0.2.${index + 1}` })
    const asked = { locale: counted.locale, body: { email, consent: 'Y' as const } }
    await visitor.call(requestOpeningMail, '/v1/lecture/intro/contents/103/opening', asked)
    await visitor.call(viewNotice, `/v1/board/notice/whole/${index + 1}/view`, { body: {} })
    const body = { ...counted, states: [...counted.states], searches: [...counted.searches] }
    const speed = { ...counted.speed, vitals: [...counted.speed.vitals] }
    for (let times = 0; times <= index; times += 1) {
      const from = shop.browser({ address: `192.0.${10 + times}.${index + 1}` })
      await from.call(countVisit, '/v1/visit-counts', { body: { ...body, speed } })
    }
    const wrong = { userid: ['haneul01', 'doyun02'][index], password: 'Wrong1!pass' }
    await visitor.expectError('POST', '/v1/member/auth/login/password', { body: wrong })
  }
  await services.visitCounts.settled()
  await linkAccounts(shop, haneul, ['google'])
  at(20, '10:50')
  await linkAccounts(shop, doyun, ['kakao'])
  await transact(db, (tx) =>
    recordChange(tx, clock.now(), haneul.id, {
      kind: 'phone-changed',
      previous: '01011112222',
      current: '01023450142',
    }),
  )
  at(20, '10:51')
  await transact(db, (tx) =>
    recordChange(tx, clock.now(), doyun.id, { kind: 'group-changed', previous: 'Tools', current: 'Gongbang College' }),
  )

  const reader = shop.browser({ address: '192.0.2.9' })
  const trainer = shop.browser({ address: '192.0.2.10' })
  await signUp(reader, await readyForm(shop, reader, 'gaeul06'))
  await signUp(trainer, await readyForm(shop, trainer, 'gyeoul07'))
  const restricted = await addMember(shop, { userid: 'taeo04', name: '정태오', nickname: '바람', birth: '2001-02-03' })
  await enter(restricted)
  at(20, '10:55')
  const ending = await addMember(shop, { userid: 'seol05', name: '문설', nickname: '눈', status: 'active' })
  const breach = { by: lee, reason: 'Shared the password', cause: 'shared_credentials' } as const
  await restrictMember(services, restricted.userid, { ...breach, until: new Date('2026-12-31T14:59:59.999Z') })
  at(20, '10:56')
  const childOf = async (child: Parameters<typeof addMember>[1], guardian: Guardian) => {
    const member = await addMember(shop, child)
    const edition = { personHash: randomUUID(), edition: '2025', agreedAt: clock.now() }
    await db.insert(guardianConsents).values({ ...guardian, ...edition, memberId: member.id })
    return member
  }
  const child = await childOf(
    { userid: 'dabin11', name: '오다빈', birth: '2014-05-06', phone: '01022223333', locale: 'ko' },
    { name: '오소라', phone: '01055550101', relation: 'mother' },
  )
  at(20, '10:57')
  const otherChild = await childOf(
    { userid: 'bada12', name: '윤바다', birth: '2015-07-08', phone: '01044445555', locale: 'en' },
    { name: '윤강산', phone: '01055550202', relation: 'father' },
  )
  at(20, '11:00')
  await recordObjection(services, restricted.userid, { by: han, reason: 'By telephone' })
  await askTermination(services, ending.userid, { by: jun, reason: 'Sold the account', cause: 'fraud' })
  at(20, '11:02')
  await askTermination(services, 'iseul10', { by: mina, reason: 'Sold it again', cause: 'false_information' })
  const ofSum = {
    basis: 'sum',
    lines: undefined,
    knownRefunded: 0,
    account: undefined,
    allowsOtherHolder: false,
  } as const
  at(20, '11:03')
  await refundAtDesk(services, orders.returnedRental, {
    ...ofSum,
    by: jun,
    reason: 'A lens was scratched',
    amount: 98_765,
  })
  at(20, '11:05')
  await refundAtDesk(services, orders.receipted, {
    ...ofSum,
    by: mina,
    reason: 'A lesson was missing',
    amount: 5_432,
  })
  await addSavedAnswer(services, { title: '환불', locale: 'ko', text: '7일 안에 할 수 있어요.' }, han)
  at(20, '11:06')
  await addSavedAnswer(services, { title: 'Receipts', locale: 'en', text: 'On the page of the order.' }, lee)
  await saveDraft(services, { path: 'synonyms.yaml', version: 0, baseEdition: 1, value: [], by: mina })
  at(20, '11:07')
  await saveDraft(services, { path: 'faq.yaml', version: 0, baseEdition: 1, value: null, by: jun })
  await sendMessages({ ...services, log })
  return {
    inquiries: { handedOver, alsoHandedOver, untaken, answeredInKorean, answeredInEnglish },
    reviews: { hidden, reported },
    members: { restricted, restrictedForGood, ending, child, otherChild },
  }
}
