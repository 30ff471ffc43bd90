import { describe, expect, test } from 'vitest'
import { PageCache, type StoredPage } from './page-cache.ts'

const page = (text: string, status = 200): StoredPage => ({
  isSupportView: false,
  status,
  etag: `"${text}"`,
  policy: '',
  plain: Buffer.from(text),
  brotli: Buffer.from(text),
})
const steady = () => 'v1'
const wide = 1_000_000

/** A render that ends when it is told to. */
function heldRender(text: string) {
  const { promise, resolve } = Promise.withResolvers<StoredPage>()
  return { render: () => promise, end: () => resolve(page(text)) }
}

test('renders once for all who wait for the same page', async () => {
  const cache = new PageCache(wide)
  let renders = 0
  const held = heldRender('home')
  const render = () => {
    renders += 1
    return held.render()
  }
  const waiting = Array.from({ length: 20 }, (_, number) => cache.find('home', `alias ${number}`, steady, render))
  held.end()
  expect(new Set(await Promise.all(waiting)).size).toBe(1)
  expect(renders).toBe(1)
})

test('recalls a page by every address that led to it', async () => {
  const cache = new PageCache(wide)
  const made = await cache.find('list', '/contents?utm=1', steady, async () => page('list'))
  await cache.find('list', '/contents', steady, () => Promise.reject(new Error('rendered again')))
  expect(cache.recall('/contents')).toBe(made)
  expect(cache.recall('/contents?utm=1')).toBe(made)
})

describe('keeps nothing', () => {
  test('that was rendered while the content changed', async () => {
    const cache = new PageCache(wide)
    let version = 'v1'
    const held = heldRender('old')
    const waiting = cache.find('home', '/', () => version, held.render)
    version = 'v2'
    held.end()
    await waiting
    expect(cache.recall('/')).toBeUndefined()
  })

  test('that began before it was cleared, and lets nobody wait for it who came after', async () => {
    const cache = new PageCache(wide)
    const old = heldRender('old')
    const before = cache.find('home', '/', steady, old.render)
    cache.clear()
    const after = cache.find('home', '/', steady, async () => page('new'))
    old.end()
    expect((await before).plain.toString()).toBe('old')
    expect((await after).plain.toString()).toBe('new')
    expect(cache.recall('/')?.plain.toString()).toBe('new')
  })

  test('but pages that succeeded', async () => {
    const cache = new PageCache(wide)
    await cache.find('x', '/x', steady, async () => page('missing', 404))
    await expect(cache.find('y', '/y', steady, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(cache.recall('/x')).toBeUndefined()
    expect(cache.rendering).toBe(0)
  })

  test('when it may hold no bytes', async () => {
    const cache = new PageCache(0)
    await cache.find('home', '/', steady, async () => page('home'))
    expect(cache.recall('/')).toBeUndefined()
  })
})

test('stays within its bytes by dropping what was not asked for longest', async () => {
  const cache = new PageCache(50)
  for (const name of ['a', 'b']) await cache.find(name, name, steady, async () => page(name.repeat(10)))
  await cache.find('a', 'a', steady, () => Promise.reject(new Error('rendered again')))
  await cache.find('c', 'c', steady, async () => page('c'.repeat(10)))
  expect(cache.recall('a')).toBeDefined()
  expect(cache.recall('b')).toBeUndefined()
  expect(cache.recall('c')).toBeDefined()
})
