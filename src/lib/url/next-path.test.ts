import { expect, test } from 'vitest'
import { pathAfterLogin, withNext } from './next-path.ts'

test.each([
  ['/regist', undefined, '/regist'],
  ['/regist', '/order?course=101', '/regist?next=%2Forder%3Fcourse%3D101'],
  ['/login?tab=simple', '/order', '/login?tab=simple&next=%2Forder'],
])('carries on from %s to %s', (path, next, expected) => {
  expect(withNext(path, next)).toBe(expected)
})

test.each([
  ['/mypage', {}, '/mypage'],
  ['/mypage/history/detail', { id: '20261121-7QK2M9XD' }, '/mypage/history/detail?id=20261121-7QK2M9XD'],
  ['/order', { course: 101, delivery: 'bell', at: 'editing', idfc_id: 'x' }, '/order?course=101&delivery=bell'],
])('returns to %s with %j, without a shown state and a verification', (pathname, search, expected) => {
  expect(pathAfterLogin(pathname, search)).toBe(expected)
})
