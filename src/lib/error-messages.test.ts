import { beforeAll, describe, expect, it } from 'vitest'
import { codes, isCode, type Code } from '../../contract/codes.ts'
import { codeMessages, errorMessage, errorOffers, networkError, unknownError } from './error-messages.ts'
import { ApiError } from './http.ts'
import { createWords } from './i18n.ts'

const english = createWords('en')
const korean = createWords('ko')
const everyCode: Code[] = Object.keys(codes).filter(isCode)

beforeAll(async () => {
  await Promise.all([english.load(['errors']), korean.load(['errors'])])
})

describe('error messages', () => {
  it.each(everyCode)('puts %s into words in both languages', (code) => {
    const message = codeMessages[code]
    expect(english.i18n.messages[message.id]).toBeDefined()
    expect(english.i18n._(message)).toMatch(/^[A-Z].*\.$/)
    expect(korean.i18n._(message)).toMatch(/^[^A-Za-z]*[가-힣].*\.$/)
  })

  it('tells the two kinds of a wrong login alike, so that no one learns which IDs exist', () => {
    expect(english.i18n._(codeMessages.MB20002404)).toBe(english.i18n._(codeMessages.MB20003400))
  })

  it('names what every offered way does in both languages', () => {
    for (const offer of Object.values(errorOffers)) {
      expect(english.i18n.messages[offer.name.id]).toBeDefined()
      expect(korean.i18n._(offer.name)).toMatch(/[가-힣]/)
      expect(offer.href).toMatch(/^\/[a-z-]+$/)
    }
  })
})

describe('errorMessage', () => {
  it('tells the message of a code', () => {
    expect(errorMessage(new ApiError({ code: 'MB21103400', status: 400 }))).toBe(codeMessages.MB21103400)
  })

  it('has one sentence for an answer without a known code', () => {
    expect(english.i18n._(errorMessage(new ApiError({ status: 502 })))).toBe('An error occurred. Please try again.')
    expect(errorMessage(new Error('broken'))).toBe(unknownError)
  })

  it('tells that the network failed', () => {
    expect(errorMessage(new ApiError({ status: 0 }))).toBe(networkError)
    expect(english.i18n._(networkError)).toBe('Network Error')
  })
})
