import { describe, expect, it } from 'vitest'
import { noChoice, sampleDevice } from '../device.fixture.ts'
import { amountsOf, choiceOf, maxQuantity, searchFor } from './terms.ts'

const device = sampleDevice()

describe('choiceOf', () => {
  it('is the shortest rental of one piece by default', () => {
    expect(choiceOf(device, noChoice)).toMatchObject({ saleType: 'rental', term: { subs_month: 1 }, quantity: 1 })
  })

  it('is the term, quantity or purchase in the address', () => {
    expect(choiceOf(device, { ...noChoice, months: 12, quantity: 2 })).toMatchObject({
      term: { subs_month: 12 },
      quantity: 2,
    })
    expect(choiceOf(device, { ...noChoice, sale_type: 'purchase' })).toEqual({
      saleType: 'purchase',
      term: undefined,
      quantity: 1,
    })
  })

  it('falls back to what the device offers', () => {
    expect(choiceOf(device, { ...noChoice, months: 5, quantity: 99 })).toMatchObject({
      term: { subs_month: 1 },
      quantity: 10,
    })
    const onlyRented = sampleDevice({ purchase: null })
    expect(choiceOf(onlyRented, { ...noChoice, sale_type: 'purchase' }).saleType).toBe('rental')
    const onlySold = sampleDevice({ rental: [] })
    expect(choiceOf(onlySold, { ...noChoice, months: 3 })).toMatchObject({ saleType: 'purchase', term: undefined })
  })

  it.each([
    noChoice,
    { ...noChoice, months: 3 },
    { ...noChoice, quantity: 4 },
    { ...noChoice, months: 12, quantity: 2 },
    { ...noChoice, sale_type: 'purchase' as const, quantity: 3 },
  ])('is written to the address as it was read: %o', (search) => {
    expect(searchFor(device, choiceOf(device, search))).toEqual(search)
  })

  it('leaves defaults out of the address', () => {
    expect(searchFor(device, choiceOf(device, { ...noChoice, months: 1 }))).toEqual(noChoice)
    const onlySold = sampleDevice({ rental: [] })
    expect(searchFor(onlySold, choiceOf(onlySold, { ...noChoice, sale_type: 'purchase' }))).toEqual(noChoice)
  })
})

describe('amountsOf', () => {
  it('are the whole term times the quantity, with delivery for each piece', () => {
    expect(amountsOf(device, choiceOf(device, { ...noChoice, months: 3, quantity: 2 }))).toEqual({
      goods: 279_300,
      delivery: 10_000,
      total: 289_300,
    })
  })

  it('are the delivery alone for a device that is neither rented nor sold', () => {
    const unavailable = sampleDevice({ rental: [], purchase: null })
    expect(amountsOf(unavailable, choiceOf(unavailable, noChoice))).toEqual({ goods: 0, delivery: 5_000, total: 5_000 })
  })

  it('are price and delivery for a purchase', () => {
    expect(amountsOf(device, choiceOf(device, { ...noChoice, sale_type: 'purchase' }))).toEqual({
      goods: 690_000,
      delivery: 5_000,
      total: 695_000,
    })
  })
})

it('limits the quantity to the stock and to ten, and shows the price of one piece when out of stock', () => {
  expect([0, 1, 4, 10, 500].map((stock) => maxQuantity({ stock }))).toEqual([1, 1, 4, 10, 10])
})
