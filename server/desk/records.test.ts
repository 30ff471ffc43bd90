import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { recordList } from '#contract/desk/records.ts'
import { deskOf } from '#tests/support/server/desk.ts'
import { addMember } from '#tests/support/server/members.ts'
import { paidOrder, signInBuyer } from '#tests/support/server/orders.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { transact } from '../db/open.ts'
import { members } from '../db/schema/members.ts'
import { operators } from '../db/schema/operator.ts'
import { recordAct } from '../operator/record.ts'

const shop = await sampleShop()
const { db, clock } = shop.services
const desk = deskOf(shop)
const { browser } = await desk.operator('Reader', ['support'])
await desk.operator('Lee Dasom', ['money'])
const [lee] = await db.select().from(operators).where(eq(operators.name, 'Lee Dasom'))

const buying = await signInBuyer(shop)
const orderNumber = await paidOrder(shop, buying)
const buyer = (await db.select().from(members).where(eq(members.id, buying.memberId)))[0]
const stranger = await addMember(shop, { userid: 'stranger7', email: 'stranger@school.example', name: 'Han Soyul' })

const by = { name: 'Park Jun', network: '203.0.113.9' }
const subjects = [
  { kind: 'member', id: buying.memberId },
  { kind: 'member', id: stranger.id },
  { kind: 'order', id: orderNumber },
  { kind: 'inquiry', id: '1042' },
  { kind: 'operator', id: lee?.id ?? '' },
  { kind: 'content', id: 'notices/3.yaml' },
] as const
for (const subject of subjects)
  await transact(db, (tx) => recordAct(tx, clock.now(), { by, act: 'read-member', subject }))

const found = async (query: Record<string, string>) => {
  const parameters = new URLSearchParams({ act: 'read-member', ...query })
  const { content } = await browser.call(recordList, `/v1/desk/record?${parameters}`)
  return content.map(({ subject_kind, subject_name, subject }) => [subject_kind, subject_name ?? subject]).toSorted()
}

test('the record finds acts by what people know, and names what they were about', async () => {
  const ofBuyer = [
    ['member', buyer?.userid],
    ['order', orderNumber],
  ]
  expect(await found({ subject: buyer?.userid ?? '' })).toEqual(ofBuyer)
  expect(await found({ subject: buyer?.email ?? '' })).toEqual(ofBuyer)
  expect(await found({ subject: 'stranger@school.example' })).toEqual([['member', 'stranger7']])
  expect(await found({ subject: orderNumber })).toEqual([['order', orderNumber]])
  expect(await found({ subject: '1042' })).toEqual([['inquiry', '1042']])
  expect(await found({ subject: 'lee d' })).toEqual([['operator', 'Lee Dasom']])
  expect(await found({ subject: '3' })).toEqual([['content', 'Notice 3']])
  expect(await found({ subject: 'notice 3' })).toEqual([['content', 'Notice 3']])
  expect(await found({ subject: 'nobody%' })).toEqual([])
})

test('the record finds an operator by the beginning of the name', async () => {
  expect(await found({ operator: 'park' })).toHaveLength(6)
  expect(await found({ operator: 'par_' })).toEqual([])
})
