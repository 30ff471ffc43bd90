import { describe, expect, it } from 'vitest'
import { isPreparing, preparingPaths } from './preparing-routes.ts'
import { shopRouter } from '../../tests/support/screens/shop-router.ts'
import { createWords } from '../lib/i18n.ts'
import { preparingWords } from '../features/preparing/preparing-words.ts'

const origins = { desktop: 'https://shop.example', mobile: 'https://m.shop.example' }
const addresses = preparingPaths

describe('preparing words', () => {
  it.each(addresses)('tells in both languages what comes at %s', async (address) => {
    const words = preparingWords(address)
    expect(words).toBeDefined()
    if (!words) return
    const korean = createWords('ko')
    await korean.load(['outline'])
    const english = createWords('en')
    await english.load(['outline'])
    for (const message of [words.title, words.text, words.meanwhile.name]) {
      expect(korean.i18n._(message)).toMatch(/[가-힣]/)
      expect(english.i18n._(message)).toMatch(/^[A-Z]/)
    }
  })

  it('takes the words of the nearest address above', () => {
    expect(preparingWords('/company/history')).toBe(preparingWords('/company'))
    expect(preparingWords('/cs/event/12')).toBe(preparingWords('/cs/event'))
    expect(preparingWords('/cs/notices/3')).toBe(preparingWords('/cs'))
  })

  it.each(addresses)('leads from %s to a page that is there, or to where people answer', (address) => {
    const href = preparingWords(address)?.meanwhile.href ?? ''
    if (href === '/cs/inquiry') return
    const [routes] = shopRouter(origins).getMatchedRoutes(href)
    expect(routes.at(-1)?.id).not.toBe('/$')
  })

  it.each(['/cs/nothing', '/cs/event/12', '/company/nothing', '/downloads/x', '/delete-account/x', '/cs2', '/'])(
    'are for the addresses of the specification alone, not for %s',
    (path) => expect(isPreparing(path)).toBe(false),
  )

  it('has none for an address that nobody promised', () => {
    expect(preparingWords('/mypage/elsewhere')).toBeUndefined()
    expect(preparingWords('/orders')).toBeUndefined()
    expect(preparingWords('/')).toBeUndefined()
  })
})
