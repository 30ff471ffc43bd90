import * as v from 'valibot'
import { selectionKey } from '#contract/addresses/order-selection.ts'
import { type BasketLine, basket, basketQuote, changeBasket } from '#contract/orders/basket.ts'
import { type BasketEntry, basketEntrySchema } from '#contract/orders/basket-entry.ts'
import type { QuoteItem } from '#contract/orders/quote-item.ts'
import { answer } from '#tests/controls/fake-server.ts'
import type { Controls, Row } from '#tests/controls/rows.ts'
import type { ShopTable } from '../page.tsx'

// A pass, two headsets for three months and three wheels to keep.

const pass: BasketEntry = { item: { kind: 'course', option: 101_003, quantity: 1 }, seen_amt: 60_000 }
const headsets: BasketEntry = {
  item: { kind: 'device', device: 11, sale_type: 'rental', months: 3, quantity: 2 },
  seen_amt: 139_650,
}
const wheels: BasketEntry = {
  item: { kind: 'device', device: 13, sale_type: 'purchase', months: 0, quantity: 3 },
  seen_amt: 480_000,
}

const quote: QuoteItem = {
  kind: 'subscription',
  name: 'Welding',
  option: 'Pass for 6 months',
  thumbnail: '/welding.webp',
  course: 101,
  option_idx: 101_003,
  device: null,
  months: 6,
  quantity: 1,
  from: '2026-11-27',
  until: '2027-05-26',
  owned: null,
  stock: null,
  regular_amt: 69_000,
  discount_amt: 9_000,
  delivery_amt: 0,
  total_amt: 60_000,
}
const ofDevice = { option: null, course: null, option_idx: null, from: null, until: null, discount_amt: 0 } as const

const lineOf: Readonly<Record<string, (quantity: number) => BasketLine>> = {
  '101003': () => ({ item: pass.item, quote, refusal: null, stock: null }),
  '11r3': (quantity) => ({
    item: { ...headsets.item, quantity },
    quote: {
      ...quote,
      ...ofDevice,
      kind: 'rental',
      name: 'Headset',
      device: 11,
      months: 3,
      quantity,
      regular_amt: 139_650 * quantity,
      delivery_amt: 6_000,
      total_amt: 139_650 * quantity + 6_000,
    },
    refusal: null,
    stock: 40,
  }),
  '13p': (quantity) => ({
    item: { ...wheels.item, quantity },
    quote: {
      ...quote,
      ...ofDevice,
      kind: 'purchase',
      name: 'Wheel',
      device: 13,
      months: 0,
      quantity,
      regular_amt: 480_000 * quantity,
      delivery_amt: 4_000,
      total_amt: 480_000 * quantity + 4_000,
    },
    refusal: null,
    stock: 25,
  }),
}

const prices = answer(basketQuote, ({ search }) => {
  const lines = ['option', 'devices'].flatMap((name) =>
    (search.get(name)?.split('_') ?? []).flatMap((part) => {
      const [key = '', quantity = '1'] = part.split('x')
      return lineOf[key]?.(Number(quantity)) ?? []
    }),
  )
  const sum = (name: 'regular_amt' | 'discount_amt') =>
    lines.reduce((total, { quote }) => total + (quote?.[name] ?? 0), 0)
  const delivery_amt = Math.max(0, ...lines.map(({ quote }) => quote?.delivery_amt ?? 0))
  const [regular_amt, discount_amt] = [sum('regular_amt'), sum('discount_amt')]
  return { lines, regular_amt, discount_amt, delivery_amt, total_amt: regular_amt - discount_amt + delivery_amt }
})

const read = (query: string) => `GET /order/basket/quote?${query}`

/** Text of a sum. */
const sum = (pieces: number, regular: string, total: string, delivery = '6,000', discount = 'Discount−₩9,000') =>
  `Subtotal (${pieces} items)₩${regular}${discount}Delivery fee₩${delivery}Total₩${total}`

const wholeSum = sum(6, '1,788,300', '1,785,300')

const ofPass = ['link Welding', 'button Remove Welding']
const of = (name: string) => [
  `link ${name}`,
  `button Fewer of ${name}`,
  `button More of ${name}`,
  `button Remove ${name}`,
]

/** Where the order and the copied link of the basket lead then. */
const leadsTo = (query: string, origin: string) => ({
  'link Order': `/order?${query}`,
  'button Copy a link to this basket': `${origin}/basket?${query}`,
})

/** Rows of the lines. `written` are the calls that change a member's basket; a visitor's is changed without one. */
function lines(written: (put: string, remove: string) => readonly string[], origin = 'https://shop.example'): Controls {
  const headset = (quantity: number) =>
    `{"item":{"kind":"device","device":11,"sale_type":"rental","months":3,"quantity":${quantity}},"seen_amt":139650}`
  const wheel = (quantity: number) =>
    `{"item":{"kind":"device","device":13,"sale_type":"purchase","months":0,"quantity":${quantity}},"seen_amt":480000}`
  /** Changes the pieces of a device: the prices are read again. */
  const change = (pieces: number, put: string, query: string, text: string): Row => ({
    calls: [...written(put, ''), read(query)],
    says: `${pieces} ${text}`,
    leads: leadsTo(query, origin),
  })
  /** Removes a line, which one press brings back as it was: at once, or after `again` where it is the last one then. */
  const remove = (
    name: string,
    pieces: string,
    [key, put]: readonly [string, string],
    controls: readonly string[],
    rest: string,
    text: string,
    again?: string,
  ): Row => ({
    calls: [...written('', `"${key}"`), read(rest)],
    says: `${name} is removed.Undo ${text}`,
    goes: controls,
    leads: leadsTo(rest, origin),
    opens: {
      'button Undo': {
        calls: [...written(put, ''), ...(again === undefined ? [] : [read(again)])],
        focus: `status ${name} is back in your basket.`,
        says: `${name} is back in your basket. ${pieces}${wholeSum}`,
        comes: controls,
        goes: ['button Undo'],
        leads: leadsTo(again ?? 'option=101003&devices=11r3x2_13px3', origin),
      },
    },
  })
  const withoutPass = sum(5, '1,719,300', '1,725,300', '6,000', '')
  const withoutHeadsets = sum(4, '1,509,000', '1,504,000', '4,000')
  const ofMember = written('', '').length > 0
  return {
    'link Welding': { address: '/contents/detail?id=101' },
    'button Remove Welding': remove(
      'Welding',
      '',
      ['101003', '{"item":{"kind":"course","option":101003,"quantity":1},"seen_amt":60000}'],
      ofPass,
      'devices=11r3x2_13px3',
      withoutPass,
    ),
    'link Headset': { address: '/device/detail?id=11' },
    'button Fewer of Headset': change(
      1,
      headset(1),
      'option=101003&devices=11r3_13px3',
      sum(5, '1,648,650', '1,645,650'),
    ),
    'button More of Headset': change(
      3,
      headset(3),
      'option=101003&devices=11r3x3_13px3',
      sum(7, '1,927,950', '1,924,950'),
    ),
    'button Remove Headset': remove(
      'Headset',
      '2 ',
      ['11r3', headset(2)],
      of('Headset'),
      'option=101003&devices=13px3',
      withoutHeadsets,
      ofMember ? undefined : 'option=101003&devices=13px3_11r3x2',
    ),
    'link Wheel': { address: '/device/detail?id=13' },
    'button Fewer of Wheel': change(
      2,
      wheel(2),
      'option=101003&devices=11r3x2_13px2',
      sum(5, '1,308,300', '1,305,300'),
    ),
    'button More of Wheel': change(4, wheel(4), 'option=101003&devices=11r3x2_13px4', sum(7, '2,268,300', '2,265,300')),
    'button Remove Wheel': remove(
      'Wheel',
      '3 ',
      ['13p', wheel(3)],
      of('Wheel'),
      'option=101003&devices=11r3x2',
      sum(3, '348,300', '345,300'),
    ),
    'link Order': { address: '/order?option=101003&devices=11r3x2_13px3' },
    'button Copy a link to this basket': {
      copies: `${origin}/basket?option=101003&devices=11r3x2_13px3`,
      says: 'Copied',
      focus: 'button Copied',
      comes: ['button Copied'],
      goes: ['button Copy a link to this basket'],
    },
  }
}

export const visitorsBasket: ShopTable = {
  address: '/basket',
  basket: [pass, headsets, wheels],
  answers: [prices],
  controls: lines(() => []),
}

/** On a phone the list is the same; its link leads to the phone's pages. */
export const basketOnPhone: ShopTable = {
  ...visitorsBasket,
  layout: 'mobile',
  controls: lines(() => [], 'https://m.shop.example'),
}

const changeSchema = v.object({ put: v.array(basketEntrySchema), remove: v.array(v.string()) })

export const membersBasket: ShopTable = {
  ...visitorsBasket,
  isMember: true,
  answers: [
    prices,
    answer(basket, [pass, headsets, wheels]),
    answer(changeBasket, ({ before }) => {
      const changes = before.flatMap((call) =>
        call.startsWith('PUT ') ? [v.parse(changeSchema, JSON.parse(call.replace(/^[^{]*/, '')))] : [],
      )
      const all = [pass, headsets, wheels].map((entry) => [selectionKey(entry.item), entry] as const)
      const kept = new Map(all)
      for (const { put, remove } of changes) {
        for (const key of remove) kept.delete(key)
        for (const entry of put) kept.set(selectionKey(entry.item), entry)
      }
      return all.flatMap(([key]) => kept.get(key) ?? [])
    }),
  ],
  controls: lines((put, remove) => [`PUT /member/my/basket {"put":[${put}],"remove":[${remove}]}`]),
}

/** A link that is another basket. */
const linked = (pieces: string, query: string, text: string, goes: readonly string[] = []): Row => ({
  calls: [read(query)],
  address: `/basket?${query}`,
  says: `${pieces}${text}`,
  goes,
})

const put = 'button Put these in your basket'
const toOwn: Row = {
  says: 'They’re in your basket, with what was there before.',
  focus: 'link See your basket',
  comes: ['link See your basket'],
  goes: [put],
}

export const linkedBasket: ShopTable = {
  address: '/basket?option=101003&devices=11r3x2',
  answers: [prices],
  controls: {
    'link Welding': { address: '/contents/detail?id=101' },
    'link Remove Welding': {
      ...linked('', 'devices=11r3x2', 'Subtotal (2 items)₩279,300Delivery fee₩6,000Total₩285,300', [
        'link Welding',
        'link Remove Welding',
      ]),
      focus: 'h1 A basket from a link',
    },
    'link Headset': { address: '/device/detail?id=11' },
    'link Fewer of Headset': {
      ...linked('1 ', 'option=101003&devices=11r3', sum(2, '208,650', '205,650')),
      comes: ['button Fewer of Headset'],
      focus: 'h1 A basket from a link',
      goes: ['link Fewer of Headset'],
    },
    'link More of Headset': linked('3 ', 'option=101003&devices=11r3x3', sum(4, '487,950', '484,950')),
    'link Remove Headset': {
      ...linked('', 'option=101003', 'Subtotal (1 item)₩69,000Discount−₩9,000Total₩60,000', [
        'link Headset',
        'link Fewer of Headset',
        'link More of Headset',
        'link Remove Headset',
      ]),
      focus: 'h1 A basket from a link',
    },
    'link Order': { address: '/order?option=101003&devices=11r3x2' },
    [put]: toOwn,
  },
}

export const membersLinkedBasket: ShopTable = {
  ...linkedBasket,
  isMember: true,
  basket: [wheels],
  answers: [prices, answer(basket, [wheels]), answer(changeBasket, [wheels, pass, headsets])],
  controls: {
    ...linkedBasket.controls,
    [put]: {
      ...toOwn,
      calls: [
        'PUT /member/my/basket {"put":[{"item":{"kind":"course","option":101003,"quantity":1},"seen_amt":60000},{"item":{"kind":"device","device":11,"sale_type":"rental","months":3,"quantity":2},"seen_amt":139650}],"remove":[]}',
      ],
    },
  },
}

export const emptyBasket: ShopTable = {
  address: '/basket',
  answers: [],
  controls: {
    'link Try a free lesson': { address: '/#free-lessons' },
    'link Browse courses': { address: '/contents' },
    'link Browse devices': { address: '/device' },
  },
}
