import { describe, expect, test } from 'vitest'
import { PageCache, type StoredPage } from './page-cache.ts'

const page = (text: string, status = 200): StoredPage => ({
  address: '/',
  isSupportView: false,
  status,
  etag: `"${text}"`,
  policy: '',
  brotli: Buffer.from(text),
})
const steady = () => 'v1'
const wide = 1_000_000

/** A render that ends on request. */
function heldRender(text: string) {
  const { promise, resolve } = Promise.withResolvers<StoredPage>()
  return { render: () => promise, end: () => resolve(page(text)) }
}

test('renders once for all who wait for a page', async () => {
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

test('finds a page by every address that led to it', async () => {
  const cache = new PageCache(wide)
  const made = await cache.find('list', '/contents?utm=1', steady, async () => page('list'))
  await cache.find('list', '/contents', steady, () => Promise.reject(new Error('rendered again')))
  expect(cache.recall('/contents')).toBe(made)
  expect(cache.recall('/contents?utm=1')).toBe(made)
})

describe('does not cache a page', () => {
  test('that was rendered while the content changed', async () => {
    const cache = new PageCache(wide)
    let version = 'v1'
    const held = heldRender('old')
    const waiting = cache.find('home', '/', () => version, held.render)
    version = 'v2'
    held.end()
    expect((await waiting).isOutdated).toBe(true)
    expect(cache.recall('/')).toBeUndefined()
  })

  test('whose render began before it was cleared, and lets no later request wait for it', async () => {
    const cache = new PageCache(wide)
    const old = heldRender('old')
    const before = cache.find('home', '/', steady, old.render)
    cache.clear()
    const after = cache.find('home', '/', steady, async () => page('new'))
    old.end()
    expect((await before).brotli.toString()).toBe('old')
    expect((await after).brotli.toString()).toBe('new')
    expect(cache.recall('/')?.brotli.toString()).toBe('new')
  })

  test('that failed', async () => {
    const cache = new PageCache(wide)
    await cache.find('x', '/x', steady, async () => page('missing', 404))
    await expect(cache.find('y', '/y', steady, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(cache.recall('/x')).toBeUndefined()
    expect(cache.rendering).toBe(0)
  })

  test('when its maximum is 0 bytes', async () => {
    const cache = new PageCache(0)
    await cache.find('home', '/', steady, async () => page('home'))
    expect(cache.recall('/')).toBeUndefined()
  })
})

describe('after a device has sold out', () => {
  const stockPage = (text: string) => ({ ...page(text), showsStock: true })

  test('drops the pages that show devices, requested once or again, and keeps all others', async () => {
    const cache = new PageCache(wide)
    for (const name of ['device', 'devices', 'home', 'list']) {
      await cache.find(name, name, steady, async () => (name.startsWith('device') ? stockPage(name) : page(name)))
    }
    for (const name of ['devices', 'list']) cache.recall(name)
    cache.dropStock()
    expect(['device', 'devices', 'home', 'list'].filter((name) => cache.recall(name))).toEqual(['home', 'list'])
  })

  test('does not cache a page that was rendered meanwhile', async () => {
    const cache = new PageCache(wide)
    const held = heldRender('old')
    const waiting = cache.find('device', '/device', steady, held.render)
    cache.dropStock()
    held.end()
    await waiting
    expect(cache.recall('/device')).toBeUndefined()
  })
})

/** Requests a page, which counts as this many bytes when it is not cached. */
const askFor = async (cache: PageCache, name: string, bytes = 1_000) => {
  let isRendered = false
  await cache.find(name, name, steady, async () => {
    isRendered = true
    // Gzip will need 1.5 times the bytes of Brotli.
    return { ...page(name), brotli: Buffer.alloc(bytes / 3.5) }
  })
  return isRendered
}

test('stays within its bytes by dropping the least recently used pages', async () => {
  const cache = new PageCache(2_800)
  for (const name of ['a', 'b']) await askFor(cache, name)
  expect(await askFor(cache, 'a')).toBe(false)
  await askFor(cache, 'c')
  expect(cache.recall('a')).toBeDefined()
  expect(cache.recall('b')).toBeUndefined()
  expect(cache.recall('c')).toBeDefined()
  expect(cache.bytes).toBeLessThanOrEqual(2_800)
})

test('counts a page as used when it is found by its raw address', async () => {
  const cache = new PageCache(2_800)
  for (const name of ['a', 'b']) await askFor(cache, name)
  cache.recall('a')
  await askFor(cache, 'c')
  expect(cache.recall('a')).toBeDefined()
  expect(cache.recall('b')).toBeUndefined()
})

test('keeps pages that are requested again, however many others are requested once', async () => {
  const cache = new PageCache(20_000)
  for (const name of ['home', 'list']) {
    await askFor(cache, name)
    await askFor(cache, name)
  }
  for (let count = 0; count < 1_000; count++) await askFor(cache, `search ${count}`)
  expect(await askFor(cache, 'home')).toBe(false)
  expect(await askFor(cache, 'list')).toBe(false)
  expect(cache.bytes).toBeLessThanOrEqual(20_000)
})

test('accepts new pages when many others were requested again', async () => {
  const cache = new PageCache(20_000)
  for (let count = 0; count < 100; count++) {
    await askFor(cache, `old ${count}`)
    await askFor(cache, `old ${count}`)
  }
  for (const name of ['new', 'newer']) await askFor(cache, name)
  expect(await askFor(cache, 'new')).toBe(false)
  expect(cache.bytes).toBeLessThanOrEqual(20_000)
})

test('counts the bytes of raw addresses, and limits them per page', async () => {
  const cache = new PageCache(50_000)
  const render = async () => page('home')
  for (let count = 0; count < 20_000; count++) await cache.find('home', `/?${count}${'x'.repeat(400)}`, steady, render)
  expect(cache.bytes).toBeLessThanOrEqual(50_000)
  for (let count = 0; count < 200; count++) await cache.find('list', `/contents?${count}`, steady, render)
  const known = Array.from({ length: 200 }, (_, count) => cache.recall(`/contents?${count}`)).filter(Boolean)
  expect(known.length).toBeLessThanOrEqual(100)
  await cache.find('list', `/contents?${'x'.repeat(15_000)}`, steady, render)
  expect(cache.recall(`/contents?${'x'.repeat(15_000)}`)).toBeUndefined()
})

test('reports each page once that is requested again', async () => {
  const told: string[] = []
  const cache = new PageCache(wide, ({ brotli }) => told.push(brotli.toString()))
  const ask = (name: string) => cache.find(name, name, steady, async () => page(name))
  for (const name of ['home', 'list', 'home', 'home']) await ask(name)
  cache.recall('list')
  cache.recall('list')
  expect(told).toEqual(['home', 'list'])
})

test('caches a lasting error page', async () => {
  const cache = new PageCache(wide)
  const missing = { ...page('missing', 404), isLasting: true }
  await cache.find('/not-found', '/not-found', steady, async () => missing)
  expect(cache.recall('/not-found')).toBe(missing)
})
