import * as v from 'valibot'
import { expect, test } from 'vitest'
import { downloadDataExport, requestDataExport } from '#contract/accounts/data-export.ts'
import type { Locale } from '#contract/values/locale.ts'
import { watchedLog } from '#tests/support/server/log-lines.ts'
import { fullShop } from '../tests/support/server/full-shop.ts'
import type { TestMember } from '../tests/support/server/members.ts'
import { prepareDataExports } from './jobs/prepare-data-exports.ts'

// Files with the own data of members of `fullShop`, as a whole. Values are written by hand from what they did.

const { shop, orders, inquiries, haneul, doyun, enter } = await fullShop()

async function fileOf(member: TestMember, locale: Locale, format: 'csv' | 'json'): Promise<string> {
  const { browser, token } = await enter(member)
  await browser.request('POST', requestDataExport.path, { token, locale, body: {} })
  await prepareDataExports({ ...shop.services, log: watchedLog().log })
  const file = await browser.request('GET', `${downloadDataExport.path}?format=${format}`, { token, locale })
  return file.text()
}

const lines = (csv: string) => csv.replace('\uFEFF', '').split('\r\n')

test('the own orders are a table of each line, in the language of the member: ko', async () => {
  expect(lines(await fileOf(haneul, 'ko', 'csv'))).toEqual([
    '주문번호,주문한 때(한국 시간),상태,상품,옵션,개월,수량,정가(원),금액(원),배송비(원),환불,결제 수단,결제한 때(한국 시간),첫날,마지막 날,판매자,사업자등록번호',
    `${orders.partlyRefunded},2026-11-02 08:30,취소 중,정맥주사 놓기,3개월 이용권,3,1,90000,90000,0,아니요,카드,2026-11-02 08:31,2026-11-02,2027-02-01,주식회사 프랙티컴,123-45-67891`,
    `${orders.partlyRefunded},2026-11-02 08:30,취소 중,정맥주사 놓기,실습 키트,,2,32000,24000,6000,예,카드,2026-11-02 08:31,,,주식회사 프랙티컴,123-45-67891`,
    `${orders.dueRental},2026-11-09 08:45,결제 완료,헤드셋,,1,2,100000,100000,10000,아니요,카드,2026-11-09 08:46,2026-11-11,2026-12-10,주식회사 프랙티컴,123-45-67891`,
    `${orders.refunded},2026-11-14 07:30,환불 완료,용접 실습 3,1개월 이용권,1,1,43000,43000,0,예,계좌 이체,2026-11-14 07:31,2026-11-14,2026-12-13,주식회사 프랙티컴,123-45-67891`,
    `${orders.expired},2026-11-17 20:00,기한 지남,용접 실습 5,1개월 이용권,1,1,45000,45000,0,아니요,카드,,,,주식회사 프랙티컴,123-45-67891`,
    `${orders.alsoToShip},2026-11-19 09:30,결제 완료,정맥주사 놓기,실습 키트,,3,48000,36000,9000,아니요,간편결제,2026-11-19 09:31,,,주식회사 프랙티컴,123-45-67891`,
    `${orders.alsoToShip},2026-11-19 09:30,결제 완료,용접 실습 4,1개월 이용권,1,1,44000,44000,0,아니요,간편결제,2026-11-19 09:31,2026-11-19,2026-12-18,주식회사 프랙티컴,123-45-67891`,
    `${orders.waiting},2026-11-20 09:40,입금 대기,용접 실습 7,1개월 이용권,1,1,47000,47000,0,아니요,가상 계좌,,,,주식회사 프랙티컴,123-45-67891`,
    '',
  ])
})

test('the own orders are a table of each line, in the language of the member: en', async () => {
  expect(lines(await fileOf(doyun, 'en', 'csv'))).toEqual([
    'Order number,Ordered at (Korea time),Status,Item,Option,Months,Quantity,Regular price (won),Price (won),Delivery (won),Refunded,Payment method,Paid at (Korea time),First day,Last day,Seller,Business registration number',
    `${orders.receipted},2026-11-03 23:59,Paid,Welding workshop 1,1-month pass,1,1,41000,41000,0,No,Account transfer,2026-11-04 00:00,2026-11-04,2026-12-03,Practicum Inc.,123-45-67891`,
    `${orders.returnedRental},2026-11-09 16:00,Paid,Headset,,12,3,1800000,1440000,15000,No,Card,2026-11-09 16:01,2026-11-11,2027-11-10,Practicum Inc.,123-45-67891`,
    `${orders.deposited},2026-11-13 10:00,Paid,Welding workshop 2,1-month pass,1,1,42000,42000,0,No,Virtual account,2026-11-14 07:30,2026-11-14,2026-12-13,Practicum Inc.,123-45-67891`,
    `${orders.canceled},2026-11-16 09:00,Cancelled,Welding workshop 4,1-month pass,1,1,44000,44000,0,No,,,,,Practicum Inc.,123-45-67891`,
    `${orders.failed},2026-11-17 20:05,Payment failed,Welding workshop 8,1-month pass,1,1,48000,48000,0,No,Card,,,,Practicum Inc.,123-45-67891`,
    `${orders.toShip},2026-11-19 08:00,Paid,Headset,,12,1,600000,480000,0,No,Card,2026-11-19 08:01,2026-11-23,2027-11-22,Practicum Inc.,123-45-67891`,
    `${orders.toShip},2026-11-19 08:00,Paid,Wheel,,,2,540000,540000,10000,No,Card,2026-11-19 08:01,,,Practicum Inc.,123-45-67891`,
    `${orders.toShip},2026-11-19 08:00,Paid,Welding workshop 6,1-month pass,1,1,46000,46000,0,No,Card,2026-11-19 08:01,2026-11-19,2026-12-18,Practicum Inc.,123-45-67891`,
    `${orders.alsoWaiting},2026-11-20 09:45,Waiting for the deposit,Welding workshop 5,1-month pass,1,1,45000,45000,0,No,Virtual account,,,,Practicum Inc.,123-45-67891`,
    `${orders.pending},2026-11-20 09:50,Not paid,Wheel,,,1,270000,270000,5000,No,,,,,Practicum Inc.,123-45-67891`,
    '',
  ])
})

test('the file of all own data has those of its member, each with its moment', async () => {
  const data = v.parse(v.record(v.string(), v.unknown()), JSON.parse(await fileOf(doyun, 'en', 'json')))
  const { devices: _devices, courses: _courses, orders: _orders, exported_at: _moment, ...others } = data
  const place = { postcode: '06236', address: '서울 강남구 테헤란로 152', address_detail: '7층' }
  const sender = {
    name: 'Lee Doyun',
    affiliation: 'Gongbang College',
    email: 'doyun02@school.example',
    phone: '01098765432',
  }
  expect(others).toEqual({
    profile: {
      userid: 'doyun02',
      nickname: null,
      username: '이도윤',
      birth: null,
      phone: '01098765432',
      email: 'doyun02@school.example',
      recv_sms: true,
      recv_email: false,
      type: 'GRP',
      group: 'Gongbang College',
      belonging: {
        organization: 'Gongbang',
        clno: '20260042',
        scnm: 'Tools',
        colg: 'Trades',
        dept: 'Metal',
        major: 'TIG',
      },
      is_dit_vrf: true,
      created_at: '2026-11-02',
      status: 'active',
      restricted_until: null,
    },
    address: { ...place, delivery: '경비실에 맡겨 주세요' },
    delivery_addresses: [{ ...place, name: 'Office', is_default: true }],
    consents: [],
    guardian_consent: null,
    social_accounts: [{ provider: 'kakao', linked_at: '2026-11-20T01:50:00.000Z' }],
    certificates: [
      {
        number: expect.stringMatching(/^PC-20261120-[0-9A-Z]{8}$/),
        course: 301,
        title: 'Welding workshop 1',
        name: '이도윤',
        completed_on: '2026-11-14',
        issued_on: '2026-11-20',
        is_name_stated: false,
        is_public: true,
        revoked_at: null,
      },
    ],
    inquiries: [
      {
        ...sender,
        inquiry_id: inquiries.untaken,
        category: 'refund',
        title: 'Two pieces',
        content: 'Can I give back one?',
        submitted_at: '2026-11-20T01:31:00.000Z',
      },
      {
        ...sender,
        inquiry_id: inquiries.alsoHandedOver,
        category: 'service',
        title: 'A second room',
        content: 'Can two rooms train at once?',
        submitted_at: '2026-11-20T01:34:00.000Z',
      },
    ],
    inquiry_answers: [
      {
        inquiry_id: inquiries.answeredInEnglish,
        category: 'other',
        submitted_at: '2026-11-20T01:33:00.000Z',
        answered_at: '2026-11-20T01:41:00.000Z',
        answer: 'Yes, on any weekday.',
      },
    ],
    basket: [
      { item: { kind: 'device', device: 21, sale_type: 'purchase', months: 0, quantity: 1 }, seen_amt: 275_000 },
      { item: { kind: 'course', option: 308_001, quantity: 1 }, seen_amt: 48_000 },
    ],
    saved_courses: [101],
    reviews: [
      {
        course: 301,
        review_id: expect.any(Number),
        rating: 4,
        text: 'Clear steps, few words.',
        written_at: '2026-11-20T01:16:00.000Z',
        edited_at: '2026-11-20T01:19:00.000Z',
        answer: { text: 'Thank you.', answered_at: '2026-11-20T01:21:00.000Z' },
        is_hidden: false,
      },
      {
        course: 302,
        review_id: expect.any(Number),
        rating: 3,
        text: 'Too short.',
        written_at: '2026-11-20T01:19:00.000Z',
        edited_at: null,
        answer: { text: 'More follows.', answered_at: '2026-11-20T01:22:00.000Z' },
        is_hidden: false,
      },
    ],
    account_changes: [
      {
        kind: 'group-changed',
        provider: null,
        happened_at: '2026-11-20T01:51:00.000Z',
        expires_at: '2026-12-20T01:51:00.000Z',
        undone_at: null,
      },
    ],
  })
})
