import { beforeAll, describe, expect, it } from 'vitest'
import { ApiError } from '#contract/protocol/api-error.ts'
import { allCodes } from '#contract/protocol/code-catalogue.ts'
import * as codes from '#contract/protocol/codes.ts'
import { toApiErrorData } from '#machines/api-error-data.ts'
import { createMessages } from '../i18n/i18n.ts'
import { codeMessages, errorMessage, errorText, networkError, unknownError } from './error-messages.ts'

const messageOf = (thrown: unknown) => errorMessage(toApiErrorData(thrown))

const english = createMessages('en')
const korean = createMessages('ko')

beforeAll(async () => {
  await Promise.all([english.load(['errors']), korean.load(['errors'])])
})

describe('error messages', () => {
  it.each(allCodes)('puts %s into words in both languages', (code) => {
    const message = codeMessages[code]
    expect(english.i18n.messages[message.id]).toBeDefined()
    expect(english.i18n._(message)).toMatch(/^[A-Z].*\.$/)
    expect(korean.i18n._(message)).toMatch(/^[^A-Za-z]*[가-힣].*\.$/)
  })

  it('tells the two kinds of a wrong login alike, so that no one learns which IDs exist', () => {
    expect(english.i18n._(codeMessages[codes.credentialsMalformed])).toBe(
      english.i18n._(codeMessages[codes.wrongCredentials]),
    )
  })
})

describe('errorMessage', () => {
  it('tells the message of a code', () => {
    expect(messageOf(ApiError.received({ code: codes.wrongOneTimeCode, status: 400 }))).toBe(
      codeMessages[codes.wrongOneTimeCode],
    )
  })

  it('tells a common password from one that breaks the rule', () => {
    const error = { code: codes.signUpPasswordInvalid, status: 400, details: { is_common_password: true } }
    const message = messageOf(ApiError.received(error))
    expect(english.i18n._(message)).toBe('Many people use this password, so it’s easy to guess. Choose another one.')
    expect(korean.i18n._(message)).toBe('많은 사람이 쓰는 비밀번호라 알아내기 쉬워요. 다른 비밀번호를 정해 주세요.')
  })

  it('has one sentence for an answer without a known code', () => {
    expect(english.i18n._(messageOf(ApiError.received({ status: 502 })))).toBe('An error occurred. Please try again.')
    expect(messageOf(new Error('broken'))).toBe(unknownError)
  })

  it.each([408, 504])('tells that the server took too long when it answers %i without a code', (status) => {
    const message = messageOf(ApiError.received({ status }))
    expect(english.i18n._(message)).toBe('The server is taking too long. Wait a moment, then try again.')
    expect(korean.i18n._(message)).toMatch(/[가-힣]/)
    expect(messageOf(ApiError.received({ status, code: codes.serverBusy }))).toBe(codeMessages[codes.serverBusy])
  })

  it('tells that a call was aborted', () => {
    const message = messageOf(new DOMException('The user aborted a request.', 'AbortError'))
    expect(english.i18n._(message)).toBe('This was interrupted. Try again.')
    expect(korean.i18n._(message)).toMatch(/[가-힣]/)
  })

  it('tells that the network failed', () => {
    expect(messageOf(ApiError.received({ status: 0 }))).toBe(networkError)
    expect(english.i18n._(networkError)).toBe('Network Error')
  })
})

describe('errorText', () => {
  const error = { code: undefined, status: 500, requestId: 'req-1', field: undefined }

  it('names the request where the fault is ours, in both languages', () => {
    expect(errorText(english.i18n, { ...error, code: codes.internalError })).toMatch(/Request number: req-1$/)
    expect(errorText(korean.i18n, error)).toMatch(/[가-힣] ?번호: req-1$/)
    expect(errorText(english.i18n, { ...error, status: 418 })).toMatch(/Request number: req-1$/)
  })

  it('names no request for what was typed wrong, and for a network without one', () => {
    expect(errorText(english.i18n, { ...error, code: codes.wrongOneTimeCode, status: 400 })).not.toContain('req-1')
    expect(errorText(english.i18n, { ...error, status: 0, requestId: undefined })).not.toContain('req-1')
  })

  it('says after a network failure what to do next, in both languages', () => {
    const lost = { ...error, status: 0, requestId: undefined }
    expect(errorText(english.i18n, lost)).toBe('Network Error. Check your connection, then try again.')
    expect(errorText(korean.i18n, lost)).toBe('네트워크 오류가 생겼어요. 인터넷 연결을 확인하고 다시 시도해 주세요.')
  })
})
