import * as v from 'valibot'
import { expect, test } from 'vitest'
import { randomUuid } from './uuid.ts'

test('makes valid UUIDs of version 4, each another', () => {
  const made = Array.from({ length: 500 }, randomUuid)
  for (const each of made) {
    expect(v.is(v.pipe(v.string(), v.uuid()), each)).toBe(true)
    expect(each).toMatch(/^.{14}4.{4}[89ab]/)
  }
  expect(new Set(made).size).toBe(500)
})
