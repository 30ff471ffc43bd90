import { expect, test } from 'vitest'
import { approvalList } from '#contract/desk/approvals.ts'
import { inquiryDetail, inquiryList } from '#contract/desk/inquiries.ts'
import { reviewList } from '#contract/desk/reviews.ts'
import { deskOf } from '../tests/support/server/desk.ts'
import { fullShop } from '../tests/support/server/full-shop.ts'

// Inquiries, reviews and approvals of the shop of `fullShop`, as whole answers written by hand.

const { shop, orders, inquiries, reviews, members, haneul, doyun } = await fullShop()
const { browser: owner } = await deskOf(shop).operator('Seo Yun', ['owner'])

/** A moment of 20 November 2026 in Korea. */
const at = (time: string) => new Date(`2026-11-20T${time}+09:00`).toISOString()

const id = expect.stringMatching(/^[0-9a-f-]{36}$/)
const waiting = { due_at: '2026-11-23T14:59:59.999Z', objector: null }
const ofHaneul = { ...waiting, category: 'error', locale: 'ko', sent_at: at('10:30:00'), title: '화면이 멈춰요' }
const ofDoyun = { ...waiting, category: 'service', locale: 'en', sent_at: at('10:34:00'), title: 'A second room' }

test('inquiries are listed with who has taken them, the oldest first', async () => {
  const { content } = await owner.call(inquiryList, inquiryList.path)
  expect(content).toEqual([
    {
      ...ofHaneul,
      id: inquiries.handedOver,
      name: '김하늘',
      taken_by: { id, name: 'Cha Mina' },
      has_picture: true,
    },
    {
      ...waiting,
      id: inquiries.untaken,
      category: 'refund',
      locale: 'en',
      sent_at: at('10:31:00'),
      title: 'Two pieces',
      name: 'Lee Doyun',
      taken_by: null,
      has_picture: true,
    },
    {
      ...ofDoyun,
      id: inquiries.alsoHandedOver,
      name: 'Lee Doyun',
      taken_by: { id, name: 'Park Jun' },
      has_picture: false,
    },
  ])
})

test('an inquiry that was handed over names its sender, their page and device, and who handed it over', async () => {
  const detailOf = async (number: number) =>
    (await owner.call(inquiryDetail, inquiryDetail.path.replace('{id}', String(number)))).content
  const { operators, ...first } = await detailOf(inquiries.handedOver)
  expect(first).toEqual({
    ...ofHaneul,
    id: inquiries.handedOver,
    content: '두 번째 수업에서 멈춰요.',
    name: '김하늘',
    affiliation: '공방고등학교',
    email: 'haneul01@school.example',
    phone: '01023450142',
    sender: { id: haneul.id, userid: 'haneul01' },
    taken_by: { id, name: 'Cha Mina' },
    has_picture: true,
    sent_from: {
      page: {
        path: '/contents/detail?id=101',
        address: 'http://shop.localhost:3000/contents/detail?id=101',
        support_address:
          'http://shop.localhost:3000/support/address?address=http%3A%2F%2Fshop.localhost%3A3000%2Fcontents%2Fdetail%3Fid%3D101',
      },
      layout: 'desktop',
      device: { browser: 'chrome', system: 'windows' },
    },
    handover: { from: 'Park Jun', note: 'It may be the graphics card' },
  })
  expect(operators.map(({ name }) => name)).toEqual(['Cha Mina', 'Go Eun', 'Park Jun', 'Seo Yun'])
  const { operators: _, ...second } = await detailOf(inquiries.alsoHandedOver)
  expect(second).toEqual({
    ...ofDoyun,
    id: inquiries.alsoHandedOver,
    content: 'Can two rooms train at once?',
    name: 'Lee Doyun',
    affiliation: 'Gongbang College',
    email: 'doyun02@school.example',
    phone: '01098765432',
    sender: { id: doyun.id, userid: 'doyun02' },
    taken_by: { id, name: 'Park Jun' },
    has_picture: false,
    sent_from: {
      page: {
        path: '/device',
        address: 'http://m.shop.localhost:3000/device',
        support_address:
          'http://m.shop.localhost:3000/support/address?address=http%3A%2F%2Fm.shop.localhost%3A3000%2Fdevice',
      },
      layout: 'mobile',
      device: { browser: 'safari', system: 'ios' },
    },
    handover: { from: 'Cha Mina', note: 'They ask about licences' },
  })
})

test('approvals are listed with who asks for what, of whom, and what stands against it', async () => {
  const { content } = await owner.call(approvalList, approvalList.path)
  const asked = { id, has_expired: false, is_own: false }
  // The owner of this test has had their passkey for less than a day.
  const young = { kind: 'young-passkey', from: '2026-11-21T02:07:00.000Z', others: [] }
  const lost = { kind: 'asker-lost-role' }
  const sum = { rule_amt: 0, lines: null, account: null }
  expect(content).toEqual([
    {
      ...asked,
      kind: 'terminate-member',
      reason: 'Sold the account',
      asked_by: 'Park Jun',
      asked_at: at('11:00:00'),
      expires_at: '2026-11-27T02:00:00.000Z',
      obstacle: young,
      member_id: members.ending.id,
      userid: 'seol05',
      cause: 'fraud',
    },
    {
      ...asked,
      kind: 'terminate-member',
      reason: 'Sold it again',
      asked_by: 'Cha Mina',
      asked_at: at('11:02:00'),
      expires_at: '2026-11-27T02:02:00.000Z',
      obstacle: lost,
      member_id: members.restrictedForGood.id,
      userid: 'iseul10',
      cause: 'false_information',
    },
    {
      ...asked,
      ...sum,
      kind: 'refund',
      reason: 'A lens was scratched',
      asked_by: 'Park Jun',
      asked_at: at('11:03:00'),
      expires_at: '2026-11-27T02:03:00.000Z',
      obstacle: lost,
      order_number: orders.returnedRental,
      amt: 98_765,
      paid_amt: 1_455_000,
    },
    {
      ...asked,
      ...sum,
      kind: 'refund',
      reason: 'A lesson was missing',
      asked_by: 'Cha Mina',
      asked_at: at('11:05:00'),
      expires_at: '2026-11-27T02:05:00.000Z',
      obstacle: young,
      order_number: orders.receipted,
      amt: 5_432,
      paid_amt: 41_000,
    },
  ])
})

test('reviews have their own author, course, answer and reports', async () => {
  const { content } = await owner.call(reviewList, reviewList.path)
  const author = { id: doyun.id, userid: 'doyun02', name: '이도윤' }
  const welding = (index: number) => ({
    number: 300 + index,
    title: { ko: `용접 실습 ${index}`, en: `Welding workshop ${index}` },
  })
  expect(content.map(({ hidden_at, ...review }) => ({ ...review, is_hidden: hidden_at !== null }))).toEqual([
    {
      id: reviews.reported,
      author,
      course: welding(1),
      rating: 4,
      text: 'Clear steps, few words.',
      written_at: at('10:16:00'),
      edited_at: at('10:19:00'),
      reports: 1,
      answer: { text: 'Thank you.', answered_at: at('10:21:00') },
      is_hidden: false,
    },
    {
      id: expect.any(Number),
      author,
      course: welding(2),
      rating: 3,
      text: 'Too short.',
      written_at: at('10:19:00'),
      edited_at: null,
      reports: 0,
      answer: { text: 'More follows.', answered_at: at('10:22:00') },
      is_hidden: false,
    },
    {
      id: reviews.hidden,
      author: { id: haneul.id, userid: 'haneul01', name: '김하늘' },
      course: { number: 101, title: { ko: '정맥주사 놓기', en: 'IV "insertion" <hands on>' } },
      rating: 3,
      text: '차근차근 알려 줘요. 조금 길어요.',
      written_at: at('10:15:00'),
      edited_at: at('10:18:00'),
      reports: 1,
      answer: { text: '고맙습니다.', answered_at: at('10:21:00') },
      is_hidden: true,
    },
  ])
})
