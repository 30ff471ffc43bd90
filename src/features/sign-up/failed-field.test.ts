import { describe, expect, test } from 'vitest'
import type { Code } from '../../../contract/codes.ts'
import { networkErrorData } from '../../../machines/models/samples.ts'
import { errorWithCode } from '../../../machines/api-error-data.ts'
import { type DetailField, fieldOf } from './failed-field.ts'

describe('where a refusal is shown', () => {
  test.each<readonly [Code, DetailField]>([
    ['MB10001400', 'userid'],
    ['MB11001400', 'userid'],
    ['MB10002400', 'pwd'],
    ['MB10003400', 'pwd_confirm'],
    ['MB10004400', 'phone'],
    ['MB10005400', 'email'],
    ['PR11006400', 'human_check'],
  ])('%s: at the field %s', (code, field) => {
    expect(fieldOf(errorWithCode(code))).toBe(field)
  })

  test('goes by the field that the answer names, however deep it lies', () => {
    expect(fieldOf({ ...errorWithCode('MB11001400'), field: 'email' })).toBe('email')
    expect(fieldOf({ ...errorWithCode('PR10002400'), field: 'belonging.scnm' })).toBe('scnm')
  })

  test('is above the form for what belongs to no field', () => {
    expect(fieldOf(networkErrorData)).toBeUndefined()
    expect(fieldOf(errorWithCode('MB10013500'))).toBeUndefined()
    expect(fieldOf(undefined)).toBeUndefined()
  })
})
