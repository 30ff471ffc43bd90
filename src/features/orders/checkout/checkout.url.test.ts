import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { orderFailedSearchSchema, orderSearchSchema } from './checkout.search.ts'
import { contentPath, formBeginning, itemsOf, orderPath, orderPathWith, resultBeginning } from './checkout.url.ts'

const read = (parameters: Record<string, string>) => v.parse(orderSearchSchema, parameters)

describe('the address of the order form', () => {
  test('says what is bought, and takes nothing that does not fit', () => {
    expect(itemsOf(read({ course: '101', option: '101003_101500x2' }))).toEqual([
      { kind: 'course', option: 101003, quantity: 1 },
      { kind: 'course', option: 101500, quantity: 2 },
    ])
    expect(itemsOf(read({ device: '11', sale_type: 'rental', months: '3' }))).toEqual([
      { kind: 'device', device: 11, sale_type: 'rental', months: 3, quantity: 1 },
    ])
    expect(itemsOf(read({ device: '11', sale_type: 'stolen' }))).toEqual([])
    expect(itemsOf(read({ option: '101003x99' }))).toEqual([])
  })

  test('changes the pieces of one thing and leaves the others', () => {
    const search = read({ course: '101', option: '101003_101500x2' })
    expect(orderPathWith(search, 1, 3)).toBe('/order?course=101&option=101003_101500x3')
    expect(orderPathWith(search, 1, 1)).toBe('/order?course=101&option=101003_101500')
    const device = read({ device: '11', sale_type: 'purchase' })
    expect(orderPathWith(device, 0, 4)).toBe('/order?device=11&sale_type=purchase&quantity=4')
  })

  test('leaves out what one came back from, so that the way back is the form alone', () => {
    const search = read({ course: '101', option: '101003', decline: 'over_limit', order: '20261121-7QK2M9XD' })
    expect(orderPath(search)).toBe('/order?course=101&option=101003')
    expect(formBeginning(search)).toMatchObject({ entry: 'form', decline: 'over_limit' })
  })
})

test('confirms only what the payment window has brought back whole', () => {
  const order = '20261121-7QK2M9XD'
  const payment = '00000000-0000-4000-8000-000000000001'
  expect(resultBeginning({ order, payment, payment_key: 'key', amount: 1, at: undefined }).returned).toEqual({
    payment_id: payment,
    payment_key: 'key',
    amount: 1,
  })
  const half = { order, payment, payment_key: undefined, amount: 1, at: undefined }
  expect(resultBeginning(half).returned).toBeUndefined()
})

test('orders again at the order form alone, whatever the address says', () => {
  const again = (path: string) => v.parse(orderFailedSearchSchema, { again: path }).again
  expect(again('/order?course=101&option=101003')).toBe('/order?course=101&option=101003')
  expect(again('//evil.example/order')).toBeUndefined()
  expect(again('/orders')).toBeUndefined()
})

test('leads back to where the purchase came from', () => {
  expect(contentPath({ course: 101, device: undefined })).toBe('/contents/detail?id=101')
  expect(contentPath({ course: undefined, device: 11 })).toBe('/device/detail?id=11')
  expect(contentPath({ course: undefined, device: undefined })).toBe('/contents')
})
