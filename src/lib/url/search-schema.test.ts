import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from '../../../contract/addresses/search-params.ts'
import { idParameter, pageParameter, textParameter } from './search-schema.ts'

const schema = v.object({ page: pageParameter, id: idParameter, q: textParameter(5) })

test('takes what fits', () => {
  expect(v.parse(schema, { page: '3', id: '101', q: ' 용접 ' })).toEqual({ page: 3, id: 101, q: '용접' })
})

test('counts the default page and blank words as absent, so that equal pages have equal addresses', () => {
  expect(v.parse(schema, { page: '1', q: '   ' })).toEqual({})
})

test('cuts a long word', () => {
  expect(v.parse(schema, { q: 'welding' })).toEqual({ q: 'weldi' })
})

test('cuts no character in two', () => {
  expect(v.parse(schema, { q: 'weld🙂' })).toEqual({ q: 'weld' })
})

test('brings no text that a call would refuse', () => {
  expect(parseSearch('?q=%00weld%00&id=%ED%A0%80')).toEqual({ q: 'weld', id: '\ufffd\ufffd\ufffd' })
})

test('never fails, whatever stands in the address', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.double(), fc.constant(null))), (search) => {
      expect(v.safeParse(schema, search).success).toBe(true)
    }),
  )
})

test('reads back what it wrote', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.string({ minLength: 1 })), (search) => {
      const plain = Object.fromEntries(Object.entries(search).filter(([name]) => name !== '__proto__'))
      expect(parseSearch(stringifySearch(plain))).toEqual(plain)
    }),
  )
})
