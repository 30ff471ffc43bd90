import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { closeSession, refreshSession } from '../contract/accounts/session.ts'
import { courseDetail } from '../contract/courses/course-detail.ts'
import { createOrder } from '../contract/orders/checkout.ts'
import { registerCleanup } from '../tests/support/server/cleanup.ts'
import { contentFolder } from '../tests/support/server/content-folder.ts'
import { openBrowser } from '../tests/support/server/http-browser.ts'
import { addMember, logIn } from '../tests/support/server/members.ts'
import { monthPass, orderForm, paidOrder, signInBuyer } from '../tests/support/server/orders.ts'
import { catalogue, today } from '../tests/support/server/sample-catalogue.ts'
import { clockOn, importFolder, type Shop, shopOn } from '../tests/support/server/shop.ts'
import { testDatabase } from '../tests/support/server/test-database.ts'
import type { ApiVariables } from './api/caller.ts'
import { openDatabase } from './db/open.ts'
import { orders } from './db/schema/orders.ts'
import { paymentHost } from './web/windows/payment-host.ts'

// Two shops with separate caches, connections and jobs on one database, like two processes behind a round-robin proxy.

const { database, target } = await testDatabase()
const folder = contentFolder(catalogue)
await importFolder(database, clockOn(today), folder.directory)
const further = await openDatabase(target)
registerCleanup(() => further.close())
const one = await shopOn(database, today)
const other = await shopOn(further, today)

let turn = 0
const proxied = new Hono<ApiVariables>().all('*', (c) => (turn++ % 2 === 0 ? one : other).api.fetch(c.req.raw, c.env))
const shop: Shop = {
  ...one,
  browser: (from) => openBrowser(proxied, from, other.sandbox, paymentHost(one.services)),
}

test('an import by one process is visible in both', async () => {
  const titles = () =>
    Promise.all(
      [one, other].map(
        async (each) => (await each.call(courseDetail, '/v1/lecture/intro/contents/101?member_type=IDV')).content.title,
      ),
    )
  expect(await titles()).toEqual(['IV "insertion" <hands on>', 'IV "insertion" <hands on>'])
  const heard = [one, other].map(
    ({ services }) => new Promise<void>((resolve) => services.content.onChange(() => resolve())),
  )
  folder.course('healthcare/infusion', (course) => ({ ...course, title: { ko: '새 제목', en: 'A new title' } }))
  await importFolder(further, clockOn(today), folder.directory)
  await Promise.all(heard)
  expect(await titles()).toEqual(['A new title', 'A new title'])
})

test('a session that one process began continues in the other, and ends in both', async () => {
  const browser = shop.browser()
  const check = async (token: string) => (await browser.request('GET', '/v1/member/token', { token })).status
  const { access_token, refresh_token } = await logIn(browser, await addMember(one))
  expect([await check(access_token), await check(access_token)]).toEqual([200, 200])
  const at = '/v1/member/auth/token'
  const [next, same] = await Promise.all(
    [1, 2].map(async () => (await browser.call(refreshSession, at, { body: { refresh_token } })).content),
  )
  expect(next).toEqual(same)
  const token = next?.access_token ?? ''
  expect([await check(token), await check(token)]).toEqual([200, 200])
  await browser.call(closeSession, '/v1/member/logout', { token, body: {} })
  expect([await check(token), await check(token)]).toEqual([400, 400])
})

test('one key creates one order, in either process and in both at once', async () => {
  const { browser, token, memberId } = await signInBuyer(shop)
  const body = await orderForm(one, [monthPass])
  const answers = await Promise.all([1, 2, 3, 4].map(() => browser.request('POST', '/v1/order', { token, body })))
  expect(answers.map(({ status }) => status)).toContain(201)
  const again = [1, 2].map(async () => (await browser.call(createOrder, '/v1/order', { token, body })).content)
  const [first, second] = await Promise.all(again)
  expect(first).toEqual(second)
  const rows = await database.db.select().from(orders).where(eq(orders.memberId, memberId))
  expect(rows.map(({ number }) => number)).toEqual([first?.order_number])
})

test('a purchase can change the process at every step', async () => {
  const buying = await signInBuyer(shop)
  const number = await paidOrder(shop, buying)
  const [row] = await database.db.select().from(orders).where(eq(orders.number, number))
  expect(row?.status).toBe('paid')
})
