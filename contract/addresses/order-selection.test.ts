import * as v from 'valibot'
import { expect, test } from 'vitest'
import { basketParameters, orderParameters } from './order-addresses.ts'
import {
  courseOrderPath,
  deviceOrderPath,
  orderAgainPath,
  selectedItems,
  selectedItemsSchema,
  selectionKey,
  selectionSearch,
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
        devices: v.optional(orderParameters.devices),
        device: v.optional(orderParameters.device),
        sale_type: v.optional(orderParameters.sale_type),
        months: v.optional(orderParameters.months),
        quantity: v.optional(orderParameters.quantity),
      }),
      {
        option: read('option'),
        devices: read('devices'),
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
  '/order?device=7&sale_type=purchase&devices=13p',
  '/order?devices=13',
  '/order?devices=13px11',
  '/order?devices=13r',
])('%s says nothing', (path) => expect(itemsAt(path)).toEqual([]))

test('orders previous items again', () => {
  const pass = { kind: 'subscription', course: 101, option_idx: 101_003, device: null, months: 3, quantity: 1 }
  const kit = { kind: 'goods', course: 101, option_idx: 101_501, device: null, months: 0, quantity: 2 }
  const rental = { kind: 'rental', course: null, option_idx: null, device: 7, months: 3, quantity: 1 }
  expect(orderAgainPath([pass, kit])).toBe('/order?course=101&option=101003_101501x2')
  expect(orderAgainPath([rental])).toBe('/order?device=7&sale_type=rental&months=3')
  expect(orderAgainPath([{ ...rental, kind: 'purchase', months: 0, quantity: 2 }])).toBe(
    '/order?device=7&sale_type=purchase&quantity=2',
  )
  expect(orderAgainPath([pass, rental])).toBe('/order?option=101003&devices=7r3')
  expect(orderAgainPath([pass, { ...pass, course: 102, option_idx: 102_012 }])).toBe('/order?option=101003_102012')
  expect(
    orderAgainPath([
      { ...rental, kind: 'purchase', months: 0 },
      { ...rental, device: 11, quantity: 2 },
    ]),
  ).toBe('/order?devices=7p_11r3x2')
  expect(orderAgainPath([{ ...rental, device: null }])).toBeUndefined()
  expect(orderAgainPath([])).toBeUndefined()
})

test('lines of a basket are read from an address as they are written', () => {
  const pass = { kind: 'course', option: 101_003, quantity: 1 } as const
  const kit = { kind: 'course', option: 204_501, quantity: 2 } as const
  const rental = { kind: 'device', device: 11, sale_type: 'rental', months: 3, quantity: 2 } as const
  const purchase = { kind: 'device', device: 13, sale_type: 'purchase', months: 0, quantity: 1 } as const
  expect(selectionSearch([pass, rental, kit, purchase])).toEqual({ option: '101003_204501x2', devices: '11r3x2_13p' })
  expect(itemsAt('/order?option=101003_204501x2&devices=11r3x2_13p')).toEqual([pass, kit, rental, purchase])
  expect([pass, rental, purchase].map(selectionKey)).toEqual(['101003', '11r3', '13p'])
  expect(selectionSearch([])).toEqual({ option: undefined, devices: undefined })
})

test('an address of the order form takes ten lines, one of a basket forty', () => {
  const options = (count: number) => Array.from({ length: count }, (_, index) => 101_001 + index).join('_')
  expect(v.is(orderParameters.option, options(10))).toBe(true)
  expect(v.is(orderParameters.option, options(11))).toBe(false)
  expect(v.is(basketParameters.option, options(40))).toBe(true)
  expect(v.is(basketParameters.option, options(41))).toBe(false)
})
