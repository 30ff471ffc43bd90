import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sendInquiry } from '#contract/content/inquiries.ts'
import { inquiryForm } from '#tests/support/server/inquiries.ts'
import { watchedLog } from '#tests/support/server/log-lines.ts'
import { kim } from '#tests/support/server/operators.ts'
import { messagesTo } from '#tests/support/server/outbox.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { complaintRecords, inquiries, inquiryPictures } from '../db/schema/inquiries.ts'
import { outboxMessages } from '../db/schema/messages.ts'
import { operatorRecords } from '../db/schema/operator.ts'
import { deleteExpired } from '../jobs/cleanup.ts'
import { sendMessages } from '../jobs/send-messages.ts'
import { answerInquiry, listInquiries, showInquiry, showPicture } from './inquiries.ts'

const shop = await sampleShop()
const { services } = shop
const { db, clock } = services
const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
  .png()
  .toBuffer()

async function received(changes: Record<string, string> = {}, pictures = [{ bytes: picture }]) {
  const body = inquiryForm(changes, pictures)
  return (await shop.browser().call(sendInquiry, '/v1/service/qna', { body, locale: 'ko' })).content.inquiry_id
}

test('lists what waits for an answer, oldest first, with the name of the sender, without contact and contents', async () => {
  const first = await received({ category: 'error', title: 'First' })
  shop.pass(1)
  const second = await received({ title: 'Second' })
  const rows = await listInquiries(services, { limit: 10 })
  expect(rows.map(({ id }) => id)).toEqual([first, second])
  expect(Object.keys(rows[0] ?? {})).toEqual([
    'id',
    'category',
    'title',
    'name',
    'locale',
    'submittedAt',
    'hasPicture',
    'objector',
    'takenBy',
  ])
  expect(await listInquiries(services, { limit: 10, category: 'service' })).toMatchObject([{ id: second }])
  expect(await listInquiries(services, { limit: 1 })).toHaveLength(1)
})

test('shows an inquiry with its picture', async () => {
  const id = await received({ title: 'A picture' })
  const shown = await showInquiry(db, id)
  expect(shown).toMatchObject({ name: 'Kim Haneul', phone: '01023450142', title: 'A picture', hasPicture: true })
  const picture = await showPicture(db, id)
  expect(picture?.type).toBe('image/png')
  expect((await sharp(picture?.body).metadata()).width).toBe(9)
})

test('shows no picture of another inquiry', async () => {
  await received()
  const id = await received({ title: 'No picture' }, [])
  expect(await showInquiry(db, id)).toMatchObject({ title: 'No picture', hasPicture: false })
  expect(await showPicture(db, id)).toBeUndefined()
})

test('an answer is mailed, and nothing personal stays', async () => {
  const email = 'personal@school.example'
  const id = await received({ email, title: 'My own title', content: 'My own words' })
  await sendMessages({ ...services, log: watchedLog().log })
  await answerInquiry(services, id, { by: kim, answer: 'Pay by card.\n\nSee you.' })
  await sendMessages({ ...services, log: watchedLog().log })
  const [mail] = await messagesTo(shop, email)
  expect(mail).toMatchObject({ purpose: 'inquiry-answered', locale: 'ko', subject: `서비스 문의 ${id}번` })
  expect(mail?.text).toContain('Pay by card.\n\nSee you.')
  expect(mail?.text).toContain('제목: My own title')

  expect(await db.$count(inquiries, eq(inquiries.id, id))).toBe(0)
  expect(await db.$count(inquiryPictures, eq(inquiryPictures.inquiryId, id))).toBe(0)
  const [record] = await db.select().from(complaintRecords).where(eq(complaintRecords.inquiryId, id))
  expect(record).toMatchObject({ category: 'service', answeredAt: clock.now() })
  const [action] = await db
    .select()
    .from(operatorRecords)
    .where(eq(operatorRecords.subject, String(id)))
  expect(action).toMatchObject({ operator: 'kim', act: 'answer-inquiry', details: null })
  const rest = JSON.stringify([record, action, await db.select().from(outboxMessages)])
  expect(rest).not.toMatch(/personal@|My own|Haneul|01023450142/)
})

test('cannot be answered twice, and a repeated request of its sender stores nothing', async () => {
  const key = '0b0f6f0e-4d2f-4f6a-9d0e-2f4f6a9d0e2f'
  const id = await received({ idempotency_key: key })
  await answerInquiry(services, id, { by: kim, answer: 'Yes.' })
  await expect(answerInquiry(services, id, { by: kim, answer: 'Yes.' })).rejects.toMatchObject({ code: 'PR10004404' })
  await expect(showInquiry(db, id)).rejects.toThrow(`There is no inquiry ${id} that waits for an answer.`)
  expect(await received({ idempotency_key: key })).toBe(id)
  expect(await db.$count(inquiries, eq(inquiries.id, id))).toBe(0)
})

test('its record is kept for three years after the answer', async () => {
  const id = await received()
  await answerInquiry(services, id, { by: kim, answer: 'Yes.' })
  const open = await received()
  const count = async (number: number) => {
    await deleteExpired(db, clock)
    return db.$count(complaintRecords, eq(complaintRecords.inquiryId, number))
  }
  const day = 24 * 60 * 60
  shop.pass(3 * 365 * day)
  expect(await count(id)).toBe(1)
  shop.pass(2 * day)
  expect(await count(id)).toBe(0)
  expect(await count(open)).toBe(1)
})
