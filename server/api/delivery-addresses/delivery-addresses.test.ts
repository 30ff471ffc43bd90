import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { quote } from '#contract/orders/checkout.ts'
import {
  addDeliveryAddress,
  changeDeliveryAddress,
  deleteDeliveryAddress,
  deliveryAddressList,
} from '#contract/orders/delivery-addresses.ts'
import { deliveryAddresses } from '#server/db/schema/delivery-addresses.ts'
import { type BuyerSession, monthPass, order, signInBuyer } from '#tests/support/server/orders.ts'
import { itRejectsStrangers } from '#tests/support/server/shared-tests.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const shop = await sampleShop()
const { db } = shop.services
const address = '/v1/member/my/address'
const home = { name: 'Home', postcode: '04799', address: '아차산로 104', address_detail: '1203호', is_default: false }
const school = { name: 'School', postcode: '06236', address: '테헤란로 2', address_detail: '3층', is_default: false }

const add = async ({ browser, token }: BuyerSession, body: typeof home) =>
  (await browser.call(addDeliveryAddress, address, { token, body })).content
const list = async ({ browser, token }: BuyerSession) =>
  (await browser.call(deliveryAddressList, address, { token })).content
const namesOf = (addresses: readonly { name: string; is_default: boolean }[]) =>
  addresses.map(({ name, is_default }) => (is_default ? `${name} first` : name))
const quoted = async ({ browser, token }: BuyerSession) =>
  (await browser.call(quote, '/v1/order/quote', { token, body: { items: [monthPass] } })).content.buyer_address

test('a member keeps several named addresses; the first one is the default', async () => {
  const member = await signInBuyer(shop)
  expect(await list(member)).toEqual([])
  await add(member, home)
  shop.pass(1)
  expect(namesOf(await add(member, school))).toEqual(['Home first', 'School'])
  expect((await list(member))[1]).toEqual({ id: expect.any(String), ...school })
})

test('another default takes the place of the one before', async () => {
  const member = await signInBuyer(shop)
  await add(member, home)
  shop.pass(1)
  const [, second] = await add(member, school)
  const { browser, token } = member
  const body = { ...school, is_default: true }
  const changed = await browser.call(changeDeliveryAddress, `${address}/${second?.id}`, { token, body })
  expect(namesOf(changed.content)).toEqual(['School first', 'Home'])
})

test('there is a default as long as there is an address', async () => {
  const member = await signInBuyer(shop)
  const { browser, token } = member
  const [first] = await add(member, home)
  shop.pass(1)
  await add(member, school)
  shop.pass(1)
  const office = { ...school, name: 'Office', address: '세종대로 110' }
  const [, , third] = await add(member, office)
  const room = `${address}/${first?.id}`
  // The oldest of the others.
  const changed = await browser.call(changeDeliveryAddress, room, { token, body: home })
  expect(namesOf(changed.content)).toEqual(['School first', 'Home', 'Office'])
  const [second] = changed.content
  const left = await browser.call(deleteDeliveryAddress, `${address}/${second?.id}`, { token })
  expect(namesOf(left.content)).toEqual(['Home first', 'Office'])
  await browser.call(deleteDeliveryAddress, `${address}/${third?.id}`, { token })
  expect((await browser.call(deleteDeliveryAddress, room, { token })).content).toEqual([])
})

test('the same address sent twice is one, also at the same time', async () => {
  const member = await signInBuyer(shop)
  await Promise.all([add(member, home), add(member, home), add(member, home)])
  expect(await list(member)).toHaveLength(1)
})

test('ten addresses and no more', async () => {
  const member = await signInBuyer(shop)
  for (let turn = 1; turn <= 10; turn++) await add(member, { ...home, name: `Room ${turn}` })
  const { browser, token } = member
  const refused = await browser.expectError('POST', address, { token, body: { ...home, name: 'Room 11' } })
  expect(`${refused.status} ${refused.code}`).toBe('409 PR20014409')
  expect(await list(member)).toHaveLength(10)
})

test.each([
  ['name', ''],
  ['name', 'x'.repeat(21)],
  ['postcode', '1234'],
  ['address', ' '],
  ['address_detail', ''],
])('refuses %s %j, naming the field', async (field, value) => {
  const { browser, token } = await signInBuyer(shop)
  const refused = await browser.expectError('POST', address, { token, body: { ...home, [field]: value } })
  expect([refused.status, refused.content.field]).toEqual([400, field])
})

test('the order form begins with the default address, and without one with that of the last order', async () => {
  const member = await signInBuyer(shop)
  expect(await quoted(member)).toBeNull()
  await order(shop, member)
  expect(await quoted(member)).toMatchObject({ postcode: '04799', address: '서울 성동구 아차산로 104' })
  await add(member, school)
  expect(await quoted(member)).toMatchObject({ postcode: '06236', address: '테헤란로 2', address_detail: '3층' })
})

test('an order to another address changes no named one', async () => {
  const member = await signInBuyer(shop)
  await add(member, school)
  await order(shop, member)
  expect(
    await db.select().from(deliveryAddresses).where(eq(deliveryAddresses.memberId, member.memberId)),
  ).toMatchObject([{ name: 'School', address: '테헤란로 2' }])
})

describe('strangers', () => itRejectsStrangers(shop, deliveryAddressList, address))
