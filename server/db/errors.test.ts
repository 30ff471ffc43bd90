import { expect, test } from 'vitest'
import { describeError, sqlState } from './errors.ts'

const driverError = Object.assign(new Error('duplicate key: kim@shop.example'), { code: '23505' })
const wrapped = new Error('Failed query: insert … params: kim@shop.example', { cause: driverError })

test('finds the SQLSTATE however deep it is wrapped', () => {
  expect(sqlState(driverError)).toBe('23505')
  expect(sqlState(new Error('outer', { cause: wrapped }))).toBe('23505')
})

test('takes no other code for an SQLSTATE', () => {
  expect(sqlState(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))).toBeUndefined()
  expect(sqlState('23505')).toBeUndefined()
})

test('describes a database error without its parameters', () => {
  expect(describeError(wrapped)).toEqual({ name: 'Error', state: '23505' })
})

test('describes any other error with message and stack', () => {
  expect(describeError(new TypeError('no such method'))).toMatchObject({
    name: 'TypeError',
    message: 'no such method',
    stack: expect.stringContaining('errors.test.ts'),
  })
  expect(describeError('thrown text')).toEqual({ name: 'string' })
})
