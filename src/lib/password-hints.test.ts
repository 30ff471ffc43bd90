import { expect, test } from 'vitest'
import { memberPassword, resetPassword } from '../../contract/password.ts'
import { hintsOf } from './password-hints.ts'

const all = { letters: true, numbers: true, symbols: true, length: true, nothingElse: true }

test('tells which parts of the rule hold, character by character', () => {
  expect(hintsOf('', resetPassword).kept).toEqual({
    ...all,
    letters: false,
    numbers: false,
    symbols: false,
    length: false,
  })
  expect(hintsOf('hand5on', resetPassword).kept).toEqual({ ...all, symbols: false, length: false })
  expect(hintsOf('hand5-on', resetPassword).kept).toEqual({ ...all, symbols: false, nothingElse: false })
  expect(hintsOf('hand5@on', resetPassword).kept).toEqual(all)
  expect(hintsOf('hand5@on'.padEnd(21, 'x'), resetPassword).kept).toEqual({ ...all, length: false })
})

test('names the longest password only where a gauge of it can be read', () => {
  expect(hintsOf('', resetPassword)).toMatchObject({ shortest: 8, longest: 20 })
  expect(hintsOf('', memberPassword)).not.toHaveProperty('longest')
})
