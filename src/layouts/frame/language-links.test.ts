import { describe, expect, test } from 'vitest'
import { languageLink } from './language-links.ts'

const from = (address: string) => {
  const [pathname = '/', search = ''] = address.split('?')
  return languageLink({ pathname, searchStr: search === '' ? '' : `?${search}` }, 'en')
}

// Written by hand from specification, section 2, "Language switch".
describe('leads to home, the notice list or the event list', () => {
  test.each([
    ['content detail', '/contents/detail?id=101&memberType=IDV', '/?lang=en'],
    ['order', '/order?course=101', '/?lang=en'],
    ['notice detail', '/cs/notice-detail?id=12', '/cs/notices?lang=en'],
    ['event detail', '/cs/event-detail?id=3', '/cs/event?lang=en'],
    ['event', '/cs/event', '/cs/event?lang=en'],
    ['event, without its filter and page', '/cs/event?state=completed&page=2', '/cs/event?lang=en'],
    ['event detail with a slash at its end', '/cs/event-detail/?id=3', '/cs/event?lang=en'],
  ])('from %s', (_page, address, target) => {
    expect(from(address)).toBe(target)
  })
})

describe('changes nothing but the language elsewhere', () => {
  test.each([
    ['/contents?category=safety&page=2', '/contents?category=safety&page=2&lang=en'],
    ['/contents/preview?id=101', '/contents/preview?id=101&lang=en'],
    ['/order-complete', '/order-complete?lang=en'],
    ['/search?q=a&lang=ko', '/search?q=a&lang=en'],
    ['/cs', '/cs?lang=en'],
    ['/cs/faq?page=2', '/cs/faq?page=2&lang=en'],
    ['/cs/inquiry?type=service', '/cs/inquiry?type=service&lang=en'],
  ])('%s', (address, target) => {
    expect(from(address)).toBe(target)
  })
})
