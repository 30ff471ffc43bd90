import { describe, expect, test } from 'vitest'
import { languageLink } from './language-links.ts'

const from = (address: string) => {
  const [pathname = '/', search = ''] = address.split('?')
  return languageLink({ pathname, searchStr: search === '' ? '' : `?${search}` }, 'en')
}

describe('leads from pages without a twin to where their twin would be listed', () => {
  test.each([
    ['/contents/detail?id=101', '/?lang=en'],
    ['/order?course=101', '/?lang=en'],
    ['/cs/notices/12', '/cs?lang=en'],
    ['/cs/event/3', '/cs/event?lang=en'],
    ['/cs/event', '/cs/event?lang=en'],
  ])('%s', (address, target) => {
    expect(from(address)).toBe(target)
  })
})

test('keeps the page and its parameters elsewhere', () => {
  expect(from('/contents?category=safety&page=2')).toBe('/contents?category=safety&page=2&lang=en')
  expect(from('/order-complete')).toBe('/order-complete?lang=en')
  expect(from('/search?q=a&lang=ko')).toBe('/search?q=a&lang=en')
})
