import { describe, expect, expectTypeOf, it } from 'vitest'
import { allCodes, type ErrorCode, isCode, kindOf, type SuccessCode } from './code-catalogue.ts'
import { statusOf } from './code-status.ts'
import * as codes from './codes.ts'

describe('the catalogue of codes', () => {
  it('holds the 44 errors and 5 successes of the specification', () => {
    const ofMembers = allCodes.filter((code) => code.startsWith('MB'))
    expect(ofMembers.filter((code) => kindOf(code) === 'error')).toHaveLength(44)
    expect(ofMembers.filter((code) => kindOf(code) === 'success')).toHaveLength(5)
  })

  it('has one name and one flow for each code', () => {
    const values: string[] = Object.values(codes)
    expect(new Set(values).size).toBe(values.length)
    expect(allCodes.toSorted()).toEqual(values.toSorted())
  })

  it('has literal types, so that a removed name does not compile', () => {
    expectTypeOf<typeof codes.oneTimeCodeExpired>().toEqualTypeOf<'MB21102404'>()
    expectTypeOf<'MB21102404'>().toExtend<ErrorCode>()
    expectTypeOf<'MB21000200'>().toExtend<SuccessCode>()
    expectTypeOf<'MB21000200'>().not.toExtend<ErrorCode>()
  })
})

describe('statusOf', () => {
  it('is what the last three digits of a code name', () => {
    const wrong = allCodes.filter((code) => code !== '4040011' && !code.endsWith(String(statusOf(code))))
    expect(wrong).toEqual([])
    expect(statusOf('4040011')).toBe(404)
  })

  it('is a status that HTTP has', () => {
    const known = [200, 400, 403, 404, 409, 429, 500, 503]
    expect(allCodes.filter((code) => !known.includes(statusOf(code)))).toEqual([])
  })
})

describe('kindOf', () => {
  it('is success for status 200 alone', () => {
    const wrong = allCodes.filter((code) => (kindOf(code) === 'success') !== (statusOf(code) === 200))
    expect(wrong).toEqual([])
  })
})

describe('isCode', () => {
  it('tells a code of the catalogue from any other value', () => {
    expect(isCode('MB20002404')).toBe(true)
    for (const other of ['MB99999404', 'toString', '', 404, null, undefined, {}]) expect(isCode(other)).toBe(false)
  })
})
