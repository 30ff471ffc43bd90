import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { sendEmailVerification } from '#contract/accounts/email-verification.ts'
import { requestFindIdCode } from '#contract/accounts/find-id.ts'
import type { IdentityPurpose } from '#contract/accounts/identity-verification.ts'
import { profile } from '#contract/accounts/profile.ts'
import { openQrLogin } from '#contract/accounts/qr-login.ts'
import { withdrawalPreview } from '#contract/accounts/withdrawal.ts'
import { readLinkToken } from '#contract/addresses/link-token.ts'
import type { SelectedItem } from '#contract/addresses/order-selection.ts'
import { changeCertificateProof, issueCertificate } from '#contract/content/certificates.ts'
import { sendInquiry } from '#contract/content/inquiries.ts'
import { requestOpeningMail } from '#contract/courses/course-openings.ts'
import { writeReview } from '#contract/courses/own-review.ts'
import { endpoints } from '#contract/endpoints.ts'
import { addDeliveryAddress } from '#contract/orders/delivery-addresses.ts'
import { refundPreview } from '#contract/orders/orders.ts'
import type { Endpoint, Method } from '#contract/protocol/endpoint.ts'
import { openHumanCheck } from '#contract/protocol/human-check.ts'
import { findPasswordLink } from '#server/api/account-changes/password-links.ts'
import { recordChange } from '#server/api/account-changes/record-change.ts'
import { cancelPath } from '#server/api/course-openings/opening-links.ts'
import { createMembershipLink } from '#server/api/membership/membership-links.ts'
import { transact } from '#server/db/open.ts'
import { attachments } from '#server/db/schema/attachments.ts'
import { devices } from '#server/db/schema/boards.ts'
import { courses } from '#server/db/schema/courses.ts'
import { courseOpeningRequests } from '#server/db/schema/inquiries.ts'
import { certificates, enrolments, finishedLessons } from '#server/db/schema/learning.ts'
import { members } from '#server/db/schema/members.ts'
import { outboxMessages } from '#server/db/schema/messages.ts'
import { orders } from '#server/db/schema/orders.ts'
import { payments, webhookEvents } from '#server/db/schema/payments.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import { sessionFamilies } from '#server/db/schema/sign-in.ts'
import { sendMessages } from '#server/jobs/send-messages.ts'
import { type JobName, jobNames } from '#server/lib/figures.ts'
import { createLog } from '#server/lib/log.ts'
import { mailContentSchema } from '#server/lib/message-content.ts'
import { unsubscribePath } from '#server/messages/unsubscribe-link.ts'
import { answerInquiry } from '#server/operator/inquiries.ts'
import { restrictMember, terminateMember } from '#server/operator/members.ts'
import { addOperator, listOperators } from '#server/operator/operators.ts'
import { cancelAsOperator } from '#server/operator/orders.ts'
import { sandboxMessages } from '#server/sandbox/payment/webhook-messages.ts'
import { personHash } from '#server/sandbox/persons.ts'
import { sampleEditions } from '#tests/support/sample-editions.ts'
import type { Browser } from '../support/server/http-browser.ts'
import { answerVerification, beginVerification } from '../support/server/identity-verification.ts'
import { inquiryForm } from '../support/server/inquiries.ts'
import { addConsent, addEdition } from '../support/server/legal-editions.ts'
import { addMember, rightPassword, signIn } from '../support/server/members.ts'
import { kim } from '../support/server/operators.ts'
import {
  answerWindow,
  deposit,
  headsetRental,
  monthPass,
  order,
  orderForm,
  paidOrder,
  returnParameters,
  signInBuyer,
  waitingOrder,
} from '../support/server/orders.ts'
import { codeTo, tokenTo } from '../support/server/outbox.ts'
import { shopPaidBy } from '../support/server/provider-shop.ts'
import type { Shop } from '../support/server/shop.ts'
import { filledForm, identify, proveHuman, readyForm, solve, verifyEmail } from '../support/server/sign-up.ts'
import { linkAccounts } from '../support/server/social-login.ts'
import type { Server } from './server-program.ts'

/** Something that changes rows, prepared so that it can be done at once, any number of times from the same rows. */
export interface PreparedCall {
  /** An endpoint, with a word for what it meets; or a job, a command of the operator, a step of a provider or a phone. */
  readonly name: string
  /** Does it at a process; returns the answer: a code, or why it was refused. */
  send(server: Server): Promise<string>
}

/** Endpoints that change something, or that a GET may make change something. */
export const changingEndpoints: readonly Endpoint[] = endpoints.filter(
  ({ method, isRateLimited }) => method !== 'GET' || isRateLimited,
)

/** The endpoint of a prepared call: its name up to a colon. */
export const endpointOf = ({ name }: PreparedCall): string => name.split(':')[0] ?? ''

const welding: SelectedItem = { kind: 'course', option: 301_001, quantity: 1 }
const wheel: SelectedItem = { kind: 'device', device: 21, sale_type: 'purchase', months: 0, quantity: 1 }
const home = { name: 'Home', postcode: '04799', address: 'Achasan-ro 104', address_detail: '1203', is_default: true }
const act = { by: kim, reason: 'test', account: undefined, allowsOtherHolder: undefined } as const
const statusCodeSchema = v.looseObject({ status_code: v.union([v.number(), v.string()]) })

/** Jobs that meet no call of a member; `jobs.test.ts` lets each meet itself. */
const jobsApart: { readonly [Name in JobName]?: string } = {
  'draw-share-pictures': 'draws what an import has left',
  'publish-drafts': 'imports the whole content',
  'record-head': 'reads the record, and writes a mail',
}

/** Somebody in front of a browser. */
interface Person {
  readonly browser: Browser
  readonly token?: string
}

/**
 * Fills the shop with one member who has something of everything, and with others who meet the member on shared rows.
 * Returns everything that can happen to these rows.
 */
export async function prepareCalls(shop: Shop): Promise<readonly PreparedCall[]> {
  const { services } = shop
  const { db, clock } = services
  // At night no mail about ending passes is written.
  shop.pass(8 * 60 * 60)
  const buying = await signInBuyer(shop, { personHash: personHash('haneul'), phone: '01023450142' })
  const { browser, memberId } = buying
  const [me] = await db.select().from(members).where(eq(members.id, memberId))
  const other = await signInBuyer(shop)
  if (!me) throw new Error('the buyer is a member')

  const approved = await order(shop, buying)
  const { address: back, payment: approvedPayment } = await answerWindow(buying, approved)
  const open = await order(shop, buying, [wheel])
  const waiting = await waitingOrder(shop, buying)
  const paid = await paidOrder(shop, buying, [welding])
  const rented = await paidOrder(shop, buying, [headsetRental])
  const transferred = await paidOrder(shop, buying, [monthPass], 'transfer')
  const refunding = await paidOrder(shop, other, [welding])
  const silent = shopPaidBy(shop, { ...services.providers.payment, cancel: async () => ({ outcome: 'unanswered' }) })
  await cancelAsOperator(silent.services, refunding, act)
  // Nobody has paid for it in time, and its window may still be approved: expiry and confirmation meet.
  const now = clock.now()
  await db
    .update(orders)
    .set({ expiresAt: new Date(now.getTime() - 1_000) })
    .where(eq(orders.number, approved))
  for (const number of [approved, waiting.number])
    await db.update(payments).set({ checkAt: now }).where(eq(payments.orderNumber, number))
  await db.update(devices).set({ stock: 1 }).where(eq(devices.idx, 21))
  await db
    .update(enrolments)
    .set({ startsOn: '2026-11-01', endsOn: '2026-11-25' })
    .where(and(eq(enrolments.memberId, memberId), eq(enrolments.courseIdx, 101)))

  const verified = async (at: Browser, purpose: IdentityPurpose, person: string) => {
    const verification = await beginVerification(at, { purpose })
    await answerVerification(at, verification, 'approve', person)
    return verification.idfc_id
  }
  const asMember = await verified(browser, 'order', 'Kim Haneul')
  const asLogin = await verified(browser, 'login', 'Kim Haneul')
  const lessons = Array.from({ length: 8 }, (_, index) => index + 1)
  await db
    .insert(finishedLessons)
    .values(lessons.map((lesson) => ({ memberId, courseIdx: 101, lesson, finishedAt: clock.now() })))

  const { content: addresses } = await browser.call(addDeliveryAddress, '/v1/member/my/address', {
    token: buying.token,
    body: home,
  })
  const address = addresses[0]?.id ?? ''
  const inquire = async () =>
    (await browser.call(sendInquiry, '/v1/service/qna', { token: buying.token, body: inquiryForm({}) })).content
      .inquiry_id
  await addOperator(services, { by: kim, name: 'park', roles: ['owner'] })
  const [removed] = await listOperators(db)
  const answeredInquiry = await inquire()
  await answerInquiry(services, answeredInquiry, { by: kim, answer: 'Yes.' })
  const openInquiry = await inquire()
  // Of another member, so that the member's own review can be written for the first time.
  await paidOrder(shop, other, [monthPass])
  await db
    .insert(finishedLessons)
    .values(lessons.map((lesson) => ({ memberId: other.memberId, courseIdx: 101, lesson, finishedAt: clock.now() })))
  await other.browser.call(writeReview, '/v1/member/my/review/101', {
    token: other.token,
    body: { rating: 4, text: 'Good.' },
  })
  await other.browser.call(issueCertificate, '/v1/member/my/certificate/101', { token: other.token })
  const published = await other.browser.call(changeCertificateProof, '/v1/member/my/certificate/101/proof', {
    token: other.token,
    body: { is_public: true },
  })
  const proof = readLinkToken(published.content.certificate?.proof?.split('#token=')[1] ?? '')
  // A second certificate with an address, which calls about the first leave as it is.
  const [certificate] = await db.select().from(certificates).where(eq(certificates.memberId, other.memberId))
  if (!certificate) throw new Error('a certificate was issued')
  const second = { id: randomUUID(), courseIdx: 301, number: 'PC-20261121-SECOND22', linkId: randomUUID() }
  await db.insert(certificates).values({ ...certificate, ...second })
  const [review] = await db.select().from(reviews).where(eq(reviews.memberId, other.memberId))

  const qr = (await browser.call(openQrLogin, '/v1/member/auth/did/qr')).content
  const ready = (await browser.call(openQrLogin, '/v1/member/auth/did/qr')).content
  const { scanQr, approveQr } = await import('#server/api/qr-login/phone.ts')
  for (const { text } of [qr, ready]) await scanQr(db, clock, text)
  await approveQr(db, clock, ready.text, memberId)

  const visitor = shop.browser({ address: '198.51.9.1' })
  const codeSent = await visitor.call(requestFindIdCode, '/v1/member/auth/find/id/phone/otp', {
    body: { name: '김하늘', phone: '01023450142' },
  })
  const code = await codeTo(shop, '01023450142')
  const form = await filledForm(shop, visitor, 'Oh Sora')
  const groupForm = { ...(await readyForm(shop, visitor, form.userid)), group: 'A group' }
  const childJoin = await identify(visitor, 'Yoon Bada')
  const guardian = await verified(visitor, 'guardian', 'Oh Sora')
  const join = await verified(visitor, 'join', 'Moon Gaeul')
  const challenge = await solve((await visitor.call(openHumanCheck, '/v1/recaptcha')).content)
  await visitor.call(sendEmailVerification, '/v1/member/auth/join/verify/email', {
    body: { email: 'confirmed@shop.example' },
  })
  const emailToken = await tokenTo(shop, 'confirmed@shop.example')
  await db.update(courses).set({ opensOn: '2026-11-20' }).where(eq(courses.idx, 102))
  const opening = { id: randomUUID(), email: 'opened@shop.example', courseIdx: 102, locale: 'en' } as const
  await db.insert(courseOpeningRequests).values({ ...opening, requestedAt: now })
  const openingToken = (await cancelPath(db, opening.id)).split('#token=')[1]
  const openingAddress = '/v1/lecture/intro/contents/103/opening'
  await visitor.call(requestOpeningMail, openingAddress, { body: { email: 'opening@shop.example', consent: 'Y' } })
  await sendMessages({ ...services, log: createLog('silent') })

  const link = await transact(db, (tx) => findPasswordLink(tx, clock.now(), memberId))
  await transact(db, (tx) =>
    recordChange(tx, clock.now(), memberId, { kind: 'phone-changed', previous: '01011112222', current: '01023450142' }),
  )
  const mails = await db.select().from(outboxMessages).where(eq(outboxMessages.memberId, memberId))
  const undoToken = mails
    .flatMap(({ channel, content }) => (channel === 'mail' ? [v.safeParse(mailContentSchema, content)] : []))
    .flatMap((parsed) => (parsed.success ? [parsed.output.button?.address ?? ''] : []))
    .flatMap((each) => each.split('/account-change#token=')[1] ?? [])
    .at(-1)
  const unsubscribeToken = (await unsubscribePath(db, memberId)).split('#token=')[1]
  const [attachment] = await db.select().from(attachments).limit(1)
  await linkAccounts(shop, { id: memberId, userid: me.userid }, ['google'])

  const sanction = { ...act, cause: 'breach' } as const
  const restricted = await signInBuyer(shop, { userid: 'restricted9' })
  await restrictMember(services, 'restricted9', sanction)
  const gone = await addMember(shop, { userid: 'terminated9' })
  await terminateMember(services, gone.userid, sanction)
  const objectionToken = await createMembershipLink(db, {
    memberId: gone.id,
    expiresAt: new Date(clock.now().getTime() + 3_600_000),
  })

  const human = await proveHuman(browser)
  const newEmail = await verifyEmail(shop, browser, 'changed@shop.example')
  await signIn(shop, shop.browser({ address: '198.51.9.2' }), { id: memberId, userid: me.userid })
  const [elsewhere] = await db.select().from(sessionFamilies).where(eq(sessionFamilies.memberId, memberId))
  const session = await signIn(shop, browser, { id: memberId, userid: me.userid })
  const token = session.access_token
  await addEdition(shop, 'marketing', '2024', { effectiveOn: '2024-07-01' })
  await addConsent(shop, memberId, 'marketing_sms', '2024')
  const { content: current } = await browser.call(profile, '/v1/member/my/profile', { token })
  const otherToken = (await signIn(shop, other.browser, { id: other.memberId, userid: '' })).access_token
  const { access_token: restrictedToken } = await signIn(shop, restricted.browser, {
    id: restricted.memberId,
    userid: '',
  })
  const messages = sandboxMessages(services)
  await messages.sign('event-0', '')
  await db.insert(webhookEvents).values({
    provider: 'sandbox',
    eventId: 'event-0',
    paymentId: approvedPayment,
    receivedAt: new Date(clock.now().getTime() - 60_000),
  })
  const [approvedRow] = await db.select().from(payments).where(eq(payments.id, approvedPayment))
  const { refund_amt: refundAmount } = (
    await browser.call(refundPreview, `/v1/member/my/order/${paid}/refund`, { token })
  ).content
  const losses = (await browser.call(withdrawalPreview, '/v1/member/my/withdrawal', { token })).content

  const inquiry = { idempotency_key: randomUUID(), email: 'asking@shop.example' }
  const member: Person = { browser, token }
  const stranger: Person = { browser: visitor }
  const thief = shop.browser({ address: '203.0.113.77' })
  const otherMember: Person = { browser: other.browser, token: otherToken }

  const place = async (items: readonly SelectedItem[]) => ({ ...(await orderForm(shop, items)) })
  const passForm = await place([{ kind: 'course', option: 303_001, quantity: 1 }])
  const wheelForm = await place([wheel])
  const otherWheelForm = await place([wheel])
  const entries = [monthPass, wheel].map((item) => ({ item, seen_amt: 0 }))
  const cancelled = (expected_refund_amt: number) => ({
    idempotency_key: randomUUID(),
    reason: 'mistake',
    expected_refund_amt,
  })
  const room = '/v1/member/my'
  const sent = (
    name: string,
    person: Person,
    path: string,
    body?: unknown,
    special: { readonly linkSecret?: string } = {},
  ): PreparedCall => {
    const endpoint = endpoints.find((each) => each.name === name.split(':')[0])
    if (!endpoint) throw new Error(`there is no call ${name}`)
    return { name, send: (server) => request(server, endpoint.method, person, path, body, special) }
  }

  const calls = [
    sent('undo-account-change', stranger, '/v1/member/auth/account-change', { token: undoToken }),
    sent('certificate-file', member, `${room}/certificate/101/file`),
    sent('change-certificate-proof', member, `${room}/certificate/101/proof`, { is_public: true }),
    sent('change-certificate-proof: one of two', otherMember, `${room}/certificate/101/proof`, { is_public: false }),
    sent('issue-certificate', member, `${room}/certificate/101`),
    sent('own-certificate', member, `${room}/certificate/101`),
    sent('prove-certificate', stranger, `/v1/certificate?id=${proof?.id}`, undefined, {
      linkSecret: proof?.secret ?? '',
    }),
    sent('change-basket', member, `${room}/basket`, { put: entries }),
    sent('change-basket: remove', member, `${room}/basket`, { put: [], remove: ['101001'] }),
    sent('merge-basket', member, `${room}/basket/merge`, { entries: [{ item: welding, seen_amt: 0 }, entries[0]] }),
    sent('begin-payment', member, `/v1/order/${open}/payment`, { method: 'card', return_path: '/order' }),
    sent('begin-payment: approved', member, `/v1/order/${approved}/payment`, { method: 'card', return_path: '/order' }),
    sent('confirm-payment', member, '/v1/pay/confirm', returnParameters(back)),
    sent('create-order', member, '/v1/order', passForm),
    sent('create-order: last device', member, '/v1/order', wheelForm),
    sent('create-order: last device, other member', otherMember, '/v1/order', otherWheelForm),
    sent('quote', member, '/v1/order/quote', { items: [monthPass] }),
    sent('verify-member', member, `${room}/profile/identification/OACX`, { idfc_id: asMember, purpose: 'order' }),
    sent('cancel-opening-mails', stranger, '/v1/lecture/intro/opening/cancel', { token: openingToken }),
    sent('request-client-mail', stranger, '/v1/client-file/opening', { email: 'opening@shop.example', consent: 'Y' }),
    sent('request-opening-mail', stranger, openingAddress, { email: 'more@shop.example', consent: 'Y' }),
    sent('course-training', member, `${room}/training/101`),
    sent('request-data-export', member, `${room}/data-export`),
    sent('add-delivery-address', member, `${room}/address`, { ...home, name: 'School' }),
    sent('change-delivery-address', member, `${room}/address/${address}`, {
      ...home,
      name: 'House',
      is_default: false,
    }),
    sent('delete-delivery-address', member, `${room}/address/${address}`),
    sent('download-attachment', member, '/v1/download/attachments', { attachment_id: attachment?.id }),
    sent('confirm-email', stranger, '/v1/member/auth/verify/email', { token: emailToken }),
    sent('send-email-verification', stranger, '/v1/member/auth/join/verify/email', { email: 'confirmed@shop.example' }),
    sent('find-id', stranger, '/v1/member/auth/find/id/phone', {
      otp_id: codeSent.content.otp_id,
      otp: code,
      full_id: 'Y',
    }),
    sent('find-id: wrong code', stranger, '/v1/member/auth/find/id/phone', {
      otp_id: codeSent.content.otp_id,
      otp: code === '000000' ? '000001' : '000000',
    }),
    sent('request-find-id-code', stranger, '/v1/member/auth/find/id/phone/otp', {
      name: '김하늘',
      phone: '01023450142',
    }),
    sent('change-forgotten-password', stranger, '/v1/member/auth/find/pwd', {
      token: link.token,
      new_pwd: 'Brand2!new',
      new_pwd_confirm: 'Brand2!new',
    }),
    sent('send-own-password-link', member, `${room}/change/pwd`, { userId: me.userid }),
    sent('send-password-link', stranger, '/v1/member/auth/find/pwd', { userid: me.userid, email: me.email }),
    sent('verify-human', stranger, '/v1/recaptcha', { token: challenge }),
    sent('identity-verification-status', member, `/v1/member/auth/identification/${asLogin}`),
    sent('open-identity-page', stranger, '/v1/member/auth/civs/popup', { return_url: '/login', purpose: 'login' }),
    sent('open-identity-popup', stranger, '/v1/member/auth/oacx/popup/login'),
    sent('send-inquiry', member, '/v1/service/qna', () => inquiryForm(inquiry)),
    sent('my-courses', member, `${room}/training`),
    sent('open-lesson', member, '/v1/lecture/launch', { course: 301, lesson: 1 }),
    sent('identity-login', member, '/v1/member/auth/login/OACX', { idfc_id: asLogin }),
    sent('password-login', stranger, '/v1/member/auth/login/password', { userid: me.userid, password: rightPassword }),
    sent('password-login: wrong password', { browser: thief }, '/v1/member/auth/login/password', {
      userid: me.userid,
      password: 'Wrong1!pass',
    }),
    sent(
      'object-to-restriction',
      { browser: restricted.browser, token: restrictedToken },
      `${room}/membership/objection`,
      {
        content: 'It was not me.',
      },
    ),
    sent('object-to-termination', stranger, '/v1/member/auth/membership/objection', {
      token: objectionToken,
      content: 'It was not me.',
    }),
    sent('count-visit', stranger, '/v1/visit-counts', {
      layout: 'desktop',
      locale: 'ko',
      states: [{ flow: 'login', state: 'begin', entered: 1 }],
      searches: ['quantum'],
      speed: { device: 'computer', vitals: [{ route: '/login', name: 'LCP', value: 900 }] },
    }),
    sent('view-notice', stranger, '/v1/board/notice/whole/1/view', {}),
    sent('cancel-order', member, `${room}/order/${paid}/cancel`, cancelled(refundAmount)),
    sent('cancel-order: approved', member, `${room}/order/${approved}/cancel`, cancelled(0)),
    sent('cancel-order: waiting for deposit', member, `${room}/order/${waiting.number}/cancel`, cancelled(0)),
    sent('refund-preview', member, `${room}/order/${paid}/refund`),
    sent('request-cash-receipt', member, `${room}/order/${transferred}/cash-receipt`, {
      type: 'personal',
      number: '01023450142',
    }),
    sent('delete-inquiry-answer', member, `${room}/inquiry/${answeredInquiry}`),
    sent('delete-review', otherMember, `${room}/review/101`),
    sent('own-review', member, `${room}/review/101`),
    sent('report-review', member, `${room}/review-report/${review?.id}`),
    sent('write-review', member, `${room}/review/101`, { rating: 5, text: 'Very good.' }),
    sent('write-review: again', otherMember, `${room}/review/101`, { rating: 2, text: 'Not so good.' }),
    sent('change-password', member, `${room}/profile/pwd`, {
      old_pwd: rightPassword,
      new_pwd: 'Other3!pass',
      new_pwd_confirm: 'Other3!pass',
    }),
    sent('update-profile', member, `${room}/profile`, { ...current, nickname: 'Sky' }),
    sent('update-profile: email', member, `${room}/profile`, {
      ...current,
      email: 'changed@shop.example',
      email_verification_id: newEmail,
    }),
    sent('answer-consent', member, `${room}/consents/marketing`, { edition: sampleEditions.marketing, agrees: true }),
    sent('verify-password', member, `${room}/profile/verification`, { password: rightPassword }),
    sent('open-qr-login', stranger, '/v1/member/auth/did/qr'),
    sent('qr-login', member, '/v1/member/auth/login/qr', { qr_id: ready.qr_id }),
    sent('qr-login: scanned', member, '/v1/member/auth/login/qr', { qr_id: qr.qr_id }),
    sent('qr-login-status', member, `/v1/member/auth/did/qr/${ready.qr_id}`),
    sent('change-saved-courses', member, `${room}/saved-courses`, { put: [101, 201], remove: [] }),
    sent('change-saved-courses: remove', member, `${room}/saved-courses`, { put: [], remove: [101] }),
    sent('close-session', member, '/v1/member/logout', {}),
    sent('close-session: everywhere', member, '/v1/member/logout', { everywhere: true }),
    sent('end-session', member, `${room}/session/${elsewhere?.id}`),
    sent('refresh-session', member, '/v1/member/auth/token', { refresh_token: session.refresh_token }),
    sent('check-userid', stranger, `/v1/member/auth/join/exists?userId=${form.userid}`),
    sent('consent-as-guardian', stranger, '/v1/member/auth/join/identification/OACX/guardian', {
      idfc_id: childJoin,
      guardian_idfc_id: guardian,
      relation: 'mother',
      collection: sampleEditions.collection,
    }),
    sent('identify-for-sign-up', stranger, '/v1/member/auth/join/identification/OACX', { idfc_id: join }),
    sent('sign-up-as-group', stranger, '/v1/member/auth/join/GRP', groupForm),
    sent('sign-up-as-individual', stranger, '/v1/member/auth/join/IDV', form),
    sent('begin-google-login', stranger, '/v1/member/auth/login/google', { return_url: '/' }),
    sent('begin-kakao-login', stranger, '/v1/member/auth/login/kakao', { return_url: '/' }),
    sent('begin-naver-login', stranger, '/v1/member/auth/login/naver', { return_url: '/' }),
    sent('link-social-account', member, `${room}/social/kakao`, { return_url: '/mypage' }),
    sent('unlink-social-account', member, `${room}/social/google`),
    sent('unsubscribe', stranger, '/v1/member/unsubscribe', { token: unsubscribeToken }),
    sent('withdraw', member, `${room}/profile`, {
      reason: 'price',
      agreement: 'Y',
      human_check: human,
      expected_refund_amt: losses.refund_amt,
      password: rightPassword,
    }),
    sent('withdrawal-preview', member, `${room}/withdrawal`),
  ]
  const jobCalls = jobNames
    .filter((name) => !(name in jobsApart))
    .map(
      (name): PreparedCall => ({
        name: `job: ${name}`,
        send: async (server) => {
          await server.jobs[name](server.services)
          return 'done'
        },
      }),
    )
  const command = (name: string, work: (server: Server) => Promise<unknown>): PreparedCall => ({
    name,
    send: async (server) => {
      try {
        await work(server)
        return 'done'
      } catch (error) {
        if (error instanceof Error && /^(OperatorError|ApiError)$/.test(error.name)) return 'refused'
        throw error
      }
    },
  })
  return [
    ...calls,
    ...jobCalls,
    command('operator: orders cancel', ({ services, operator }) => operator.cancel(services, paid, act)),
    command('operator: orders cancel, approved', ({ services, operator }) => operator.cancel(services, approved, act)),
    command('operator: orders refund', ({ services, operator }) =>
      operator.refund(services, paid, { ...act, amount: undefined }),
    ),
    command('operator: orders refund, a part', ({ services, operator }) =>
      operator.refund(services, paid, { ...act, amount: 10_000 }),
    ),
    command('operator: orders ship', ({ services, operator }) =>
      operator.ship(services, rented, { kind: 'shipped', carrier: 'CJ', trackingNumber: '123' }, act.by),
    ),
    command('operator: orders refund, rented', ({ services, operator }) =>
      operator.refund(services, rented, { ...act, amount: undefined }),
    ),
    command('operator: members restrict', ({ services, operator }) => operator.restrict(services, me.userid, sanction)),
    command('operator: members terminate', ({ services, operator }) =>
      operator.terminate(services, me.userid, sanction),
    ),
    command('operator: members restore', ({ services, operator }) => operator.restore(services, 'restricted9', act)),
    command('operator: members objection', ({ services, operator }) =>
      operator.objection(services, 'restricted9', act),
    ),
    command('operator: inquiries answer', ({ services, operator }) =>
      operator.answerInquiry(services, openInquiry, { by: kim, answer: 'Yes.' }),
    ),
    command('operator: reviews answer', ({ services, operator }) =>
      operator.answerReview(services, review?.id ?? 0, { by: kim, answer: 'Thank you.' }),
    ),
    command('operator: reviews hide', ({ services, operator }) => operator.hideReview(services, review?.id ?? 0, act)),
    command('operator: reviews restore', ({ services, operator }) =>
      operator.restoreReview(services, review?.id ?? 0, act),
    ),
    command('operator: operators invite', ({ services, operator }) =>
      operator.addOperator(services, { by: kim, name: 'lee', roles: ['support'] }),
    ),
    command('operator: operators remove', ({ services, operator }) =>
      operator.removeOperator(services, removed?.id ?? '', { by: kim }),
    ),
    command('phone: approve', ({ services, phone }) => phone.approve(services.db, clock, qr.text, memberId)),
    command('phone: refuse', ({ services, phone }) => phone.refuse(services.db, clock, qr.text)),
    {
      name: 'provider: webhook',
      send: async ({ shop: { api } }) => {
        const message = await messages.sign('event-1', approvedRow?.providerOrderId ?? '')
        return codeOf(await api.request('/v1/pay/webhook/sandbox', { method: 'POST', ...message }))
      },
    },
    {
      name: 'bank: deposit',
      send: async (server) => {
        await deposit({ ...buying, browser: browserAt(server, member) }, waiting.account)
        return 'done'
      },
    },
  ]
}

/** The same browser at a process: with its cookies of now, which the process can not change. */
function browserAt({ shop }: Server, { browser }: Pick<Person, 'browser'>): Browser {
  const { address, origin } = browser.asCaller()
  return shop.browser({ address, host: new URL(origin).host, cookies: browser.cookies() })
}

async function request(
  server: Server,
  method: Method,
  person: Person,
  path: string,
  body: unknown,
  special: { readonly linkSecret?: string },
): Promise<string> {
  const sent = typeof body === 'function' ? body() : body
  return codeOf(
    await browserAt(server, person).request(method, path, {
      ...special,
      ...(person.token === undefined ? {} : { token: person.token }),
      ...(sent === undefined ? {} : { body: sent }),
    }),
  )
}

/** The status code of an envelope, or the HTTP status of a file. */
async function codeOf(response: Response): Promise<string> {
  if (!response.headers.get('Content-Type')?.startsWith('application/json')) return String(response.status)
  return String(v.parse(statusCodeSchema, await response.json()).status_code)
}
