import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { deskEndpoints } from '#contract/desk/endpoints.ts'
import { endpoints } from '#contract/endpoints.ts'
import { orderList } from '#contract/orders/orders.ts'
import { deskOf } from '../tests/support/server/desk.ts'
import { fullShop } from '../tests/support/server/full-shop.ts'
import { deliveredShop } from '../tests/support/server/shop.ts'

const { shop, orders, haneul, enter } = await fullShop()
const { browser: owner } = await deskOf(shop).operator('Seo Yun', ['owner'])

/** Parameters of each list of the desk with at least two filters; each leaves out something, and their pairs overlap. */
const filters: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'desk-order-list': {
    number: '20261109',
    buyer: 'doyun02',
    item: 'headset',
    status: 'paid',
    method: 'card',
    stage: 'returned',
    from: '2026-11-05',
    until: '2026-11-16',
  },
  'member-list': {
    search: 'nabi',
    status: 'withdrawal_requested',
    registered_from: '2026-11-03',
    registered_until: '2026-11-19',
  },
  'inquiry-list': { category: 'error', taken: 'others' },
  'review-list': { course: '101', state: 'hidden' },
  'record-list': {
    operator: 'Han Byeol',
    act: 'ship-order',
    subject_kind: 'order',
    subject: orders.partlyRefunded,
  },
}

/** Parameters of each list of the catalogue that the shop is delivered with, likewise. */
const catalogueFilters: typeof filters = {
  'course-list': {
    ctg_name: 'healthcare',
    cfc_name: 'nursing',
    title: '간호',
    price: 'under-70000',
    length: 'from-6',
    equipment: 'headset',
    campaign: 'yes',
  },
  'device-list': { sale_type: 'purchase', category: 'vr', title: 'headset' },
  'manual-list': { category: 'content', title: 'running' },
  'event-list': { state: 'ongoing', title: 'week' },
  'faq-list': { ctg_code: 'payment', title: 'deposit' },
  'notice-list': { ctg_code: 'updates', title: 'new' },
}

/** Filters that leave out nothing of that catalogue, and orders: the tests of the lists have them. */
const otherParameters: Readonly<Record<string, readonly string[]>> = {
  'course-list': ['free', 'member_type', 'sort'],
  'notice-list': ['sort'],
}

/** Lists of other things than the shop of samples fills: their tests are beside them. */
const elsewhere: Readonly<Record<string, string>> = {
  'content-list': 'The files of the catalogue; the tests of the desk’s content narrow them.',
  'empty-search-list': 'A term is shown once three people searched for it; the tests of the funnels have those.',
}

/** What tells the entries of a list apart, by the first of these names that they have. */
const idSchema = v.pipe(
  v.looseObject({}),
  v.transform((entry) => {
    const [, id] = Object.entries(entry).find(([key]) => /^(order_number|idx|id|\w+_id|position)$/.test(key)) ?? []
    return String(id)
  }),
  v.notValue('undefined'),
)

const delivered = await deliveredShop()
const visitor = delivered.browser()

const lists = [...deskEndpoints, ...endpoints].flatMap((endpoint) => {
  const { name, path, paged, query } = endpoint
  const isList = paged === true || name.endsWith('-list')
  const names = Object.keys(query?.entries ?? {}).filter(
    (each) => !each.startsWith('page_') && !otherParameters[name]?.includes(each),
  )
  return isList && names.length > 1 ? [{ endpoint, name, path, paged: paged === true, names }] : []
})
const known = { ...filters, ...catalogueFilters }

test('every list with two filters is narrowed here by all of them, or says where', () => {
  const expected = lists.map(({ name, names }) => ({ name, names: name in elsewhere ? [] : names.toSorted() }))
  expect(lists.map(({ name }) => ({ name, names: Object.keys(known[name] ?? {}).toSorted() }))).toEqual(expected)
  const named = lists.map(({ name }) => name)
  expect([...Object.keys(known), ...Object.keys(elsewhere)].filter((name) => !named.includes(name))).toEqual([])
})

describe.each(lists.filter(({ name }) => name in known))('$name', ({ endpoint, name, path, paged }) => {
  const parameters = Object.entries(known[name] ?? {})
  const find = async (given: readonly (readonly [string, string])[]) => {
    const search = new URLSearchParams(given.map(([key, value]) => [key, value]))
    const { content } = await (name in filters ? owner : visitor).call(endpoint, `${path}?${search}`)
    return v.parse(v.array(idSchema), content)
  }
  const whole = paged ? ([['page_size', '100']] as const) : []

  test('answers to two filters what each of them leaves, in the order of the list', async () => {
    const all = await find(whole)
    const alone = new Map<string, readonly string[]>()
    for (const [key, value] of parameters) {
      const found = await find([...whole, [key, value]])
      expect(found, `${key} leaves something, and leaves something out`).toEqual(all.filter((id) => found.includes(id)))
      expect(found.length, key).toBeGreaterThan(0)
      expect(found.length, key).toBeLessThan(all.length)
      alone.set(key, found)
    }
    for (const [index, one] of parameters.entries())
      for (const other of parameters.slice(index + 1)) {
        const both = (alone.get(one[0]) ?? []).filter((id) => alone.get(other[0])?.includes(id))
        expect(both.length, `${one[0]} and ${other[0]} overlap`).toBeGreaterThan(0)
        expect(await find([...whole, one, other]), `${one[0]} and ${other[0]}`).toEqual(both)
      }
  })

  test('continues on page 2 of a filter where page 1 ended, where it has pages', async () => {
    for (const filter of paged ? parameters : []) {
      const [first, second] = await find([...whole, filter])
      const pageOf = (index: string) => find([['page_size', '1'], ['page_index', index], filter])
      expect(await pageOf('1'), filter[0]).toEqual([first])
      expect(await pageOf('2'), filter[0]).toEqual(second === undefined ? [] : [second])
    }
  })
})

test('page 2 of the own orders since a day holds orders since that day', async () => {
  const { browser, token } = await enter(haneul)
  const page = async (index: number) => {
    const address = `/v1/member/my/order?since=2026-11-14&page_size=2&page_index=${index}`
    const { content, page_info } = await browser.call(orderList, address, { token })
    return { numbers: content.map(({ order_number }) => order_number), total: page_info?.total_size }
  }
  expect(await page(1)).toEqual({ numbers: [orders.waiting, orders.alsoToShip], total: 4 })
  expect(await page(2)).toEqual({ numbers: [orders.expired, orders.refunded], total: 4 })
})
