import { expect, test } from 'vitest'
import { memberPassword, resetPassword } from '../../../contract/password.ts'
import { passwordHints } from './password-hints.ts'

const all = { letters: true, numbers: true, symbols: true, length: true, nothingElse: true }

test('tells which parts of the rule hold, character by character', () => {
  expect(passwordHints('', resetPassword).kept).toEqual({
    ...all,
    letters: false,
    numbers: false,
    symbols: false,
    length: false,
  })
  expect(passwordHints('hand5on', resetPassword).kept).toEqual({ ...all, symbols: false, length: false })
  expect(passwordHints('hand5-on', resetPassword).kept).toEqual({ ...all, symbols: false, nothingElse: false })
  expect(passwordHints('hand5@on', resetPassword).kept).toEqual(all)
  expect(passwordHints('hand5@on'.padEnd(21, 'x'), resetPassword).kept).toEqual({ ...all, length: false })
})

test('names the longest password only where a gauge of it can be read', () => {
  expect(passwordHints('', resetPassword)).toMatchObject({ shortest: 8, longest: 20 })
  expect(passwordHints('', memberPassword)).not.toHaveProperty('longest')
})
