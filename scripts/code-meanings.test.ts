import { expect, test } from 'vitest'
import { readCodeMeanings } from './code-meanings.ts'

const header = `/**
 * All codes.
 */

`

test('reads the comment of each code', () => {
  const source = `${header}/** The password is wrong. */
export const wrongPassword = 'MB41003400' as const

/**
 * Too many mails;
 * wait a day.
 */
export const tooManyMails = 'PR11001429' as const
`
  expect(readCodeMeanings(source)).toEqual([
    { code: 'MB41003400', meaning: 'The password is wrong.' },
    { code: 'PR11001429', meaning: 'Too many mails; wait a day.' },
  ])
})

test('refuses a code without a comment of its own', () => {
  const source = `${header}/** The password is wrong. */
export const wrongPassword = 'MB41003400' as const

export const tooManyMails = 'PR11001429' as const
`
  expect(() => readCodeMeanings(source)).toThrow('tooManyMails needs a comment')
})
