import { expect, test } from 'vitest'
import { memberPasswordLengths, resetPasswordLengths } from '#contract/values/password.ts'
import { passwordHints } from './password-hints.ts'

const all = { letters: true, numbers: true, symbols: true, length: true, nothingElse: true }

test('tells which parts of the rule hold, character by character', () => {
  expect(passwordHints('', resetPasswordLengths).kept).toEqual({
    ...all,
    letters: false,
    numbers: false,
    symbols: false,
    length: false,
  })
  expect(passwordHints('hand5on', resetPasswordLengths).kept).toEqual({ ...all, symbols: false, length: false })
  expect(passwordHints('hand5-on', resetPasswordLengths).kept).toEqual({ ...all, symbols: false, nothingElse: false })
  expect(passwordHints('hand5@on', resetPasswordLengths).kept).toEqual(all)
  expect(passwordHints('hand5@on'.padEnd(21, 'x'), resetPasswordLengths).kept).toEqual({ ...all, length: false })
})

test('names the longest password only where a gauge of it can be read', () => {
  expect(passwordHints('', resetPasswordLengths)).toMatchObject({ shortest: 8, longest: 20 })
  expect(passwordHints('', memberPasswordLengths)).not.toHaveProperty('longest')
})
