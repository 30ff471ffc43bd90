import { DrizzleQueryError } from 'drizzle-orm'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { describeError, sqlState } from './errors.ts'

const driverError = Object.assign(new Error('duplicate key: kim@shop.example'), { code: '23505' })
const wrapped = new Error('Failed query: insert … params: kim@shop.example', { cause: driverError })

test('finds the SQLSTATE however deep it is wrapped', () => {
  expect(sqlState(driverError)).toBe('23505')
  expect(sqlState(new Error('outer', { cause: wrapped }))).toBe('23505')
})

test('does not treat other codes as an SQLSTATE', () => {
  expect(sqlState(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))).toBeUndefined()
  expect(sqlState('23505')).toBeUndefined()
})

test('describes a database error without its parameters', () => {
  expect(describeError(wrapped)).toEqual({ name: 'Error', state: '23505' })
})

test('describes one that never reached the database without its parameters', () => {
  const lost = new Error('write CONNECTION_CLOSED db:5432')
  expect(describeError(new DrizzleQueryError('insert …', ['kim@shop.example'], lost))).toEqual({
    name: 'Error',
    message: 'write CONNECTION_CLOSED db:5432',
  })
})

test('describes an invalid value by its path, not by its content', () => {
  const schema = v.object({ person: v.object({ phone: v.number() }) })
  const described = [{ person: { phone: '01023450142' } }, '01023450142'].map((value) => {
    try {
      return v.parse(schema, value)
    } catch (error) {
      return describeError(error)
    }
  })
  expect(described).toEqual([
    { name: 'ValiError', message: 'person.phone' },
    { name: 'ValiError', message: 'object' },
  ])
})

test('describes any other error with message and stack', () => {
  expect(describeError(new TypeError('no such method'))).toMatchObject({
    name: 'TypeError',
    message: 'no such method',
    stack: expect.stringContaining('errors.test.ts'),
  })
  expect(describeError('thrown text')).toEqual({ name: 'string' })
})
