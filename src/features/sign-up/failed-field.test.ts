import { describe, expect, test } from 'vitest'
import type { Code } from '../../../contract/codes.ts'
import { networkFailure } from '../../../machines/models/samples.ts'
import { refusal } from '../../../machines/failure.ts'
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
    expect(fieldOf(refusal(code))).toBe(field)
  })

  test('goes by the field that the answer names, however deep it lies', () => {
    expect(fieldOf({ ...refusal('MB11001400'), field: 'email' })).toBe('email')
    expect(fieldOf({ ...refusal('PR10002400'), field: 'belonging.scnm' })).toBe('scnm')
  })

  test('is above the form for what belongs to no field', () => {
    expect(fieldOf(networkFailure)).toBeUndefined()
    expect(fieldOf(refusal('MB10013500'))).toBeUndefined()
    expect(fieldOf(undefined)).toBeUndefined()
  })
})
