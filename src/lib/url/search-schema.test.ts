import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  basketParameters,
  orderNumberSchema,
  paymentIdSchema,
  saleTypeSchema,
} from '#contract/addresses/order-addresses.ts'
import { parseSearch, stringifySearch } from '#contract/addresses/search-params.ts'
import { idListSchema } from '#contract/protocol/paging.ts'
import { idParameter, optional, pageParameter, textParameter } from './search-schema.ts'

const schema = v.object({ page: pageParameter, id: idParameter, q: textParameter(5) })

test('takes what fits', () => {
  expect(v.parse(schema, { page: '3', id: '101', q: ' 용접 ' })).toEqual({ page: 3, id: 101, q: '용접' })
})

test('counts the default page and blank words as absent, so that equal pages have equal addresses', () => {
  expect(v.parse(schema, { page: '1', q: '   ' })).toEqual({})
})

const order = '20261121-7K2M9QXA'
const payment = '0b1c2d3e-4f50-4617-8899-aabbccddeeff'
const shared = v.object({
  id: idParameter,
  page: pageParameter,
  order: optional(orderNumberSchema),
  payment: optional(paymentIdSchema),
  option: optional(basketParameters.option),
  devices: optional(basketParameters.devices),
  courses: optional(idListSchema),
  type: optional(saleTypeSchema),
  q: textParameter(20),
})

test.each([
  ['a particle', '을'],
  ['a particle and more words', '로 가면 됩니다'],
  ['a bracket', ')'],
  ['a bracket and a full stop', ').'],
  ['a full stop', '.'],
  ['a full stop and words', '. 감사합니다'],
  ['a comma', ','],
  ['a question mark', '?'],
  ['a closing quotation mark', '”'],
  ['an angle bracket', '>'],
  ['asterisks', '**'],
  ['a zero-width space', '\u200b'],
  ['a mark of direction', '\u202c'],
  ['a no-break space', '\u00a0'],
  ['a line break', '\r\n'],
  ['an ideographic full stop', '。'],
])('reads ids that have %s glued to their end', (_, tail) => {
  expect(v.parse(shared, parseSearch(`?id=${encodeURIComponent(`101${tail}`)}`))).toEqual({ id: 101 })
  const written = {
    page: '3',
    order,
    payment,
    option: '101003_101501x2',
    devices: '11r3x2_13p',
    courses: '101,102',
    type: 'rental',
  }
  const glued = Object.fromEntries(Object.entries(written).map(([name, value]) => [name, `${value}${tail}`]))
  expect(v.parse(shared, glued)).toEqual({ ...written, page: 3, courses: [101, 102] })
})

test.each(['3.5', '1,5', '1e3', '03x', '101a', '101-', '-1', '을', '.', '', '101.5.', '0을'])(
  'takes %j for no id',
  (id) => {
    expect(v.parse(shared, { id })).toEqual({})
  },
)

test('leaves words as they are', () => {
  expect(v.parse(shared, { q: 'VR을 배우자.' })).toEqual({ q: 'VR을 배우자.' })
})

test('cuts a long word', () => {
  expect(v.parse(schema, { q: 'welding' })).toEqual({ q: 'weldi' })
})

test('cuts no character in two', () => {
  expect(v.parse(schema, { q: 'weld🙂' })).toEqual({ q: 'weld' })
})

test('brings no text that a call would refuse', () => {
  expect(parseSearch('?q=%00weld%00&id=%ED%A0%80')).toEqual({ q: 'weld', id: '\ufffd\ufffd\ufffd' })
})

test('never fails, whatever stands in the address', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.double(), fc.constant(null))), (search) => {
      expect(v.safeParse(schema, search).success).toBe(true)
    }),
  )
})

test('reads back what it wrote', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.string({ minLength: 1 })), (search) => {
      const plain = Object.fromEntries(Object.entries(search).filter(([name]) => name !== '__proto__'))
      expect(parseSearch(stringifySearch(plain))).toEqual(plain)
    }),
  )
})
