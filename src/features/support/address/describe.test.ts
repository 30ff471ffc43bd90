import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  atParameter,
  idParameter,
  nextParameter,
  optional,
  pageParameter,
  textParameter,
} from '#lib/url/search-schema.ts'
import { allowedBy, parametersOf, understands } from './describe.ts'

test('allowedBy describes each kind of parameter from its schema', () => {
  expect(allowedBy(pageParameter)).toEqual({ kind: 'number', least: 2, most: 100_000 })
  expect(allowedBy(idParameter)).toEqual({ kind: 'number', least: 1, most: undefined })
  expect(allowedBy(optional(v.picklist(['simple', 'qr'])))).toEqual({ kind: 'choice', values: ['simple', 'qr'] })
  expect(allowedBy(textParameter(40))).toEqual({ kind: 'text', longest: 40 })
  expect(allowedBy(atParameter)).toEqual({ kind: 'text', longest: 64 })
  expect(allowedBy(nextParameter)).toEqual({ kind: 'path' })
  expect(allowedBy(optional(v.pipe(v.string(), v.uuid())))).toEqual({ kind: 'identifier' })
  expect(allowedBy(optional(v.string()))).toEqual({ kind: 'text', longest: undefined })
})

test('allowedBy lists numeric choices as they appear in an address', () => {
  const size = optional(v.pipe(v.union([v.number(), v.pipe(v.string(), v.transform(Number))]), v.picklist([20, 24])))
  expect(allowedBy(size)).toEqual({ kind: 'choice', values: ['20', '24'] })
})

test('understands accepts valid values and rejects ignored ones', () => {
  expect(understands(pageParameter, '2')).toBe(true)
  expect(understands(pageParameter, '1')).toBe(false)
  expect(understands(nextParameter, '//elsewhere.example')).toBe(false)
})

test('parametersOf finds the parameters of a route, and none without a schema', () => {
  const route = v.object({ page: pageParameter, q: textParameter(10) })
  expect([...parametersOf(route).keys()]).toEqual(['page', 'q'])
  expect(parametersOf(undefined).size).toBe(0)
})
