import { expect, test } from 'vitest'
import { brokenPasswordRules, memberPasswordLengths, passwordSymbols, resetPasswordLengths } from './password.ts'

test.each([
  ['Secret1!', []],
  ['', ['length', 'letter', 'number', 'symbol']],
  ['Short1!', ['length']],
  ['12345678!', ['letter']],
  ['NoNumber!', ['number']],
  ['NoSymbol1', ['symbol']],
  ['Other1!%', ['others']],
  ['비밀Secret1!', ['others']],
  ['With space1!', ['others']],
])('tells which parts of the rule a password does not keep: "%s"', (password, rules) => {
  expect(brokenPasswordRules(password, memberPasswordLengths)).toEqual(rules)
})

test('accepts every listed symbol, and no other', () => {
  for (let code = 33; code < 127; code++) {
    const symbol = String.fromCharCode(code)
    if (/[A-Za-z0-9]/.test(symbol)) continue
    const isBroken = brokenPasswordRules(`Secret1${symbol}${symbol}`, memberPasswordLengths).length > 0
    expect([symbol, isBroken]).toEqual([symbol, !passwordSymbols.includes(symbol)])
  }
})

test('has at most 20 characters when it is set by a link, and otherwise at most 64', () => {
  const ofLength = (length: number) => `Aa1!${'a'.repeat(length - 4)}`
  expect(brokenPasswordRules(ofLength(20), resetPasswordLengths)).toEqual([])
  expect(brokenPasswordRules(ofLength(21), resetPasswordLengths)).toEqual(['length'])
  expect(brokenPasswordRules(ofLength(64), memberPasswordLengths)).toEqual([])
  expect(brokenPasswordRules(ofLength(65), memberPasswordLengths)).toEqual(['length'])
})
