import * as v from 'valibot'
import { describe, expect, it, test } from 'vitest'
import { deskEndpoints } from '../desk/endpoints.ts'
import { endpoints } from '../endpoints.ts'
import { daySchema } from './quantities.ts'

test.each([
  ['2026-02-28', true],
  ['2024-02-29', true],
  ['1900-01-01', true],
  ['9998-12-31', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-01-00', false],
  ['0000-01-01', false],
  ['1899-12-31', false],
  ['9999-01-01', false],
  ['20260228', false],
  ['2026-2-8', false],
])('%s is a day of the calendar: %s', (text, isDay) => {
  expect(v.is(daySchema, text)).toBe(isDay)
})

describe('every call', () => {
  const fields = [...endpoints, ...deskEndpoints].flatMap(({ name, query, body }) =>
    Object.entries({ ...query?.entries, ...body?.entries }).map(([field, schema]) => ({ name, field, schema })),
  )
  // The beginning of an order number is one that others take as well.
  const days = fields.filter(
    ({ schema }) => v.is(schema, '2026-02-28') && ['2026-2', 'no day'].every((other) => !v.is(schema, other)),
  )

  it('that takes a day takes none that the calendar lacks', () => {
    expect(days.length).toBeGreaterThan(10)
    const wrong = days.filter(({ schema }) => v.is(schema, '2026-02-30') || v.is(schema, '0000-01-01'))
    expect(wrong.map(({ name, field }) => `${name} ${field}`)).toEqual([])
  })
})
