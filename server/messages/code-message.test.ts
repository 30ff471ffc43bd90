import { expect, test } from 'vitest'
import { sampleCompany } from '#tests/support/sample-company.ts'
import { sampleSender } from '#tests/support/server/sample-brand.ts'
import { codeMail, codeTextMessage } from './code-message.ts'

test('a code is one text message in each language, valid for three minutes', () => {
  expect(codeTextMessage('ko', '012345', sampleCompany('ko'))).toBe(
    '[Practicum] 인증번호 012345. 3분 안에 입력하고, 다른 사람에게 알려 주지 마세요.',
  )
  expect(codeTextMessage('en', '012345', sampleCompany('en'))).toBe(
    '[Practicum] Your code is 012345. It works for 3 minutes. Don’t share it.',
  )
})

test('a code is a mail with the code in its subject', () => {
  expect([
    codeMail('ko', '012345', sampleSender('ko')).subject,
    codeMail('en', '012345', sampleSender('en')).subject,
  ]).toEqual(['인증번호 012345', 'Your code: 012345'])
})
