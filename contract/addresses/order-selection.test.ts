import * as v from 'valibot'
import { expect, test } from 'vitest'
import { orderParameters } from './order-addresses.ts'
import {
  courseOrderPath,
  deviceOrderPath,
  orderAgainPath,
  selectedItems,
  selectedItemsSchema,
} from './order-selection.ts'

/** What an address says, as a route reads it. */
function itemsAt(path: string) {
  const search = Object.fromEntries(new URL(path, 'http://shop.example').searchParams)
  const read = (name: keyof typeof orderParameters) => {
    const value = v.safeParse(orderParameters[name], search[name])
    return value.success ? value.output : undefined
  }
  return selectedItems(
    v.parse(
      v.object({
        option: v.optional(orderParameters.option),
        device: v.optional(orderParameters.device),
        sale_type: v.optional(orderParameters.sale_type),
        months: v.optional(orderParameters.months),
        quantity: v.optional(orderParameters.quantity),
      }),
      {
        option: read('option'),
        device: read('device'),
        sale_type: read('sale_type'),
        months: read('months'),
        quantity: read('quantity'),
      },
    ),
  )
}

test('an address names the items, and is written as it is read', () => {
  const options = [{ idx: 101_003 }, { idx: 101_501, quantity: 2 }]
  expect(courseOrderPath(101, options)).toBe('/order?course=101&option=101003_101501x2')
  expect(itemsAt(courseOrderPath(101, options))).toEqual([
    { kind: 'course', option: 101_003, quantity: 1 },
    { kind: 'course', option: 101_501, quantity: 2 },
  ])
  const rental = { sale_type: 'rental', months: 3, quantity: 2 } as const
  expect(deviceOrderPath(7, rental)).toBe('/order?device=7&sale_type=rental&months=3&quantity=2')
  expect(itemsAt(deviceOrderPath(7, rental))).toEqual([{ kind: 'device', device: 7, ...rental }])
  expect(itemsAt(deviceOrderPath(7, { sale_type: 'purchase' }))).toEqual([
    { kind: 'device', device: 7, sale_type: 'purchase', months: 0, quantity: 1 },
  ])
})

test('an address rents a device for one month or more', () => {
  expect(itemsAt('/order?device=7&sale_type=rental&months=1')).toEqual([
    { kind: 'device', device: 7, sale_type: 'rental', months: 1, quantity: 1 },
  ])
})

test('only an address that rents names months', () => {
  expect(deviceOrderPath(7, { sale_type: 'purchase', months: 3 })).toBe('/order?device=7&sale_type=purchase')
  expect(deviceOrderPath(7, { sale_type: 'rental' })).toBe('/order?device=7&sale_type=rental')
})

test('an item is one piece, and a device is bought, unless the call says otherwise', () => {
  const items = [
    { kind: 'course', option: 101_003 },
    { kind: 'device', device: 7, sale_type: 'purchase' },
  ]
  expect(v.parse(selectedItemsSchema, items)).toEqual([
    { kind: 'course', option: 101_003, quantity: 1 },
    { kind: 'device', device: 7, sale_type: 'purchase', months: 0, quantity: 1 },
  ])
})

test.each([
  '/order',
  '/order?course=101',
  '/order?option=abc',
  '/order?option=101003x0',
  '/order?option=101003x11',
  '/order?device=7',
  '/order?device=7&sale_type=rental',
  '/order?device=7&sale_type=purchase&months=3',
  '/order?device=7&sale_type=loan',
  '/order?device=7&sale_type=purchase&option=101003',
])('%s says nothing', (path) => expect(itemsAt(path)).toEqual([]))

test('orders previous items again, as far as one form can', () => {
  const pass = { kind: 'subscription', course: 101, option_idx: 101_003, device: null, months: 3, quantity: 1 }
  const kit = { kind: 'goods', course: 101, option_idx: 101_501, device: null, months: 0, quantity: 2 }
  const rental = { kind: 'rental', course: null, option_idx: null, device: 7, months: 3, quantity: 1 }
  expect(orderAgainPath([pass, kit])).toBe('/order?course=101&option=101003_101501x2')
  expect(orderAgainPath([rental])).toBe('/order?device=7&sale_type=rental&months=3')
  expect(orderAgainPath([{ ...rental, kind: 'purchase', months: 0, quantity: 2 }])).toBe(
    '/order?device=7&sale_type=purchase&quantity=2',
  )
  expect(orderAgainPath([pass, rental])).toBeUndefined()
  expect(orderAgainPath([rental, rental])).toBeUndefined()
  expect(orderAgainPath([{ ...pass, course: null }])).toBeUndefined()
  expect(orderAgainPath([{ ...rental, device: null }])).toBeUndefined()
  expect(orderAgainPath([])).toBeUndefined()
})
