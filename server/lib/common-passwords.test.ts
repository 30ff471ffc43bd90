import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each(['P@ssw0rd', '!QAZ2wsx', '1qaz@WSX', 'Password1!', 'PASSWORD123!!', 'Qwer1234!', '~!1q2w3e4r!~', '#Abc123#'])(
  '%s is common',
  (password) => expect(isCommonPassword(password)).toBe(true),
)

test.each(['Practice1!', 'Practice2!', 'Secret1!pass', 'Forklift7&crane', 'Pass!word1', '!!!!!!!!', ''])(
  '"%s" is not',
  (password) => expect(isCommonPassword(password)).toBe(false),
)
