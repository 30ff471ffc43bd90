import { expect, test } from 'vitest'
import { allCodes } from '#contract/protocol/code-catalogue.ts'
import * as codes from '#contract/protocol/codes.ts'
import { codeMeanings, readCodeMeanings } from './code-meanings.ts'

const header = `/**
 * All codes.
 */

`

test('reads the comment of each code', () => {
  const source = `${header}/** The password is wrong. */
export const wrongPassword = '${codes.wrongPassword}' as const

/**
 * Too many mails;
 * wait a day.
 */
export const tooManyMails = '${codes.tooManyRequests}' as const
`
  expect([...readCodeMeanings(source)]).toEqual([
    [codes.wrongPassword, 'The password is wrong.'],
    [codes.tooManyRequests, 'Too many mails; wait a day.'],
  ])
})

test('refuses a code without a comment of its own', () => {
  const source = `${header}/** The password is wrong. */
export const wrongPassword = '${codes.wrongPassword}' as const

export const tooManyMails = '${codes.tooManyRequests}' as const
`
  expect(() => readCodeMeanings(source)).toThrow('tooManyMails needs a comment')
})

test('knows the meaning of every code', () => {
  expect([...codeMeanings().keys()].toSorted()).toEqual([...allCodes].toSorted())
})
