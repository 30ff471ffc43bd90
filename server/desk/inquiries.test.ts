import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { sendInquiry } from '#contract/content/inquiries.ts'
import {
  addSavedAnswer,
  answerInquiry,
  changeSavedAnswer,
  deleteSavedAnswer,
  handOverInquiry,
  inquiryDetail,
  inquiryList,
  savedAnswerList,
  takeInquiry,
} from '#contract/desk/inquiries.ts'
import { deskOf, logIn } from '#tests/support/server/desk.ts'
import { inquiryForm } from '#tests/support/server/inquiries.ts'
import { watchedLog } from '#tests/support/server/log-lines.ts'
import { messagesTo } from '#tests/support/server/outbox.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { everyRow } from '../db/every-row.ts'
import { inquiries, savedAnswers } from '../db/schema/inquiries.ts'
import { operatorRecords, operators } from '../db/schema/operator.ts'
import { sendMessages } from '../jobs/send-messages.ts'

const shop = await sampleShop()
const { services } = shop
const { db } = services
const desk = deskOf(shop)
const list = '/v1/desk/inquiry'
const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
  .png()
  .toBuffer()

const support = await desk.operator('Han Byeol', ['support'])
const other = await desk.operator('Lee Dasom', ['support'])
const viewer = await desk.operator('Yun Seo', ['viewer'])
const idOf = async (name: string) => (await db.select().from(operators).where(eq(operators.name, name)))[0]?.id ?? ''
const [han, lee, yun] = [await idOf('Han Byeol'), await idOf('Lee Dasom'), await idOf('Yun Seo')]

beforeEach(async () => {
  await db.delete(inquiries).where(everyRow)
  await db.delete(savedAnswers).where(everyRow)
  for (const { browser, passkey } of [support, other, viewer]) await logIn(browser, passkey)
})

async function received(changes: Record<string, string> = {}, pictures: { readonly bytes: Uint8Array }[] = []) {
  const body = inquiryForm(changes, pictures)
  return (await shop.browser().call(sendInquiry, '/v1/service/qna', { body, locale: 'ko' })).content.inquiry_id
}

const listed = async (query = '', { browser } = support) =>
  (await browser.call(inquiryList, `${list}?${query}`)).content
const idsOf = async (query: string, who = support) => (await listed(query, who)).map(({ id }) => id)
const show = async (id: number) => (await support.browser.call(inquiryDetail, `${list}/${id}`)).content

async function actsAbout(kind: 'inquiry' | 'saved-answer', id: number) {
  const rows = await db
    .select()
    .from(operatorRecords)
    .where(eq(operatorRecords.subject, String(id)))
    .orderBy(operatorRecords.position)
  return rows
    .filter(({ subjectKind }) => subjectKind === kind)
    .map(({ operator, act, details }) => ({ operator, act, details }))
}

describe('the list', () => {
  test('shows what waits, the oldest first, by type', async () => {
    const first = await received({ category: 'error' })
    shop.pass(1)
    const second = await received({ category: 'refund' })
    expect(await idsOf('')).toEqual([first, second])
    expect(await idsOf('category=refund')).toEqual([second])
    expect(await idsOf('page_size=1&page_index=2')).toEqual([second])
  })

  test('says until when the answer is due: the end of the next business day', async () => {
    const id = await received()
    const due = async (sent: string) => {
      await db
        .update(inquiries)
        .set({ submittedAt: new Date(sent) })
        .where(eq(inquiries.id, id))
      return (await listed())[0]?.due_at
    }
    // A Thursday, a Friday evening, and the day before Christmas, which is a Friday.
    expect(await due('2026-11-26T09:00:00+09:00')).toBe('2026-11-27T14:59:59.999Z')
    expect(await due('2026-11-27T23:00:00+09:00')).toBe('2026-11-30T14:59:59.999Z')
    expect(await due('2026-12-24T09:00:00+09:00')).toBe('2026-12-28T14:59:59.999Z')
  })

  test('shows a viewer neither titles nor names', async () => {
    await received({ title: 'I am Hong Gildong' })
    const seen = async (...of: Parameters<typeof listed>) =>
      (await listed(...of)).map(({ title, name }) => [title, name])
    expect(await seen('', viewer)).toEqual([[null, null]])
    expect(await seen()).toEqual([['I am Hong Gildong', 'Kim Haneul']])
  })
})

describe('an inquiry', () => {
  test('shows contact and contents, and whoever reads it is recorded', async () => {
    const id = await received({ email: 'sky@school.example' })
    expect(await show(id)).toMatchObject({
      name: 'Kim Haneul',
      affiliation: 'Gongbang College',
      email: 'sky@school.example',
      phone: '01023450142',
      title: 'Access for forty students',
      locale: 'ko',
      has_picture: false,
      handover: null,
      sender: null,
      operators: [
        { id: han, name: 'Han Byeol' },
        { id: lee, name: 'Lee Dasom' },
      ],
    })
    expect(await actsAbout('inquiry', id)).toEqual([{ operator: 'Han Byeol', act: 'read-inquiry', details: null }])
  })

  test('says where it was sent from, with the way to the page and to what explains it', async () => {
    const id = await received({ page: '/contents/course?id=101', layout: 'mobile' })
    const page = 'http://m.shop.localhost:3000/contents/course?id=101'
    expect((await show(id)).sent_from).toEqual({
      page: {
        path: '/contents/course?id=101',
        address: page,
        support_address: `http://m.shop.localhost:3000/support/address?address=${encodeURIComponent(page)}`,
      },
      layout: 'mobile',
      device: { browser: 'other', system: 'other' },
    })
    expect((await show(await received())).sent_from).toMatchObject({ page: null, layout: null })
  })

  test('shows its picture, which is recorded too', async () => {
    const id = await received({}, [{ bytes: picture }])
    const response = await support.browser.request('GET', `${list}/${id}/picture`)
    expect(response.headers.get('Content-Type')).toBe('image/png')
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(9)
    expect(await actsAbout('inquiry', id)).toMatchObject([{ act: 'read-inquiry', details: { picture: true } }])
    const none = await received()
    expect((await support.browser.expectError('GET', `${list}/${none}/picture`)).code).toBe('PR10004404')
  })

  test('is answered once, by mail in its language, and is gone then', async () => {
    const email = 'answered@school.example'
    const id = await received({ email })
    await sendMessages({ ...services, log: watchedLog().log })
    await support.browser.call(answerInquiry, `${list}/${id}/answer`, { body: { answer: '카드로 결제하세요.' } })
    await sendMessages({ ...services, log: watchedLog().log })
    const [mail] = await messagesTo(shop, email)
    expect(mail?.purpose).toBe('inquiry-answered')
    expect(JSON.stringify(mail)).toContain('카드로 결제하세요.')
    expect(await idsOf('')).toEqual([])
    const again = await other.browser.expectError('POST', `${list}/${id}/answer`, { body: { answer: 'Yes' } })
    expect(again.code).toBe('PR10004404')
    expect((await actsAbout('inquiry', id)).map(({ act }) => act)).toEqual(['answer-inquiry'])
  })

  test('is taken by one operator, whom the others see, and answered by nobody else', async () => {
    const id = await received()
    const free = await received()
    await support.browser.call(takeInquiry, `${list}/${id}/take`)
    expect((await listed())[0]?.taken_by).toEqual({ id: han, name: 'Han Byeol' })
    expect([await idsOf('taken=me'), await idsOf('taken=nobody'), await idsOf('taken=others')]).toEqual([
      [id],
      [free],
      [],
    ])
    expect(await idsOf('taken=others', other)).toEqual([id])
    expect((await other.browser.expectError('POST', `${list}/${id}/take`)).code).toBe('PR60401409')
    const answer = { body: { answer: 'Yes' } }
    expect((await other.browser.expectError('POST', `${list}/${id}/answer`, answer)).code).toBe('PR60401409')
    await support.browser.call(answerInquiry, `${list}/${id}/answer`, answer)
  })

  test('is taken by one of two operators who press at the same moment', async () => {
    const id = await received()
    const replies = await Promise.all(
      [support, other].map(({ browser }) => browser.request('POST', `${list}/${id}/take`)),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const taken = (await actsAbout('inquiry', id)).filter(({ act }) => act === 'take-inquiry')
    expect(taken.map(({ operator }) => operator)).toEqual([(await show(id)).taken_by?.name])
  })

  test('gets one answer of two that are sent at the same moment', async () => {
    const email = 'twice@school.example'
    const id = await received({ email })
    const replies = await Promise.all(
      [support, other].map(({ browser }, index) =>
        browser.request('POST', `${list}/${id}/answer`, { body: { answer: `Answer ${index}` } }),
      ),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404])
    await sendMessages({ ...services, log: watchedLog().log })
    const mails = (await messagesTo(shop, email)).filter(({ purpose }) => purpose === 'inquiry-answered')
    expect(mails).toHaveLength(1)
    expect((await actsAbout('inquiry', id)).map(({ act }) => act)).toEqual(['answer-inquiry'])
  })

  test('stays when the operator who has taken it is removed, and is free again', async () => {
    const id = await received()
    const leaving = await desk.operator('Leaving soon', ['support'])
    await leaving.browser.call(takeInquiry, `${list}/${id}/take`)
    await db.delete(operators).where(eq(operators.name, 'Leaving soon'))
    expect((await show(id)).taken_by).toBeNull()
    await support.browser.call(takeInquiry, `${list}/${id}/take`)
  })

  test('is handed over with a note, also by somebody else than who has taken it', async () => {
    const id = await received()
    await other.browser.call(takeInquiry, `${list}/${id}/take`)
    const body = { to: han, note: 'She is ill today.\nThe school waits for a quote.' }
    await support.browser.call(handOverInquiry, `${list}/${id}/handover`, { body })
    expect(await show(id)).toMatchObject({
      taken_by: { name: 'Han Byeol' },
      handover: { from: 'Han Byeol', note: body.note },
    })
    // The note may quote the inquiry, and is deleted with it.
    expect((await actsAbout('inquiry', id)).filter(({ act }) => act === 'hand-over-inquiry')).toEqual([
      { operator: 'Han Byeol', act: 'hand-over-inquiry', details: { to: 'Han Byeol' } },
    ])
  })

  test('is handed over to nobody who may not read it', async () => {
    const id = await received()
    const body = { to: yun, note: 'Please' }
    const reply = await support.browser.expectError('POST', `${list}/${id}/handover`, { body })
    expect([reply.code, reply.content.field]).toEqual(['PR10002400', 'to'])
  })
})

describe('saved answers', () => {
  const path = '/v1/desk/saved-answer'
  const quote = { title: 'Quote', locale: 'en', text: 'We send a quote today.' } as const
  const saved = async (query = '') => (await support.browser.call(savedAnswerList, `${path}?${query}`)).content

  test('are kept by title and language, and any operator changes them', async () => {
    await support.browser.call(addSavedAnswer, path, { body: quote })
    await support.browser.call(addSavedAnswer, path, { body: { ...quote, locale: 'ko', text: '견적을 보내 드려요.' } })
    expect(await saved('locale=ko')).toMatchObject([{ title: 'Quote', text: '견적을 보내 드려요.' }])
    const [english] = await saved('locale=en')
    const id = english?.id ?? 0
    await other.browser.call(changeSavedAnswer, `${path}/${id}`, { body: { ...quote, text: 'Tomorrow.' } })
    expect(await saved('locale=en')).toMatchObject([{ id, text: 'Tomorrow.', changed_by: 'Lee Dasom' }])
    await other.browser.call(deleteSavedAnswer, `${path}/${id}`)
    expect(await saved('locale=en')).toEqual([])
    expect(await actsAbout('saved-answer', id)).toEqual([
      { operator: 'Han Byeol', act: 'save-answer', details: { after: quote } },
      {
        operator: 'Lee Dasom',
        act: 'save-answer',
        details: { before: quote, after: { ...quote, text: 'Tomorrow.' } },
      },
      { operator: 'Lee Dasom', act: 'delete-saved-answer', details: { before: { ...quote, text: 'Tomorrow.' } } },
    ])
  })

  test('have a title of their own in each language', async () => {
    await support.browser.call(addSavedAnswer, path, { body: quote })
    const reply = await other.browser.expectError('POST', path, { body: { ...quote, text: 'Another one.' } })
    expect([reply.code, reply.content.field]).toEqual(['PR60402409', 'title'])
    const [english] = await saved()
    // Its own title is no other one.
    await support.browser.call(changeSavedAnswer, `${path}/${english?.id}`, { body: { ...quote, text: 'New.' } })
    expect((await support.browser.expectError('DELETE', `${path}/999`)).code).toBe('PR10004404')
  })
})
