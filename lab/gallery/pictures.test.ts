import { describe, expect, it } from 'vitest'
import { matchesChoices, pictureName, toWord } from './pictures.ts'

const view = { group: 'flows', of: 'login', variant: 'accountDeleted' } as const
const kind = { layout: 'mobile', language: 'ko', scheme: 'dark' } as const

describe('pictureName', () => {
  it('names a picture by its view and kind', () => {
    expect(pictureName(view, kind)).toBe('flows/login/accountDeleted/mobile-ko-dark')
  })
})

describe('toWord', () => {
  it('keeps letters and digits of any script', () => {
    expect(toWord('/contents/detail')).toBe('contents-detail')
    expect(toWord('?q=안전&id=101')).toBe('q-안전-id-101')
    expect(toWord('/')).toBe('')
  })
})

describe('matchesChoices', () => {
  it('finds one of several choices, in any case', () => {
    const name = pictureName(view, kind)
    expect(matchesChoices(name, ['checkout', 'accountdeleted'])).toBe(true)
    expect(matchesChoices(name, ['checkout'])).toBe(false)
  })

  it('finds a choice of several words where all of them stand', () => {
    const name = pictureName(view, kind)
    expect(matchesChoices(name, ['login mobile dark'])).toBe(true)
    expect(matchesChoices(name, ['login desktop', 'checkout mobile'])).toBe(false)
  })

  it('finds every name without choices', () => {
    expect(matchesChoices(pictureName(view, kind), [])).toBe(true)
  })
})
