import { describe, expect, it } from 'vitest'
import { isComingSoon, comingSoonPaths } from './coming-soon-routes.ts'
import { shopRouter } from '../../../tests/support/screens/shop-router.ts'
import { createMessages } from '../../lib/i18n/i18n.ts'
import { comingSoonMessages } from './coming-soon-messages.ts'

const origins = { desktop: 'https://shop.example', mobile: 'https://m.shop.example' }
const addresses = comingSoonPaths

describe('preparing words', () => {
  it.each(addresses)('tells in both languages what comes at %s', async (address) => {
    const messages = comingSoonMessages(address)
    expect(messages).toBeDefined()
    if (!messages) return
    const korean = createMessages('ko')
    await korean.load(['outline'])
    const english = createMessages('en')
    await english.load(['outline'])
    for (const message of [messages.title, messages.text, messages.meanwhile.name]) {
      expect(korean.i18n._(message)).toMatch(/[가-힣]/)
      expect(english.i18n._(message)).toMatch(/^[A-Z]/)
    }
  })

  it('takes the words of the nearest address above', () => {
    expect(comingSoonMessages('/mypage/edit/phone')).toBe(comingSoonMessages('/mypage/edit'))
    expect(comingSoonMessages('/mypage/edit/phone')).toBeDefined()
  })

  it.each(addresses)('leads from %s to a page that is there', (address) => {
    const href = comingSoonMessages(address)?.meanwhile.href ?? ''
    const [routes] = shopRouter(origins).getMatchedRoutes(href)
    expect(routes.at(-1)?.id).not.toBe('/$')
  })

  it.each(['/cs/nothing', '/cs/event/12', '/downloads/x', '/delete-account/x', '/cs2', '/'])(
    'are for the addresses of the specification alone, not for %s',
    (path) => expect(isComingSoon(path)).toBe(false),
  )

  it('has none for an address that nobody promised', () => {
    expect(comingSoonMessages('/mypage/elsewhere')).toBeUndefined()
    expect(comingSoonMessages('/orders')).toBeUndefined()
    expect(comingSoonMessages('/')).toBeUndefined()
  })
})
