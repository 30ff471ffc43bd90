import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import type { CompanyFile } from '#contract/content-files/company.ts'
import { orderDetail } from '#contract/orders/orders.ts'
import { companyFile } from '#tests/support/sample-company.ts'
import { contentFolder } from '#tests/support/server/content-folder.ts'
import { watchedLog } from '#tests/support/server/log-lines.ts'
import { order, paidOrder, signInBuyer } from '#tests/support/server/orders.ts'
import { messagesTo } from '#tests/support/server/outbox.ts'
import { catalogue, today } from '#tests/support/server/sample-catalogue.ts'
import { clockOn, importFolder, shopOn } from '#tests/support/server/shop.ts'
import { testDatabase } from '#tests/support/server/test-database.ts'
import { ordersAsCsv } from '../api/data-export/order-csv.ts'
import { presentOwnOrder, readOrders } from '../api/data-export/own-data.ts'
import { sendMessages } from '../jobs/send-messages.ts'
import { everyRow } from './every-row.ts'
import { sellers } from './schema/company.ts'
import { orders } from './schema/orders.ts'

const { database } = await testDatabase()
const { db } = database
const folder = contentFolder(catalogue)
const hanbit: CompanyFile = {
  ...companyFile,
  name: { ko: '한빛공방', en: 'Hanbit Works' },
  legal_name: { ko: '한빛공방 주식회사', en: 'Hanbit Works Ltd.' },
  representative: { ko: '정다온', en: 'Jeong Daon' },
  registration_number: '101-81-00001',
  mail_order_number: undefined,
  address: { ko: '부산 수영구 광안로 1', en: '1 Gwangan-ro, Suyeong-gu, Busan' },
  phone: '051-345-6789',
  email: 'help@hanbit.example',
  vat: 'exempt',
}
const practicumFacts = {
  name: 'Practicum',
  legal_name: 'Practicum Inc.',
  representative: 'Park Dohyun',
  registration_number: '123-45-67891',
  mail_order_number: '2024-Seoul Seongdong-01234 (Seongdong-gu Office)',
  address: '4F, 12 Gongbang-gil, Seongdong-gu, Seoul',
  phone: '1600-0142',
  email: 'help@practicum.example',
  vat: 'included',
}
const hanbitFacts = {
  name: 'Hanbit Works',
  legal_name: 'Hanbit Works Ltd.',
  representative: 'Jeong Daon',
  registration_number: '101-81-00001',
  address: '1 Gwangan-ro, Suyeong-gu, Busan',
  phone: '051-345-6789',
  email: 'help@hanbit.example',
  vat: 'exempt',
}

async function sellAs(company: CompanyFile): Promise<void> {
  folder.write('company.yaml', stringify(company))
  await importFolder(database, clockOn(today), folder.directory)
}

await sellAs(companyFile)
const shop = await shopOn(database, today)
const buying = await signInBuyer(shop, { email: 'buyer@mail.example' })
const sellerOn = async (number: string) =>
  (await buying.browser.call(orderDetail, `/v1/member/my/order/${number}`, { token: buying.token, locale: 'en' }))
    .content.seller
const sellerIdOf = async (number: string) =>
  (await db.select().from(orders).where(eq(orders.number, number)))[0]?.sellerId

test('an order shows the company of its day, in pages, files and mails', async () => {
  const before = await paidOrder(shop, buying)
  await sellAs(hanbit)
  const after = await paidOrder(shop, buying)

  expect(await sellerOn(before)).toEqual(practicumFacts)
  expect(await sellerOn(after)).toEqual(hanbitFacts)

  const parts = await readOrders(db, buying.memberId, '')
  const exported = parts.map((each) => presentOwnOrder(each, 'en', shop.services.clock.now()))
  const sellerIn = (number: string) => exported.find((each) => each.order_number === number)?.seller
  expect([sellerIn(before), sellerIn(after)]).toEqual([practicumFacts, hanbitFacts])
  const lineOf = (number: string) =>
    ordersAsCsv(parts, 'ko')
      .split('\r\n')
      .find((line) => line.startsWith(number))
  expect(lineOf(before)).toMatch(/,주식회사 프랙티컴,123-45-67891$/)
  expect(lineOf(after)).toMatch(/,한빛공방 주식회사,101-81-00001$/)

  await sendMessages({ ...shop.services, log: watchedLog().log })
  const mails = await messagesTo(shop, 'buyer@mail.example')
  const mailOf = (number: string) =>
    mails.find(({ purpose, subject }) => purpose === 'order-paid' && subject?.includes(number))?.text
  expect(mailOf(before)).toContain('Seller: Practicum Inc. (123-45-67891)')
  expect(mailOf(after)).toContain('Seller: Hanbit Works Ltd. (101-81-00001)')
})

test('orders of the same company share one row, also after another one in between', async () => {
  await sellAs(companyFile)
  const first = await sellerIdOf(await order(shop, buying))
  await sellAs(hanbit)
  expect(await sellerIdOf(await order(shop, buying))).not.toBe(first)
  await sellAs({ ...companyFile, founded: 2001, tagline: { ko: '다른 소개', en: 'another tagline' } })
  expect(await sellerIdOf(await order(shop, buying))).toBe(first)
  expect(await db.$count(sellers)).toBe(2)
})

test('the first orders of a changed company, placed at once, share one row', async () => {
  await sellAs({ ...companyFile, phone: '02-345-6789' })
  const others = await Promise.all([1, 2, 3, 4].map(() => signInBuyer(shop)))
  const ids = await Promise.all(others.map(async (other) => sellerIdOf(await order(shop, other))))
  expect(new Set(ids).size).toBe(1)
  expect(await db.$count(sellers)).toBe(3)
})

test('orders of a version without sellers show the company that the migration found', async () => {
  await sellAs(companyFile)
  const number = await order(shop, buying)
  await db.update(orders).set({ sellerId: null }).where(everyRow)
  await database.query('alter table orders drop column seller_id')
  await database.query('drop table sellers')
  const migration = readFileSync(new URL('migrations/0033_sellers.sql', import.meta.url), 'utf8')
  for (const statement of migration.split('--> statement-breakpoint')) await database.query(statement)
  await sellAs(hanbit)
  expect(await sellerOn(number)).toEqual(practicumFacts)
  expect(await sellerOn(await order(shop, buying))).toEqual(hanbitFacts)
})
