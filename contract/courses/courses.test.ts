import { describe, expect, it } from 'vitest'
import { memberTypeOf } from './courses.ts'

describe('memberTypeOf', () => {
  const forBoth = { individual: { is_exist: true }, group: { is_exist: true } }
  const forIndividuals = { individual: { is_exist: true }, group: { is_exist: false } }
  const forGroups = { individual: { is_exist: false }, group: { is_exist: true } }

  it('is individual by default', () => {
    expect(memberTypeOf(forBoth, undefined)).toBe('IDV')
    expect(memberTypeOf(forBoth, 'GRP')).toBe('GRP')
    expect(memberTypeOf(forGroups, undefined)).toBe('GRP')
  })

  it('is the other member type when the course has no version for the requested one', () => {
    expect(memberTypeOf(forGroups, 'IDV')).toBe('GRP')
    expect(memberTypeOf(forIndividuals, 'GRP')).toBe('IDV')
  })
})
