import { expect, test } from 'vitest'
import { carrierName, carriers, trackingAddress } from './carriers.ts'

test('names a carrier in both languages, and another one as it was typed', () => {
  expect(carrierName('우체국택배', 'en')).toBe('Korea Post')
  expect(carrierName('우체국택배', 'ko')).toBe('우체국택배')
  expect(carrierName('Quick service', 'ko')).toBe('Quick service')
})

test('leads to the carrier’s page of a parcel by its digits, and nowhere for another carrier', () => {
  expect(trackingAddress('CJ대한통운', '1234-5678')).toBe(
    'https://trace.cjlogistics.com/next/tracking.html?wblNo=12345678',
  )
  expect(trackingAddress('Quick service', '1234')).toBeUndefined()
})

test('has secure addresses, and each name once', () => {
  expect(carriers.every(({ tracking }) => tracking.startsWith('https://'))).toBe(true)
  expect(new Set(carriers.map(({ name }) => name)).size).toBe(carriers.length)
})
