import { describe, expect, test } from 'vitest'
import type { Code } from '#contract/protocol/code-catalogue.ts'
import * as codes from '#contract/protocol/codes.ts'
import { errorWithCode } from '#machines/api-error-data.ts'
import { networkErrorData } from '#tests/flows/samples/samples.ts'
import { type DetailField, fieldOf } from './failed-field.ts'

describe('fieldOf', () => {
  test.each<readonly [Code, DetailField]>([
    [codes.useridInvalid, 'userid'],
    [codes.alreadyInUse, 'userid'],
    [codes.signUpPasswordInvalid, 'pwd'],
    [codes.signUpPasswordMismatch, 'pwd_confirm'],
    [codes.phoneInvalid, 'phone'],
    [codes.emailInvalid, 'email'],
    [codes.humanCheckFailed, 'human_check'],
  ])('%s: at the field %s', (code, field) => {
    expect(fieldOf(errorWithCode(code))).toBe(field)
  })

  test('is the field in the answer, at any depth', () => {
    expect(fieldOf({ ...errorWithCode(codes.alreadyInUse), field: 'email' })).toBe('email')
    expect(fieldOf({ ...errorWithCode(codes.invalidRequest), field: 'belonging.scnm' })).toBe('scnm')
  })

  test('is undefined for errors of no field', () => {
    expect(fieldOf(networkErrorData)).toBeUndefined()
    expect(fieldOf(errorWithCode(codes.signUpMailUnavailable))).toBeUndefined()
    expect(fieldOf(undefined)).toBeUndefined()
  })
})
