import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { accountChange, accountChangeLimits, undoAccountChange } from '../accounts/account-changes.ts'
import { confirmEmail, emailVerificationLimits } from '../accounts/email-verification.ts'
import { requestFindIdCode } from '../accounts/find-id.ts'
import {
  changeForgottenPassword,
  checkPasswordLink,
  passwordLinkLimits,
  sendPasswordLink,
} from '../accounts/find-password.ts'
import { identityLimits } from '../accounts/identity-verification.ts'
import { loginLimits, passwordLogin } from '../accounts/login.ts'
import { objectionLimits } from '../accounts/membership.ts'
import { codeInput, oneTimeCodeLimits, requestLimits } from '../accounts/one-time-code.ts'
import { qrLoginLimits } from '../accounts/qr-login.ts'
import { retentionMonths, terminationErasureDays, withdrawalUndoDays } from '../accounts/retention.ts'
import { refreshSession, sessionLimits } from '../accounts/session.ts'
import {
  consentAsGuardian,
  signUpAsGroup,
  signUpAsIndividual,
  signUpLimits,
  useridSchema,
} from '../accounts/sign-up.ts'
import { socialLimits } from '../accounts/social-login.ts'
import { orderParameters, selectionLimits } from '../addresses/order-addresses.ts'
import { selectedItemsSchema } from '../addresses/order-selection.ts'
import { parseReturnPath } from '../addresses/return-path.ts'
import { expectedArrivalDay, rentalTermSchema } from '../content/devices.ts'
import { faqList } from '../content/faq.ts'
import { inquiryLimits, sendInquiry } from '../content/inquiries.ts'
import { noticeList, noticeSorts } from '../content/notices.ts'
import { courseList } from '../courses/course-calls.ts'
import { cardChoiceSchema, installmentChoices, installmentLimits } from '../orders/card-choice.ts'
import { buyerSchema, confirmPayment, createOrder } from '../orders/checkout.ts'
import { cancelOrder, orderLimits, refundAccountSchema } from '../orders/orders.ts'
import { installmentText } from '../orders/payment-instruments.ts'
import type { Endpoint } from '../protocol/endpoint.ts'
import { humanCheckLimits, verifyHuman } from '../protocol/human-check.ts'
import { idSchema, paging } from '../protocol/paging.ts'
import { contactLimits, emailSchema, phoneSchema } from './contact.ts'
import { clientRecommendations, clientRequirements, limits } from './limits.ts'
import { brokenPasswordRules, memberPasswordLengths, resetPasswordLengths } from './password.ts'
import { foundAddressSchema } from './postcode.ts'
import { countSchema, wonSchema } from './quantities.ts'
import { socialCookieSeconds } from './social-providers.ts'
import { searchTermSchema } from './text.ts'

describe('numbers of the specification', () => {
  it('are those of section 9, and of the documents that it leads to', () => {
    expect(limits).toEqual({
      cookieSeconds: 86_400,
      coursesPageSize: 10,
      courseNoticesPageSize: 5,
      eventsPageSize: 20,
      noticesPageSize: 10,
      ordersPageSize: 5,
      ownInquiriesPageSize: 10,
      savedCourses: 50,
      searchTermLength: 50,
      manualsPageSize: 10,
      newForDays: 30,
      refundDays: 7,
      refundProgressPercent: 20,
      goodsReturnDays: 7,
      deliveryDays: 7,
      rentalPenaltyPercent: 10,
      defectMonths: 3,
      defectDays: 30,
      refundBusinessDays: 7,
    })
    expect(clientRequirements).toEqual({
      system: 'Windows 10 (64-bit)',
      processor: 'Core i5 / Ryzen 5 1600',
      memory: '8 GB',
      graphics: 'GTX 760',
      disk: '2 GB',
    })
    expect(clientRecommendations).toEqual({ memory: '8 GB', graphics: 'GTX 1060' })
  })

  it('leave half an hour to pay, a day for a deposit and two minutes for the payment window', () => {
    expect(orderLimits).toEqual({
      pendingSeconds: 1_800,
      depositSeconds: 86_400,
      ticketSeconds: 120,
      unpaidWithDevices: 5,
      unpaidPieces: 10,
    })
    expect(selectionLimits).toEqual({ quantity: 10, items: 10, basket: 40 })
    expect(installmentLimits).toEqual({ amount: 50_000, fewest: 2, most: 12 })
  })

  it('give a code three minutes and five attempts, and a contact five requests in 24 hours', () => {
    expect(oneTimeCodeLimits).toEqual({ digits: 6, seconds: 180, attempts: 5, proofSeconds: 600 })
    expect(requestLimits).toEqual({
      seconds: 86_400,
      perContact: 5,
      perContactAndNetwork: 20,
      perNetwork: 100,
      maxPerNetwork: 1_000,
      resendSeconds: 60,
    })
    expect(qrLoginLimits).toEqual({ codeSeconds: 180, waitSeconds: 5 })
  })

  it('give five attempts of a password within fifteen minutes', () => {
    expect(loginLimits).toEqual({
      useridLength: 5,
      passwordLength: 8,
      maxUseridLength: 100,
      maxPasswordLength: 200,
      attemptsPerPlace: 5,
      attemptsPerAccount: 30,
      attemptsFromNetwork: 100,
      attemptsFromSite: 300,
      attemptSeconds: 900,
      attemptsPerSeries: 100,
      seriesSeconds: 86_400,
    })
    expect(memberPasswordLengths).toEqual({ min: 8, max: 64 })
    expect(resetPasswordLengths).toEqual({ min: 8, max: 20 })
  })

  it('give an access token ten minutes, a refresh token 14 days and a session 60', () => {
    expect(sessionLimits).toEqual({
      accessSeconds: 600,
      knownBrowserSeconds: 34_560_000,
      refreshSeconds: 1_209_600,
      maxSeconds: 5_184_000,
      freshSeconds: 300,
      raceSeconds: 10,
    })
  })

  it('keep records for 5 years, 3 years, a year, 6 months and 3 months, and let members object for 15 days', () => {
    expect(retentionMonths).toEqual({ contract: 60, complaint: 36, communication: 12, advertising: 6, internetLog: 3 })
    expect(objectionLimits).toEqual({ objectDays: 15, answerDays: 15, loginLinkSeconds: 1_800 })
    expect([terminationErasureDays, withdrawalUndoDays]).toEqual([30, 14])
  })

  it('limit links, verifications and what is undone', () => {
    expect(emailVerificationLimits).toEqual({ linkSeconds: 1_800, useSeconds: 3_600, askSeconds: 3 })
    expect(passwordLinkLimits).toEqual({
      linkSeconds: 1_800,
      recentLoginDays: 30,
      formerPasswordDays: 30,
      changesPerDay: 5,
    })
    expect(accountChangeLimits).toEqual({ undoDays: 30 })
    expect(identityLimits).toEqual({ verifySeconds: 300, useSeconds: 1_800 })
    expect(humanCheckLimits).toEqual({ challengeSeconds: 1_200, proofSeconds: 3_600 })
    expect(socialLimits).toEqual({ providerSeconds: 600, joinSeconds: 3_600 })
    expect(socialCookieSeconds).toBe(60)
  })

  it('allow an inquiry a title of 50 characters and a picture of 10 MB', () => {
    expect(inquiryLimits).toEqual({
      maxNameLength: 50,
      maxAffiliationLength: 100,
      maxTitleLength: 50,
      maxContentLength: 4_000,
      maxImageBytes: 10_485_760,
      maxPixels: 25_000_000,
      maxPixelsAtOnce: 12_500_000,
      keptAnswerDays: 365,
    })
    expect(sendInquiry.files.image.maxBytes).toBe(10_485_760)
  })

  it('let a person of 14 sign up alone, and one of 19 consent for a child', () => {
    expect(signUpLimits).toEqual({
      shortestUserid: 5,
      maxUseridLength: 15,
      maxNicknameLength: 20,
      maxBelongingLength: 50,
      consentAge: 14,
      guardianAge: 19,
      identificationSeconds: 3_600,
      checksPerNetwork: 200,
      maxChecksPerNetwork: 2_000,
      checkSeconds: 3_600,
    })
    expect(contactLimits).toEqual({ maxEmailLength: 254, maxPhoneLength: 20 })
  })
})

/** Whether a field of a call's body refuses this value, whatever the other fields hold. */
function refusesField({ body }: Pick<Endpoint, 'body'>, field: string, value: unknown): boolean {
  const schema = body?.entries[field] ?? expect.fail(`no field ${field}`)
  return !v.safeParse(schema, value).success
}

/** Whether a parameter of a call refuses this value. */
function refusesParameter({ query }: Pick<Endpoint, 'query'>, name: string, value: unknown): boolean {
  const schema = query?.entries[name] ?? expect.fail(`no parameter ${name}`)
  return !v.safeParse(schema, value).success
}

const signUp = (field: string) => (value: unknown) => refusesField(signUpAsIndividual, field, value)

describe('a text at its limit', () => {
  it.each<[what: string, length: number, refuses: (text: string) => boolean]>([
    ['a search term', 50, (text) => !v.is(searchTermSchema, text)],
    ['the name of a buyer', 50, (text) => !v.is(buyerSchema.entries.name, text)],
    ['the address of a delivery', 200, (text) => !v.is(buyerSchema.entries.address, text)],
    ['the rest of the address', 100, (text) => !v.is(buyerSchema.entries.address_detail, text)],
    ['a delivery request', 100, (text) => !v.is(buyerSchema.entries.delivery, text)],
    ['a reason to cancel', 200, (text) => refusesField(cancelOrder, 'other_reason', text)],
    ['the holder of an account', 40, (text) => !v.is(refundAccountSchema.entries.holder, text)],
    ['the title of an inquiry', 50, (text) => refusesField(sendInquiry, 'title', text)],
    ['the text of an inquiry', 4_000, (text) => refusesField(sendInquiry, 'content', text)],
    ['the name of who inquires', 50, (text) => refusesField(sendInquiry, 'name', text)],
    ['the affiliation of who inquires', 100, (text) => refusesField(sendInquiry, 'affiliation', text)],
    ['an ID that logs in', 100, (text) => refusesField(passwordLogin, 'userid', text)],
    ['a password that logs in', 200, (text) => refusesField(passwordLogin, 'password', text)],
    ['a name of who looks for an ID', 50, (text) => refusesField(requestFindIdCode, 'name', text)],
    ['an ID of a password link', 100, (text) => refusesField(sendPasswordLink, 'userid', text)],
    ['an address of a password link', 254, (text) => refusesField(sendPasswordLink, 'email', text)],
    ['a new password by a link', 200, (text) => refusesField(changeForgottenPassword, 'new_pwd', text)],
    ['an ID of a sign-up', 100, signUp('userid')],
    ['a password of a sign-up', 200, signUp('pwd')],
    ['an email address of a sign-up', 254, signUp('email')],
    ['a phone number of a sign-up', 20, signUp('phone')],
    ['a nickname', 20, signUp('nickname')],
    ['a school', 50, (text) => signUp('belonging')({ scnm: text })],
    ['a department', 50, (text) => signUp('belonging')({ dept: text })],
    ['an edition of the terms', 20, signUp('terms')],
    ['an edition of the marketing text', 20, signUp('marketing')],
    ['the name of a group', 50, (text) => refusesField(signUpAsGroup, 'group', text)],
    ['an edition that a guardian accepts', 20, (text) => refusesField(consentAsGuardian, 'collection', text)],
    ['a refresh token', 200, (text) => refusesField(refreshSession, 'refresh_token', text)],
    ['a token that sets a password', 200, (text) => refusesField(changeForgottenPassword, 'token', text)],
    ['a token that undoes a change', 200, (text) => refusesField(undoAccountChange, 'token', text)],
    ['a token that confirms an address', 200, (text) => refusesField(confirmEmail, 'token', text)],
    ['a token of the human check', 10_000, (text) => refusesField(verifyHuman, 'token', text)],
    ['the number of a password link', 100, (text) => refusesParameter(checkPasswordLink, 'id', text)],
    ['the number of a change', 100, (text) => refusesParameter(accountChange, 'id', text)],
    ['the name of a classification', 60, (text) => refusesParameter(courseList, 'cfc_name', text)],
    ['the name of a category', 60, (text) => refusesParameter(courseList, 'ctg_name', text)],
    ['the code of a category of questions', 40, (text) => refusesParameter(faqList, 'ctg_code', text)],
    ['an address that was found', 200, (text) => !v.is(foundAddressSchema.entries.address, text)],
    ['a one-time code', 20, (text) => !v.is(codeInput, text)],
    ['a return path', 1_999, (text) => parseReturnPath(`/${text}`) === undefined],
  ])('%s has at most %i characters', (_, length, refuses) => {
    expect(refuses('a'.repeat(length - 1))).toBe(false)
    expect(refuses('a'.repeat(length))).toBe(false)
    expect(refuses('a'.repeat(length + 1))).toBe(true)
  })

  it('an email address has at most 254 characters', () => {
    const ofLength = (length: number) => `${'a'.repeat(length - '@school.example'.length)}@school.example`
    expect(v.is(emailSchema, ofLength(253))).toBe(true)
    expect(v.is(emailSchema, ofLength(254))).toBe(true)
    expect(v.is(emailSchema, ofLength(255))).toBe(false)
  })

  it('an ID has 5 to 15 letters and numbers', () => {
    const accepted = [4, 5, 6, 14, 15, 16].filter((length) => v.is(useridSchema, 'a'.repeat(length)))
    expect(accepted).toEqual([5, 6, 14, 15])
  })

  it.each([
    ['a member chooses', memberPasswordLengths, [8, 9, 19, 20, 21, 63, 64]],
    ['is set by a link', resetPasswordLengths, [8, 9, 19, 20]],
  ])('a password that %s', (_, lengths, accepted) => {
    const isGood = (length: number) => brokenPasswordRules(`Aa1!${'x'.repeat(length - 4)}`, lengths).length === 0
    expect([7, 8, 9, 19, 20, 21, 63, 64, 65].filter(isGood)).toEqual(accepted)
  })

  it('digits: a postal code has 5, an account 8 to 16', () => {
    const digitsOf = (accepts: (digits: string) => boolean) =>
      Array.from({ length: 20 }, (_, index) => index).filter((length) => accepts('1'.repeat(length)))
    expect(digitsOf((text) => v.is(buyerSchema.entries.postcode, text))).toEqual([5])
    expect(digitsOf((text) => v.is(refundAccountSchema.entries.number, text))).toEqual([
      8, 9, 10, 11, 12, 13, 14, 15, 16,
    ])
  })

  it('a phone number: 010 with eight digits, the older prefixes with seven or eight, a buyer’s 9 to 11 digits', () => {
    const digitsAfter = (prefix: string, schema: v.GenericSchema) =>
      [5, 6, 7, 8, 9, 10].filter((length) => v.is(schema, `${prefix}${'2'.repeat(length)}`))
    expect(digitsAfter('010', phoneSchema)).toEqual([8])
    expect(digitsAfter('011', phoneSchema)).toEqual([7, 8])
    expect(digitsAfter('012', phoneSchema)).toEqual([])
    expect(digitsAfter('02', buyerSchema.entries.phone)).toEqual([7, 8, 9])
  })
})

describe('a number at its limit', () => {
  const acceptedBy = (schema: v.GenericSchema, numbers: readonly unknown[]) =>
    numbers.filter((number) => v.is(schema, number))

  it('an amount and a count are 0 or more', () => {
    expect(acceptedBy(wonSchema, [-1, 0, 1, 0.5])).toEqual([0, 1])
    expect(acceptedBy(countSchema, [-1, 0, 1, 0.5])).toEqual([0, 1])
    expect(acceptedBy(createOrder.body.entries.total_amt, [-1, 0, 1])).toEqual([0, 1])
  })

  it('a discount is 0 to 100 %, a rental a month or more, a paid amount 0 or more', () => {
    expect(acceptedBy(rentalTermSchema.entries.disc_rate, [-1, 0, 1, 99, 100, 101])).toEqual([0, 1, 99, 100])
    expect(acceptedBy(rentalTermSchema.entries.subs_month, [0, 1, 2])).toEqual([1, 2])
    expect(acceptedBy(confirmPayment.body.entries.amount, [-1, 0, 1])).toEqual([0, 1])
  })

  it('notices are sorted by the numbers 0 to 2', () => {
    expect(noticeSorts).toEqual({ latest: 0, oldest: 1, views: 2 })
    expect(acceptedBy(noticeList.query.entries.sort, [-1, 0, 1, 2, 3])).toEqual([0, 1, 2])
  })

  it('instalments are named from two months on', () => {
    const texts = [0, 1, 2, 12].map((months) => [installmentText(months, 'ko'), installmentText(months, 'en')])
    expect(texts).toEqual([
      ['일시불', 'Lump-sum Payment'],
      ['일시불', 'Lump-sum Payment'],
      ['2개월', '2 Months'],
      ['12개월', '12 Months'],
    ])
  })

  it('a buyer’s phone number may be surrounded by any number of spaces', () => {
    expect(v.parse(buyerSchema.entries.phone, `${' '.repeat(30)}02-1234-5678${' '.repeat(30)}`)).toBe('0212345678')
  })

  it('a page is 1 to 1,000,000 and holds 1 to 100 rows', () => {
    const { page_index, page_size } = paging(10)
    expect(acceptedBy(page_index, [0, 1, 2, 999_999, 1_000_000, 1_000_001])).toEqual([1, 2, 999_999, 1_000_000])
    expect(acceptedBy(page_size, [0, 1, 2, 99, 100, 101])).toEqual([1, 2, 99, 100])
    expect(v.parse(v.object(paging(5)), {})).toEqual({ page_index: 1, page_size: 5 })
  })

  it('a number of a course or device is 1 to 999,999,999', () => {
    expect(acceptedBy(idSchema, [0, 1, 2, 999_999_998, 999_999_999, 1_000_000_000])).toEqual([
      1, 2, 999_999_998, 999_999_999,
    ])
  })

  it('an order has 1 to 10 things, each 1 to 10 times', () => {
    const course = (option: number, quantity = 1) => ({ kind: 'course', option, quantity })
    const things = (size: number) => Array.from({ length: size }, (_, index) => course(index + 1))
    expect([0, 1, 2, 9, 10, 11].filter((size) => v.is(selectedItemsSchema, things(size)))).toEqual([1, 2, 9, 10])
    const isQuantity = (quantity: number) => v.is(selectedItemsSchema, [course(1, quantity)])
    expect([0, 1, 2, 9, 10, 11].filter(isQuantity)).toEqual([1, 2, 9, 10])
    const isOption = (option: number) => v.is(selectedItemsSchema, [course(option)])
    expect([0, 1, 999_999_999, 1_000_000_000].filter(isOption)).toEqual([1, 999_999_999])
  })

  it('a device is rented for up to 60 months', () => {
    const isMonths = (months: number) =>
      v.is(selectedItemsSchema, [{ kind: 'device', device: 11, sale_type: 'rental', months }])
    expect([-1, 0, 1, 59, 60, 61].filter(isMonths)).toEqual([0, 1, 59, 60])
    expect(acceptedBy(orderParameters.months, [0, 1, 2, 59, 60, 61])).toEqual([1, 2, 59, 60])
    expect(acceptedBy(orderParameters.quantity, [0, 1, 2, 9, 10, 11])).toEqual([1, 2, 9, 10])
  })

  it('an address of the order form names up to ten options, each with up to ten pieces', () => {
    const options = (size: number) => Array.from({ length: size }, (_, index) => index + 1).join('_')
    expect([1, 9, 10, 11].filter((size) => v.is(orderParameters.option, options(size)))).toEqual([1, 9, 10])
    expect(acceptedBy(orderParameters.option, ['1x0', '1x1', '1x9', '1x10', '1x11', '1234567890'])).toEqual([
      '1x1',
      '1x9',
      '1x10',
    ])
    expect(acceptedBy(orderParameters.delivery, ['', 'a', 'a'.repeat(40), 'a'.repeat(41)])).toEqual([
      'a',
      'a'.repeat(40),
    ])
  })

  it('instalments are offered from 50,000 won on, from 2 to 12 months', () => {
    expect([49_999, 50_000, 50_001].map((amount) => installmentChoices(amount).length)).toEqual([1, 12, 12])
    expect(acceptedBy(cardChoiceSchema.entries.installment_months, [-1, 0, 1, 2, 3, 11, 12, 13])).toEqual([
      0, 2, 3, 11, 12,
    ])
  })
})

describe('a day at its limit', () => {
  it('a delivery takes two working days', () => {
    // 2026-11-20 is a Friday.
    expect(['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'].map(expectedArrivalDay)).toEqual([
      '2026-11-20',
      '2026-11-23',
      '2026-11-24',
      '2026-11-24',
      '2026-11-24',
    ])
  })
})
