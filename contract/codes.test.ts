import { expect, test } from 'vitest'
import { codes, isCode, statusOf, type Code } from './codes.ts'

const all = Object.keys(codes).filter(isCode)

test('every code has the status that its last digits name', () => {
  const wrong = all.filter((code) => code !== '4040011' && !code.endsWith(String(statusOf(code))))
  expect(wrong).toEqual([])
  expect(statusOf('4040011')).toBe(404)
})

test('every status is one that HTTP has', () => {
  const known = [200, 400, 403, 404, 409, 429, 500, 503]
  expect(all.filter((code) => !known.includes(statusOf(code)))).toEqual([])
})

test('a success has status 200, an error has not', () => {
  const wrong = all.filter((code) => (codes[code].kind === 'success') !== (statusOf(code) === 200))
  expect(wrong).toEqual([])
})

test('holds the whole catalogue', () => {
  const ofMembers = all.filter((code) => code.startsWith('MB'))
  expect(ofMembers.filter((code) => codes[code].kind === 'error')).toHaveLength(44)
  expect(ofMembers.filter((code) => codes[code].kind === 'success')).toHaveLength(5)
})

test('knows a code of the catalogue from any other value', () => {
  const code: Code = 'MB20002404'
  expect(isCode(code)).toBe(true)
  for (const other of ['MB99999404', 'toString', '', 404, null, undefined, {}]) expect(isCode(other)).toBe(false)
})
