import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { checkoutSearchSchema, orderFailedSearchSchema } from './checkout.search.ts'
import { contentPath, formBeginning, itemsOf, orderPath, orderPathWith } from './checkout.url.ts'

const read = (parameters: Record<string, string>) => v.parse(checkoutSearchSchema, parameters)

describe('the path of the order form', () => {
  test('has the items, and ignores invalid parameters', () => {
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

  test('changes the quantity of one item and keeps the others', () => {
    const search = read({ course: '101', option: '101003_101500x2' })
    expect(orderPathWith(search, 1, 3)).toBe('/order?course=101&option=101003_101500x3')
    expect(orderPathWith(search, 1, 1)).toBe('/order?course=101&option=101003_101500')
    const device = read({ device: '11', sale_type: 'purchase' })
    expect(orderPathWith(device, 0, 4)).toBe('/order?device=11&sale_type=purchase&quantity=4')
  })

  test('leaves out the parameters of a return, so that the path opens the form alone', () => {
    const search = read({ course: '101', option: '101003', decline: 'over_limit', order: '20261121-7QK2M9XD' })
    expect(orderPath(search)).toBe('/order?course=101&option=101003')
    expect(formBeginning(search)).toMatchObject({ entry: 'form', decline: 'over_limit' })
  })
})

test('accepts only the order form as the path to order again', () => {
  const again = (path: string) => v.parse(orderFailedSearchSchema, { again: path }).again
  expect(again('/order?course=101&option=101003')).toBe('/order?course=101&option=101003')
  expect(again('//evil.example/order')).toBeUndefined()
  expect(again('/orders')).toBeUndefined()
})

test('links back to the page where the purchase started', () => {
  expect(contentPath({ course: 101, device: undefined })).toBe('/contents/detail?id=101')
  expect(contentPath({ course: undefined, device: 11 })).toBe('/device/detail?id=11')
  expect(contentPath({ course: undefined, device: undefined })).toBe('/contents')
})
