import { expect, test } from 'vitest'
import { withNext } from './next-path.ts'

test.each([
  ['/regist', undefined, '/regist'],
  ['/regist', '/order?course=101', '/regist?next=%2Forder%3Fcourse%3D101'],
  ['/login?tab=simple', '/order', '/login?tab=simple&next=%2Forder'],
])('carries on from %s to %s', (path, next, expected) => {
  expect(withNext(path, next)).toBe(expected)
})
