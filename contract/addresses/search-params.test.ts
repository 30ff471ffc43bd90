import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './search-params.ts'

test('every value of an address is text, without characters that no call accepts', () => {
  expect(parseSearch('?page=2&title=a%00b&title=c%00d')).toEqual({ page: '2', title: 'cd' })
  expect(parseSearch('')).toEqual({})
})

test.each([
  [{}, ''],
  [{ title: undefined, state: null, tag: '' }, ''],
  [{ title: '', page: 2 }, '?page=2'],
  [{ title: null, page: 0 }, '?page=0'],
  [{ open: false, title: '가 나&' }, '?open=false&title=%EA%B0%80+%EB%82%98%26'],
])('an address leaves out what is empty, and nothing else: %o', (search, text) => {
  expect(stringifySearch(search)).toBe(text)
})
