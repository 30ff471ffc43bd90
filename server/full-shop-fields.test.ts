import * as v from 'valibot'
import { expect, test } from 'vitest'
import { deskEndpoints } from '#contract/desk/endpoints.ts'
import { endpoints } from '#contract/endpoints.ts'
import { deskOf } from '../tests/support/server/desk.ts'
import { fullShop } from '../tests/support/server/full-shop.ts'
import type { Browser } from '../tests/support/server/http-browser.ts'
import { deliveredShop } from '../tests/support/server/shop.ts'

// Each field of each answer has two values over the answers of this file: one that is always the same could be that
// of another row, and no test would see it.

const { shop, orders, haneul, doyun, inquiries, members, enter } = await fullShop()
const numbers = Object.values(orders)

/** What replaces the braces of a path, or follows it. */
const addresses: Readonly<Record<string, readonly string[]>> = {
  'own-certificate': ['101', '301', '302'],
  'basket-quote': ['?option=101003_101500x2&devices=11r1x2_21p', '?option=301001&devices=11p'],
  'order-progress': numbers,
  'course-list': ['?page_size=100'],
  'course-filter-counts': ['', '?ctg_name=healthcare', '?title=welding'],
  'course-detail': ['101', '102', '103', '201', '202', '301', '308'],
  'course-notices': ['101', '301'],
  'course-preview': ['101', '301', '201'],
  'course-promotion': ['101', '301', '102', '202'],
  'course-summaries': ['?ids=101,301,103'],
  'course-training': ['101', '301', '302'],
  'next-courses': ['101', '301', '201'],
  'device-stock': ['?path=devices/wheel.yaml', '?path=devices/headset.yaml', '?path=devices/treadmill.yaml'],
  'edition-list': ['?path=faq.yaml', '?path=events/1.yaml'],
  'device-detail': ['11', '12', '21', '31'],
  'device-details': ['?ids=11,12,21,31'],
  'company-page': ['introduction', 'careers', 'home', 'recruit'],
  'event-list': ['?page_size=100'],
  'event-detail': ['1', '2', '3', '4', '17'],
  'event-details': ['?ids=1,2,3,4,17'],
  'notice-list': ['?page_size=100'],
  'notice-detail': Array.from({ length: 30 }, (_, index) => String(index + 1)),
  'notice-details': ['?ids=1,2,3,4,5,6', '?ids=7,8,9,10,11'],
  'order-detail': numbers,
  'order-details': [`?numbers=${numbers.join(',')}`, ...numbers.map((number) => `?numbers=${number}`)],
  'refund-preview': numbers,
  'own-inquiry': Object.values(inquiries).map(String),
  'own-review': ['101', '301', '302'],
  'course-reviews': ['101', '301', '302'],
  'legal-article-list': ['?title=환불', '?title=refund', '?title=14'],
  'legal-edition': ['terms/2025', 'terms/2024', 'terms/2023', 'privacy/2025'],
  'search-reading': ['?title=rksgh', '?title=간호 사', '?title=vkdlffjt', '?title=weldng zzz'],
  'search-suggestions': ['?title=welding', '?title=용접', '?title=headset'],
  'check-userid': ['?userId=haneul01', '?userId=newname01'],
  'content-detail': ['?path=faq.yaml', '?path=synonyms.yaml'],
  'content-files': ['?folder=pictures', '?folder=videos', '?folder=attachments'],
  'next-content-number': ['?kind=course', '?kind=device'],
  'lesson-picture-words': ['?field=safety', '?field=pilot'],
  'due-rentals': ['?until=2027-12-31'],
  'registration-figures': ['?from=2026-11-01&until=2026-11-20', '?from=2026-11-02&until=2026-11-03'],
  'sales-figures': ['day', 'field', 'item', 'method'].flatMap((group) =>
    ['20', '10'].map((day) => `?from=2026-11-01&until=2026-11-${day}&group=${group}`),
  ),
  'empty-search-list': ['?from=2026-11-01&until=2026-11-20'],
  'flow-funnel': ['?from=2026-11-01&until=2026-11-20&flow=login', '?from=2026-11-01&until=2026-11-20&flow=find-id'],
  'inquiry-detail': Object.values(inquiries).map(String),
  'member-detail': [haneul, doyun, ...Object.values(members)].map(({ id }) => id),
  'desk-order-detail': numbers,
  'order-labels': [`?numbers=${numbers.join(',')}`],
  'desk-refund-preview': numbers,
  'shop-search': ['?title=doyun', '?title=haneul', '?title=20261109', '?title=headset'],
}

/** Calls that are asked elsewhere, each with the reason. */
const elsewhere: Readonly<Record<string, string>> = {
  'account-change': 'Asked with the secret of a link; its tests have two of them.',
  'prove-certificate': 'As account-change.',
  'check-password-link': 'As account-change.',
  'terminated-membership': 'As account-change.',
  'email-verification-status': 'A step of the sign-up, whose tests have every status.',
  'identity-verification-status': 'As email-verification-status.',
  'social-profile': 'As email-verification-status.',
  'qr-login-status': 'Waits for a change; its tests have every status.',
  'open-human-check': 'A task of random numbers.',
  'empty-search-list': 'A term is listed once three people have searched for it; the tests of the funnels have those.',
}

/** Fields with one value over all answers, by the end of their names, each with the reason. */
const uniformFields: Readonly<Record<string, string>> = {
  'own-certificate.can_issue':
    'Both members have issued theirs; the tests of certificates have every state, as of the next two.',
  'own-certificate.waits_until': 'As can_issue.',
  'own-certificate.revoked_on': 'As can_issue.',
  'certificate.issued_on': 'Both were issued on one day; the tests of the file have two days.',
  'link.icon': 'The home page has one link.',
  'sheet.points': 'The home page has one score sheet.',
  'quote.owned': 'Visitors own nothing; the tests of the quote have members.',
  'order-progress.decline': 'A declined payment is told in the tests of the payment.',
  'order-progress.is_settling': 'Read between two steps, in the tests of the payment.',
  'virtual_account.bank.code': 'The sandbox gives accounts of one bank and one holder.',
  'virtual_account.bank.kind': 'As code.',
  'virtual_account.holder': 'As code.',
  'individual.is_exist': 'Every course is sold to individuals; the tests of the course list have one that is not.',
  'course.individual': 'As is_exist.',
  'course-filter-counts.price.inquiry': 'As is_exist.',
  'coming[].price.rate': 'No coming course has a discount.',
  'coming[].group.is_exist': 'Every coming course is for groups too.',
  'coming[].is_new': 'What is not open is not new.',
  'top.idx': 'The delivered catalogue has no banner above the pages.',
  'top.href': 'As idx.',
  'subscription[].delivery_amt': 'Passes are not sent.',
  'not_subscription[].disc_amt_drt': 'Goods have no discount for a period.',
  'not_subscription[].disc_until': 'As disc_amt_drt.',
  'not_subscription[].subs_month': 'Goods have no months.',
  'individual.is_buy': 'Asked by visitors; the tests of the course have members.',
  'feature[].drawing': 'Drawings are for courses of the shop’s own design; the tests of imports have one.',
  'feature[].scale': 'As drawing.',
  'sample_video.seconds': 'The videos of both catalogues are equally long.',
  share_picture: 'Drawn by a job that the tests of share pictures run.',
  'availability.from': 'One course is sold for a period.',
  'availability.until': 'As from.',
  'course-promotion.availability': 'As from.',
  'affiliate_mall.name': 'One course is sold by another mall.',
  'affiliate_mall.url': 'As name.',
  'rating.average': 'One course has a visible rating; the tests of reviews have more.',
  'rating.count': 'As average.',
  is_coming: 'A coming course has no preview; the tests of the course page have one.',
  'lessons[].free': 'The preview has free lessons alone.',
  'lessons[].exam': 'Exams are not free.',
  'attachments[].id': 'One course notice has a file.',
  'attachments[].name': 'As id.',
  'attachments[].size': 'As id.',
  'next-courses': 'Follows from what others bought, in the tests of next courses.',
  'client-file.version': 'The shop has one PC client.',
  'client-file.released_on': 'As version.',
  'client-file.file.id': 'As version.',
  'client-file.file.name': 'As version.',
  'client-file.file.size': 'As version.',
  'event-states.ongoing': 'Both catalogues have three of them.',
  'event-states.upcoming': 'As ongoing.',
  'my-courses[].thumbnail': 'Courses of the samples share a picture.',
  'my-courses[].access': 'The tests of own courses have every access.',
  'restriction.answered_at': 'Answered in the tests of the desk’s members.',
  'sanction.answered_at': 'As restriction.answered_at.',
  'sanction.inquiry': 'Objections in words are sent in the tests of the membership.',
  'notice-detail.pictures': 'No delivered notice has pictures; the tests of imports have one.',
  'notice-details[].pictures': 'As notice-detail.pictures.',
  'maintenance.starts_at': 'One notice announces maintenance.',
  'maintenance.ends_at': 'As starts_at.',
  'maintenance.unavailable': 'As starts_at.',
  'maintenance.available': 'As starts_at.',
  'maintenance.deadlines': 'As starts_at.',
  'order-list[].can_pay': 'An order can be paid again for minutes; the tests of paying again have one.',
  'can.pay': 'As can_pay.',
  'order-list[].failed_tries': 'As can_pay.',
  'payment.installment_months': 'The sandbox pays at once.',
  receipt_url: 'The sandbox has no receipts.',
  'refund-preview.days.of': 'A period of the law.',
  'refund-preview.progress_limit': 'As days.of.',
  'profile.is_dit_vrf': 'Members without verified identity are in the tests of orders.',
  'member-detail.identity': 'As is_dit_vrf.',
  is_name_stated: 'As is_dit_vrf.',
  'seller.name': 'The company changes in the tests of sellers.',
  'seller.registration_number': 'As name.',
  'seller.phone': 'As name.',
  'seller.email': 'As name.',
  'seller.vat': 'As name.',
  'profile.consents': 'Given in the sign-up, whose tests read them.',
  'course-reviews[].author': 'Both visible reviews are of one member; the hidden one is of the other.',
  'search-reading.similar': 'In the tests of the search, with misspelt words.',
  'legal-article-list[].edition': 'The terms have one edition until 2026.',
  'check-session': 'Answers that there is a session.',
  'check-userid': 'Answers with a code.',
  'unpaid[].others': 'Both unpaid orders have one line.',
  'kept[].why': 'In the tests of the withdrawal, with every reason.',
  'withdrawal-preview.delay': 'As why.',
  'withdrawal-preview.has_guardian': 'Children sign up in the tests of the sign-up.',
  has_expired: 'An approval expires after a week, in the tests of approvals.',
  is_own: 'Asked by somebody who asked for none.',
  'obstacle.from': 'A passkey is a day old for the owner of this file; the tests of approvals have every obstacle.',
  'obstacle.others': 'As from.',
  rule_amt: 'Sums are no refund by rule; the tests of refunds at the desk have lines.',
  'details.ruleAmount': 'As rule_amt.',
  'approval-list[].lines': 'As rule_amt.',
  'approvals[].lines': 'As rule_amt.',
  'details.lines': 'As rule_amt.',
  'approval-list[].account': 'Given back by card; the tests of refunds at the desk have accounts.',
  'approvals[].account': 'As approval-list[].account.',
  'approvals[].kind': 'An order has refunds alone.',
  'draft.publish_at': 'Scheduled in the tests of the desk’s content, as are the next entries.',
  'draft.has_failed': 'As publish_at.',
  'draft.failure': 'As publish_at.',
  'draft.base_edition': 'As publish_at.',
  'faults[].file': 'One draft has faults.',
  'faults[].field': 'As file.',
  'faults[].message.ko': 'As file.',
  'faults[].message.en': 'As file.',
  'edition-list[].edition': 'Published once, as are the next entries; the tests of the desk’s content publish again.',
  'edition-list[].published_by': 'As edition.',
  'value.idx': 'As edition.',
  'value.category': 'As edition.',
  'value.courses[]': 'As edition.',
  'due-rentals[].name.en': 'One device is rented out.',
  'due-rentals[].name.ko': 'As name.en.',
  days_late: 'Late rentals are in the tests of the figures.',
  due_at: 'Sent on one day; the tests of inquiries have several.',
  objector: 'Objections in words are sent in the tests of the membership.',
  'member-detail.erased_on': 'Erased in the tests of retention.',
  'member-detail.withdrawal': 'Whoever has left is in the tests of the desk’s members.',
  'details.until': 'One restriction has an end.',
  'acts[].details.kind': 'Members have no other approval.',
  'passkey-list[].last_used_at': 'A passkey is used at the second login.',
  'passkey-list[].is_current': 'Operators have one passkey here.',
  'own-email.email': 'Given in the tests of the own access.',
  'payments[].provider': 'The sandbox pays; the other providers have tests of their own.',
  'trail[].provider': 'As payments[].provider.',
  is_stray: 'Money is taken twice in the tests of faults.',
  'before.carrier': 'No parcel was corrected; the tests of shipments do.',
  'before.trackingNumber': 'As carrier.',
  'trail[].channel': 'Text messages are codes.',
  'trail[].attempts': 'Every mail was sent at once.',
  'can.deliver': 'No parcel is on its way; the tests of shipments have one.',
  'trail[].details.kind': 'As approvals[].kind.',
  'trail[].settled_at': 'One deposit has arrived.',
  'details.account.bank': 'One refund goes to an account.',
  'details.account.holder': 'As bank.',
  'details.account.number': 'As bank.',
  'details.isOtherHolder': 'As bank.',
  'to-ship-list[].due_on': 'Both were paid on one day.',
  'filter.search': 'One list was saved.',
  'record-list[].details.email': 'The record has no addresses.',
  'details.userid': 'One restricted member objected.',
  'shop-search.origin': 'The address of the shop.',
  'entries[].failure': 'Failed drafts are in the tests of Today.',
}

interface Asking {
  readonly browser: Browser
  readonly token?: string
}

/** Beside the shop of samples: of its catalogue some fields never differ. */
const delivered = await deliveredShop('2026-11-20')
const visitors: readonly Asking[] = [{ browser: shop.browser() }, { browser: delivered.browser() }]
const operators: readonly Asking[] = [
  await deskOf(shop).operator('Seo Yun', ['owner']),
  await deskOf(delivered).operator('Ha Neul', ['content', 'owner']),
].map(({ browser }) => ({ browser }))
const askingMembers: readonly Asking[] = [
  await enter(haneul),
  await enter(doyun),
  await enter(members.restricted),
  await enter(members.restrictedForGood),
]

const calls = [
  ...endpoints.map((endpoint) => ({ ...endpoint, people: endpoint.access ? askingMembers : visitors })),
  ...deskEndpoints.map((endpoint) => ({ ...endpoint, people: operators })),
].filter(({ name, method, fileTypes }) => method === 'GET' && !fileTypes && !(name in elsewhere))

const envelope = v.object({ content: v.unknown() })
const values = new Map<string, Set<string>>()
/** Calls that answered less than twice. */
const rare: string[] = []

/** Adds each value of an answer to those of its field. Entries of a list are one field. */
function collect(value: unknown, field: string): void {
  const isFilled = typeof value === 'object' && value !== null && Object.keys(value).length > 0
  if (!isFilled) values.set(field, (values.get(field) ?? new Set()).add(JSON.stringify(value)))
  else if (Array.isArray(value)) for (const each of value) collect(each, `${field}[]`)
  else for (const [key, each] of Object.entries(value)) collect(each, `${field}.${key}`)
}

for (const { name, path, people } of calls) {
  let answers = 0
  for (const each of addresses[name] ?? [''])
    for (const [index, { browser, token }] of people.entries()) {
      const address = each.startsWith('?') ? path + each : path.replace(/\{.+\}/, each)
      const sent = { ...(token === undefined ? {} : { token }), locale: index % 2 === 0 ? 'ko' : 'en' } as const
      const response = await browser.request('GET', encodeURI(address), sent)
      // Somebody else's order, for example.
      if (!response.ok) continue
      answers += 1
      collect(v.parse(envelope, await response.json()).content, name)
    }
  if (answers < 2) rare.push(name)
}

const fields = [...values.keys()]
/** Fields with one value; a field that is null, or has entries, is not one of them. */
const uniform = fields.filter(
  (field) =>
    (values.get(field)?.size ?? 0) < 2 &&
    !fields.some((other) => other.startsWith(`${field}.`) || other.startsWith(`${field}[`)),
)
const covers = (tail: string, field: string) => field === tail || field.endsWith(`.${tail}`)

test('every call that reads answers here at least twice, or says where', () => {
  expect(rare).toEqual([])
  const names = [...endpoints, ...deskEndpoints].map(({ name }) => name)
  expect([...Object.keys(addresses), ...Object.keys(elsewhere)].filter((name) => !names.includes(name))).toEqual([])
})

test('every field of an answer has two values', () => {
  const reasons = Object.keys(uniformFields)
  expect(uniform.filter((field) => !reasons.some((tail) => covers(tail, field)))).toEqual([])
  expect(reasons.filter((tail) => !uniform.some((field) => covers(tail, field)))).toEqual([])
})
