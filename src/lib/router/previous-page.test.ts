import { expect, test } from 'vitest'
import { previousPage } from './previous-page.ts'

function routerAt(pathname: string, resolvedLocation?: { readonly pathname: string; readonly searchStr: string }) {
  return { state: { location: { pathname, searchStr: '' }, resolvedLocation } }
}

const openedFrom = (referrer: string) => ({ referrer, location: { origin: 'https://shop.example' } })

test.each([
  ['/contents/course', '?id=101', '/contents/course?id=101'],
  ['/search', '?q=my+name', '/search'],
  ['/verify-email', '?id=abc', '/verify-email'],
  ['/basket', '', '/basket'],
])('names the page before by its path and the number of what it shows: %s%s', (pathname, searchStr, expected) => {
  expect(previousPage(routerAt('/cs/inquiry', { pathname, searchStr }), openedFrom(''))).toBe(expected)
})

test.each([
  ['https://shop.example/device/detail?id=11&from=mail', '/device/detail?id=11'],
  ['https://search.example/?q=practicum', undefined],
  ['https://shop.example/cs/inquiry', undefined],
  ['', undefined],
])(
  'takes the page from which the document was opened, when it is another one of the shop: %s',
  (referrer, expected) => {
    expect(previousPage(routerAt('/cs/inquiry'), openedFrom(referrer))).toBe(expected)
  },
)
