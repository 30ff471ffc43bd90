import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { StoredPage } from './page-cache.ts'
import { PlainPages } from './plain-pages.ts'

const page = (text: string): StoredPage => ({
  ...{ address: '/', isSupportView: false, status: 200, etag: '"1"', policy: '' },
  brotli: brotliCompressSync(text),
})

test('unpacks a page once', () => {
  const pages = new PlainPages(100)
  const home = page('home')
  const text = pages.textOf(home)
  expect(text.toString()).toBe('home')
  expect(pages.textOf(home)).toBe(text)
  expect(pages.bytes).toBe(4)
})

test('forgets those that were requested longest ago', () => {
  const pages = new PlainPages(10)
  const [home, list, course] = [page('home'), page('list'), page('one')]
  const [first, second] = [pages.textOf(home), pages.textOf(list)]
  expect(pages.textOf(home)).toBe(first)
  pages.textOf(course)
  expect(pages.bytes).toBe(7)
  expect(pages.textOf(home)).toBe(first)
  expect(pages.textOf(list)).not.toBe(second)
})

test('keeps no page that is larger than all may be, and none after a change of the content', () => {
  const pages = new PlainPages(10)
  expect(pages.textOf(page('a page of 23 characters')).toString()).toBe('a page of 23 characters')
  expect(pages.bytes).toBe(0)
  const home = page('home')
  const before = pages.textOf(home)
  pages.clear()
  expect(pages.bytes).toBe(0)
  expect(pages.textOf(home)).not.toBe(before)
})
