import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { requestFindIdCode } from '#contract/accounts/find-id.ts'
import type { IdentityPurpose } from '#contract/accounts/identity-verification.ts'
import { openQrLogin } from '#contract/accounts/qr-login.ts'
import { sendInquiry } from '#contract/content/inquiries.ts'
import { endpoints } from '#contract/endpoints.ts'
import { createOrder } from '#contract/orders/checkout.ts'
import { addDeliveryAddress } from '#contract/orders/delivery-addresses.ts'
import type { Endpoint } from '#contract/protocol/endpoint.ts'
import { sampleEditions } from '#tests/support/sample-editions.ts'
import { answerVerification, beginVerification } from '#tests/support/server/identity-verification.ts'
import { inquiryForm } from '#tests/support/server/inquiries.ts'
import { addMember, signIn, type TestMember } from '#tests/support/server/members.ts'
import { kim } from '#tests/support/server/operators.ts'
import {
  answerWindow,
  headsetRental,
  monthPass,
  order,
  orderForm,
  paidOrder,
  returnParameters,
  signInBuyer,
} from '#tests/support/server/orders.ts'
import { codeTo } from '#tests/support/server/outbox.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { filledForm, proveHuman } from '#tests/support/server/sign-up.ts'
import { members } from '../db/schema/members.ts'
import { orderEvents, orderItems, orders } from '../db/schema/orders.ts'
import { cashReceipts, payments, refunds } from '../db/schema/payments.ts'
import { identityVerifications, qrLogins, sessionFamilies, sessionTokens } from '../db/schema/sign-in.ts'
import { answerInquiry } from '../operator/inquiries.ts'
import { approveQr, scanQr } from './qr-login/phone.ts'

// Walks over the contract. A new call has to state here who may make it, and how it treats numbers that belong to
// someone else; otherwise these tests fail.

const shop = await sampleShop()
const { db, clock } = shop.services

/** Calls that anyone may make, logged in or not. */
const forAnybody: ReadonlySet<string> = new Set([
  'course-categories',
  'course-list',
  'course-filter-counts',
  'course-highlights',
  'course-preview',
  'next-courses',
  'course-summaries',
  'course-detail',
  'course-notices',
  'course-reviews',
  'course-promotion',
  'course-menu',
  'basket-quote',
  'course-banners',
  'device-list',
  'device-detail',
  'device-details',
  'notice-categories',
  'notice-list',
  'notice-detail',
  'notice-details',
  'view-notice',
  'count-visit',
  'faq-list',
  'faq-categories',
  'event-list',
  'event-states',
  'event-detail',
  'event-details',
  'event-calendar',
  'company-page',
  'client-file',
  'manual-list',
  'manual-categories',
  'delivery-messages',
  'refresh-session',
  'password-login',
  'identity-login',
  'open-qr-login',
  'qr-login-status',
  'qr-login',
  'open-identity-popup',
  'open-identity-page',
  'identity-verification-status',
  'social-profile',
  'suggested-questions',
  'identify-for-sign-up',
  'consent-as-guardian',
  'check-userid',
  'sign-up-as-individual',
  'sign-up-as-group',
  'send-email-verification',
  'email-verification-status',
  'confirm-email',
  'open-human-check',
  'verify-human',
  'request-find-id-code',
  'find-id',
  'send-password-link',
  'check-password-link',
  'change-forgotten-password',
  'begin-google-login',
  'begin-kakao-login',
  'begin-naver-login',
  'account-change',
  'terminated-membership',
  'object-to-termination',
  'undo-account-change',
  'inquiry-categories',
  'request-opening-mail',
  'search-reading',
  'search-suggestions',
  'cancel-opening-mails',
  'legal-article-list',
  'legal-edition',
  'request-client-mail',
  'prove-certificate',
  'unsubscribe',
  'send-inquiry',
])

/** Parameters that name nothing of a member, with the reason. */
const namesNothingOwn: Readonly<Record<string, string>> = {
  'download-attachment attachment_id': 'every member may download every attachment',
  'course-preview id': 'the catalogue is for all',
  'next-courses lectureId': 'the catalogue is for all',
  'course-detail lectureId': 'the catalogue is for all',
  'course-notices id': 'the catalogue is for all',
  'course-promotion lectureId': 'the catalogue is for all',
  'course-reviews id': 'the catalogue is for all',
  'own-certificate lectureId': 'the catalogue is for all; whose certificate it is, the token says',
  'issue-certificate lectureId': 'the catalogue is for all; whose certificate it is, the token says',
  'change-certificate-proof lectureId': 'the catalogue is for all; whose certificate it is, the token says',
  'certificate-file lectureId': 'the catalogue is for all; whose certificate it is, the token says',
  'prove-certificate id': 'tells nothing without the secret of the address',
  'unsubscribe token': 'the secret of a mail: who has it may use it',
  'own-review lectureId': 'the catalogue is for all; whose review it is, the token says',
  'write-review lectureId': 'the catalogue is for all; whose review it is, the token says',
  'delete-review lectureId': 'the catalogue is for all; whose review it is, the token says',
  'report-review reviewId': 'every member may report every review',
  'course-training lectureId': 'the catalogue is for all; whose training it is, the token says',
  'device-detail id': 'the catalogue is for all',
  'notice-detail id': 'notices are for all',
  'view-notice id': 'notices are for all',
  'event-detail id': 'events are for all',
  'event-calendar id': 'events are for all',
  'legal-edition document': 'legal texts are for all',
  'legal-edition edition': 'legal texts are for all',
  'answer-consent document': 'legal texts are for all; whose consent it is, the token says',
  'company-page name': 'pages about the company are for all',
  'create-order idempotency_key': 'counts for the member alone, as a test below shows',
  'cancel-order idempotency_key': 'counts for the member alone, and for the order',
  'send-inquiry idempotency_key': 'an inquiry belongs to nobody; the answer tells its number alone',
  'request-opening-mail lectureId': 'the catalogue is for all',
  'cancel-opening-mails token': 'the secret of a mail: who has it may use it',
  'check-userid userId': 'an ID that a visitor wants',
  'password-login userid': 'proved by the password',
  'send-password-link userid': 'the mail goes to the address of the account',
  'sign-up-as-individual userid': 'an ID that a visitor wants',
  'sign-up-as-group userid': 'an ID that a visitor wants',
  'confirm-email token': 'the secret of a mail: who has it may use it',
  'check-password-link id': 'tells nothing without the secret of the mail',
  'account-change id': 'tells nothing without the secret of the mail',
  'terminated-membership id': 'tells nothing without the secret of the mail or of the login',
  'object-to-termination token': 'the secret of a mail or a login: who has it may use it',
  'undo-account-change token': 'the secret of a mail: who has it may use it',
  'change-forgotten-password token': 'the secret of a mail: who has it may use it',
  'verify-human token': 'the solution of a challenge',
  'open-identity-popup purpose': 'what a verification is for',
  'link-social-account provider': 'one of three companies',
  'unlink-social-account provider': 'one of three companies',
  'identify-for-sign-up type': 'a way to verify',
  'consent-as-guardian type': 'a way to verify',
  'identity-login type': 'a way to verify',
  'find-id type': 'a kind of contact',
  'request-find-id-code type': 'a kind of contact',
}

/**
 * Parts of a call that may name something of a member: its path parameters, and fields named like a number or secret.
 */
function namesOf({ name, params, query, body }: Endpoint): string[] {
  const sent = [...Object.keys(query?.entries ?? {}), ...Object.keys(body?.entries ?? {})]
  const named = sent.filter((each) => /(id|token|_key|human_check)$/i.test(each))
  return [...Object.keys(params?.entries ?? {}), ...named].map((each) => `${name} ${each}`)
}

const home = { name: 'Home', postcode: '04799', address: 'Achasan-ro 104', address_detail: '1203', is_default: false }

/** What the owner has, ready to be used. */
async function belongings() {
  const owner = await signInBuyer(shop)
  const { browser, token } = owner
  const paid = await paidOrder(shop, owner, [monthPass], 'transfer')
  const open = await order(shop, owner)
  const { address } = await answerWindow(owner, open)
  const verified = async (purpose: IdentityPurpose) => {
    const verification = await beginVerification(browser, { purpose })
    await answerVerification(browser, verification, 'approve', purpose === 'join' ? 'Moon Gaeul' : 'Kim Haneul')
    return verification.idfc_id
  }
  const qr = (await browser.call(openQrLogin, '/v1/member/auth/did/qr')).content
  await scanQr(db, clock, qr.text)
  await approveQr(db, clock, qr.text, owner.memberId)
  const phone = '01070019999'
  await addMember(shop, { name: 'Oh Sora', phone })
  const [member] = await db.select().from(members).where(eq(members.id, owner.memberId))
  if (!member) throw new Error('the owner is a member')
  const sent = await browser.call(requestFindIdCode, '/v1/member/auth/find/id/phone/otp', {
    body: { name: 'Oh Sora', phone },
  })
  const rented = await paidOrder(shop, owner, [headsetRental])
  const [rentedItem] = await db.select().from(orderItems).where(eq(orderItems.orderNumber, rented))
  const body = inquiryForm({})
  const inquiry = (await browser.call(sendInquiry, '/v1/service/qna', { token, body })).content.inquiry_id
  await answerInquiry(shop.services, inquiry, { by: kim, answer: 'Yes.' })
  const { content: addresses } = await browser.call(addDeliveryAddress, '/v1/member/my/address', { token, body: home })
  return {
    rental: { order: rented, item: rentedItem?.id ?? '' },
    inquiry,
    address: addresses[0]?.id ?? '',
    owner,
    token,
    paid,
    open,
    callback: returnParameters(address),
    order: await verified('order'),
    login: await verified('login'),
    guardian: await verified('guardian'),
    leavingGuardian: await verified('guardian'),
    human: await proveHuman(browser),
    join: await verified('join'),
    qr: qr.qr_id,
    otp: { id: sent.content.otp_id, code: await codeTo(shop, phone) },
    userid: member.userid,
    form: await filledForm(shop, browser),
    family: await openElsewhere(member),
    refresh: (await signIn(shop, browser, member)).refresh_token,
  }
}

/** Logs a member in to another browser; returns the number of that session. */
async function openElsewhere(member: TestMember): Promise<string> {
  const numbers = async () =>
    (await db.select().from(sessionFamilies).where(eq(sessionFamilies.memberId, member.id))).map(({ id }) => id)
  const before = await numbers()
  await signIn(shop, shop.browser(), member)
  const added = (await numbers()).find((id) => !before.includes(id))
  if (added === undefined) throw new Error('a login opens a session')
  return added
}
type Belongings = Awaited<ReturnType<typeof belongings>>

interface Attempt {
  readonly covers: readonly string[]
  readonly address: (of: Belongings) => string
  readonly body?: (of: Belongings) => object
  readonly refusal: string
}

const orderRoom = '/v1/member/my/order'
const attempts: Readonly<Record<string, Attempt>> = {
  // First, because a later login gives the owner's browser another cookie.
  'refresh-session': {
    covers: ['refresh_token'],
    address: () => '/v1/member/auth/token',
    body: ({ refresh }) => ({ refresh_token: refresh }),
    refusal: 'PR10001400',
  },
  'begin-payment': {
    covers: ['id'],
    address: ({ open }) => `/v1/order/${open}/payment`,
    body: () => ({ method: 'card', return_path: '/order' }),
    refusal: 'PR10004404',
  },
  'confirm-payment': {
    covers: ['payment_id', 'payment_key'],
    address: () => '/v1/pay/confirm',
    body: ({ callback }) => callback,
    refusal: 'PR10004404',
  },
  'order-progress': { covers: ['id'], address: ({ open }) => `/v1/order/${open}/progress`, refusal: 'PR10004404' },
  'order-detail': { covers: ['id'], address: ({ paid }) => `${orderRoom}/${paid}`, refusal: 'PR10004404' },
  'refund-preview': { covers: ['id'], address: ({ paid }) => `${orderRoom}/${paid}/refund`, refusal: 'PR10004404' },
  'cancel-order': {
    covers: ['id'],
    address: ({ paid }) => `${orderRoom}/${paid}/cancel`,
    body: () => ({ idempotency_key: randomUUID(), reason: 'mistake', expected_refund_amt: 20_000 }),
    refusal: 'PR10004404',
  },
  'rental-calendar': {
    covers: ['id', 'item'],
    address: ({ rental }) => `${orderRoom}/${rental.order}/item/${rental.item}/calendar`,
    refusal: 'PR10004404',
  },
  'own-inquiry': {
    covers: ['id'],
    address: ({ inquiry }) => `/v1/member/my/inquiry/${inquiry}`,
    refusal: 'PR10004404',
  },
  'delete-inquiry-answer': {
    covers: ['id'],
    address: ({ inquiry }) => `/v1/member/my/inquiry/${inquiry}`,
    refusal: 'PR10004404',
  },
  'change-delivery-address': {
    covers: ['id'],
    address: ({ address }) => `/v1/member/my/address/${address}`,
    body: () => ({ ...home, is_default: true }),
    refusal: 'PR10004404',
  },
  'delete-delivery-address': {
    covers: ['id'],
    address: ({ address }) => `/v1/member/my/address/${address}`,
    refusal: 'PR10004404',
  },
  'request-cash-receipt': {
    covers: ['id'],
    address: ({ paid }) => `${orderRoom}/${paid}/cash-receipt`,
    body: () => ({ type: 'personal', number: '01023450142' }),
    refusal: 'PR10004404',
  },
  'verify-member': {
    covers: ['idfc_id'],
    address: () => '/v1/member/my/profile/identification/OACX',
    body: (of) => ({ idfc_id: of.order, purpose: 'order' }),
    refusal: 'MB12101404',
  },
  'identity-verification-status': {
    covers: ['idfc_id'],
    address: ({ login }) => `/v1/member/auth/identification/${login}`,
    refusal: 'PR10004404',
  },
  'identity-login': {
    covers: ['idfc_id'],
    address: () => '/v1/member/auth/login/OACX',
    body: ({ login }) => ({ idfc_id: login }),
    refusal: 'MB12101404',
  },
  'identify-for-sign-up': {
    covers: ['idfc_id'],
    address: () => '/v1/member/auth/join/identification/OACX',
    body: ({ join }) => ({ idfc_id: join }),
    refusal: 'MB12101404',
  },
  'consent-as-guardian': {
    covers: ['idfc_id', 'guardian_idfc_id'],
    address: () => '/v1/member/auth/join/identification/OACX/guardian',
    body: ({ form, guardian }) => ({
      idfc_id: form.idfc_id,
      guardian_idfc_id: guardian,
      relation: 'mother',
      collection: sampleEditions.collection,
    }),
    refusal: 'MB12101404',
  },
  'email-verification-status': {
    covers: ['id'],
    address: ({ form }) => `/v1/member/auth/verify/email?id=${form.email_verification_id}`,
    refusal: 'PR11002404',
  },
  'sign-up-as-individual': {
    covers: ['idfc_id', 'email_verification_id', 'human_check'],
    address: () => '/v1/member/auth/join/IDV',
    body: ({ form }) => form,
    refusal: 'MB12101404',
  },
  'sign-up-as-group': {
    covers: ['idfc_id', 'email_verification_id', 'human_check'],
    address: () => '/v1/member/auth/join/GRP',
    body: ({ form }) => ({ ...form, group: 'A group' }),
    refusal: 'MB12101404',
  },
  'qr-login-status': {
    covers: ['qr_id'],
    address: ({ qr }) => `/v1/member/auth/did/qr/${qr}`,
    refusal: 'PR20002404',
  },
  'qr-login': {
    covers: ['qr_id'],
    address: () => '/v1/member/auth/login/qr',
    body: ({ qr }) => ({ qr_id: qr }),
    refusal: 'PR20002404',
  },
  'find-id': {
    covers: ['otp_id', 'full_id'],
    address: () => '/v1/member/auth/find/id/phone',
    body: ({ otp }) => ({ otp_id: otp.id, otp: otp.code, full_id: 'Y' }),
    refusal: 'MB21102404',
  },
  'end-session': {
    covers: ['session_id'],
    address: ({ family }) => `/v1/member/my/session/${family}`,
    refusal: 'PR10004404',
  },
  'update-profile': {
    covers: ['email_verification_id'],
    address: () => '/v1/member/my/profile',
    body: ({ form }) => ({
      version: 'any',
      nickname: null,
      phone: '01023450142',
      email: form.email,
      email_verification_id: form.email_verification_id,
      recv_sms: false,
      recv_email: false,
      group: null,
      belonging: { organization: null, clno: null, scnm: null, colg: null, dept: null, major: null },
    }),
    refusal: 'PR11003400',
  },
  'send-own-password-link': {
    covers: ['userId'],
    address: () => '/v1/member/my/change/pwd',
    body: ({ userid }) => ({ userId: userid }),
    refusal: 'MB22002404',
  },
  // The human check of another browser alone is refused too: `withdrawal/withdrawal.test.ts`.
  withdraw: {
    covers: ['guardian_idfc_id', 'human_check'],
    address: () => '/v1/member/my/profile',
    body: ({ leavingGuardian, human }) => ({
      reason: 'price',
      agreement: 'Y',
      human_check: human,
      expected_refund_amt: 0,
      guardian_idfc_id: leavingGuardian,
    }),
    refusal: 'MB12101404',
  },
}

test('every call states whether it is for anyone or for members', () => {
  const open = endpoints.filter(({ access }) => access === undefined).map(({ name }) => name)
  expect(open.toSorted()).toEqual([...forAnybody].toSorted())
})

test('every number and secret of a call is tried with another member’s, or names nothing of a member', () => {
  const tried = Object.entries(attempts).flatMap(([name, { covers }]) => covers.map((each) => `${name} ${each}`))
  const known = [...tried, ...Object.keys(namesNothingOwn)]
  const named = endpoints.flatMap(namesOf)
  expect(named.filter((each) => !known.includes(each))).toEqual([])
  // The list names no call that is gone.
  expect(known.filter((each) => !named.includes(each))).toEqual([])
})

describe('without a session', () => {
  const ofMembers = endpoints.filter(({ access }) => access === 'member')

  test.each(ofMembers.map((endpoint) => [endpoint.name, endpoint] as const))('%s is refused', async (_, endpoint) => {
    const address = endpoint.path.replace(/\{\w+\}/g, 'x')
    const body = endpoint.body ? { body: {} } : {}
    for (const token of [undefined, '', 'A'.repeat(43), `Bearer ${'A'.repeat(43)}`]) {
      const sent = { ...body, ...(token === undefined ? {} : { token }) }
      const { status, code } = await shop.browser().expectError(endpoint.method, address, sent)
      expect(`${status} ${code}`).toBe('400 PR10001400')
    }
  })
})

describe('with another member’s numbers and secrets', async () => {
  const of = await belongings()
  const stranger = await signInBuyer(shop)
  const everything = async () => {
    const isOwners = eq(orders.memberId, of.owner.memberId)
    const numbers = (await db.select().from(orders).where(isOwners)).map(({ number }) => number)
    const rows = [orderEvents, payments, refunds, cashReceipts].map((table) => db.select().from(table))
    return [
      await db.select().from(orders).where(isOwners),
      ...(await Promise.all(rows)).map((all) => all.filter(({ orderNumber }) => numbers.includes(orderNumber))),
      await db.select().from(identityVerifications),
      await db.select().from(qrLogins),
      await db.select({ hash: sessionTokens.hash, usedAt: sessionTokens.usedAt }).from(sessionTokens),
    ]
  }

  test.each(Object.entries(attempts))(
    '%s is refused, and changes nothing',
    async (name, { address, body, refusal }) => {
      const endpoint = endpoints.find((each) => each.name === name)
      if (!endpoint) throw new Error('it is listed above')
      const before = await everything()
      const sent = { ...(endpoint.access ? { token: stranger.token } : {}), ...(body ? { body: body(of) } : {}) }
      const { code } = await stranger.browser.expectError(endpoint.method, address(of), sent)
      expect(code).toBe(refusal)
      expect(await everything()).toEqual(before)
    },
  )

  test.each(Object.entries(attempts))('%s is accepted from its owner', async (name, { address, body, refusal }) => {
    const endpoint = endpoints.find((each) => each.name === name)
    const sent = { ...(endpoint?.access ? { token: of.token } : {}), ...(body ? { body: body(of) } : {}) }
    const reply = await of.owner.browser.request(endpoint?.method ?? 'GET', address(of), sent)
    // A file, or an envelope.
    expect(await reply.text()).not.toContain(`"${refusal}"`)
  })

  test('the same idempotency key of another member is another order', async () => {
    const body = await orderForm(shop, [monthPass])
    const place = async ({ browser, token }: typeof stranger) =>
      (await browser.call(createOrder, '/v1/order', { token, body })).content.order_number
    const own = await place(of.owner)
    expect(await place(stranger)).not.toBe(own)
    expect(await place(of.owner)).toBe(own)
  })
})
