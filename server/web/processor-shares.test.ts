import { expect, test } from 'vitest'
import { measureShares } from './processor-shares.ts'

test('charges work that runs alone for all of its time', () => {
  let time = 100
  const shares = measureShares(() => time)
  time = 200
  const end = shares.begin()
  time = 212
  expect(end()).toBe(12)
})

test('divides the time in which two pieces of work overlap', () => {
  let time = 0
  const shares = measureShares(() => time)
  const endFirst = shares.begin()
  time = 10
  const endSecond = shares.begin()
  time = 14
  expect(endFirst()).toBe(12)
  time = 20
  expect(endSecond()).toBe(8)
})
