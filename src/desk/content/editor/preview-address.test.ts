import { describe, expect, it } from 'vitest'
import { pageOfLink, previewAddress } from './preview-address.ts'

describe('previewAddress', () => {
  it('is the page of the shop below the layout and language, with the draft', () => {
    const shown = { layout: 'mobile', language: 'ko', path: 'notices/53.yaml', version: 7 } as const
    expect(previewAddress({ ...shown, page: '/notices?id=53' })).toBe(
      '/preview/mobile/ko/notices?id=53&draft=notices%2F53.yaml&version=7',
    )
    expect(previewAddress({ ...shown, page: '/#free' })).toBe(
      '/preview/mobile/ko/?draft=notices%2F53.yaml&version=7#free',
    )
  })
})

describe('pageOfLink', () => {
  const shop = 'https://shop.example/notices?id=53'

  it.each([
    ['/faq?page=2#top', '/faq?page=2#top'],
    ['?id=54', '/notices?id=54'],
    ['https://shop.example/', '/'],
    ['https://other.example/faq', undefined],
    ['mailto:help@shop.example', undefined],
    ['tel:1588', undefined],
  ])('of %s is %s', (href, page) => {
    expect(pageOfLink(href, '/notices?id=53', shop)).toBe(page)
  })
})
