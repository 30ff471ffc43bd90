import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { echoRenderer, type ListeningShop, listeningShop } from '#tests/support/server/listening-shop.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import type { Renderer } from './renderer.ts'

const menu = Array.from({ length: 200 }, (_, number) => `<a href="/contents?entry=${number * 7_919}">${number}</a>`)
const rule = '.card{color:#123456;padding:7px 11px 13px}'
const renderer: Renderer = {
  ...echoRenderer,
  render: async (page, fetch) => {
    const rendered = await echoRenderer.render(page, fetch)
    if (!('html' in rendered)) return rendered
    const { pathname } = new URL(page.url)
    const style = pathname === '/contents' ? `<style>${rule}</style>` : ''
    const html = rendered.html.replace('<body>', `<body>${style}${menu.join('')}`)
    return { ...rendered, html, status: pathname === '/broken' ? 500 : 200 }
  },
  shopSheets: [{ address: '/assets/contents-AAAAAAAA.css', text: rule }],
}
const encodings = 'gzip, deflate, br, zstd, dcb, dcz'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'

let shop: ListeningShop
beforeAll(async () => {
  shop = await listeningShop(await sampleShop(), { renderer })
})

async function ask({ port }: ListeningShop, path: string, headers: Readonly<Record<string, string>> = {}) {
  const common = { Host: 'shop.localhost:3000', 'User-Agent': windows, 'Accept-Language': 'ko' }
  const sent = { ...common, 'Accept-Encoding': encodings, ...headers }
  const asked = request({ host: '127.0.0.1', port, path, headers: sent }).end()
  const [answer] = await once(asked, 'response')
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }
}

async function readFrame(path = '/frames/desktop-ko.txt') {
  const { body, headers } = await ask(shop, path)
  const frame = brotliDecompressSync(body)
  return { frame, headers, available: `:${createHash('sha256').update(frame).digest('base64')}:` }
}

describe('the frame of pages as a dictionary', () => {
  it.each([
    ['desktop', 'ko', 'shop.localhost:3000'],
    ['desktop', 'en', 'shop.localhost:3000'],
    ['mobile', 'ko', 'm.shop.localhost:3000'],
    ['mobile', 'en', 'm.shop.localhost:3000'],
  ])('is named by every page, and is for documents alone: %s, %s', async (layout, locale, host) => {
    const agent = layout === 'mobile' ? 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' : windows
    const page = await ask(shop, '/contents', { Host: host, 'User-Agent': agent, 'Accept-Language': locale })
    expect(page.headers).toMatchObject({
      link: `</frames/${layout}-${locale}.txt>; rel="compression-dictionary"`,
      vary: 'Accept-Encoding, Available-Dictionary, Accept-Language, Cookie, User-Agent, Sec-CH-UA-Platform',
    })
    const { frame, headers } = await readFrame(`/frames/${layout}-${locale}.txt`)
    expect(headers).toMatchObject({
      'use-as-dictionary': 'match="/*", match-dest=("document")',
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    })
    expect(frame.toString()).toContain(`${layout} ${locale} /not-found`)
    expect(frame.toString()).toContain(rule)
  })

  it('makes the next page what differs, as RFC 9842 writes it', async () => {
    const { frame, available } = await readFrame()
    const whole = await ask(shop, '/contents')
    expect(whole.headers['content-encoding']).toBe('br')
    expect(whole.body.length).toBeGreaterThan(1_000)
    const second = await ask(shop, '/contents', { 'Available-Dictionary': available })
    expect(second.headers['content-encoding']).toBe('dcz')
    expect(second.body.length).toBeLessThan(200)
    expect(second.body.subarray(8, 40).equals(createHash('sha256').update(frame).digest())).toBe(true)
    const page = zstdDecompressSync(second.body.subarray(40), { dictionary: frame })
    expect(page.equals(brotliDecompressSync(whole.body))).toBe(true)
  })

  it('is used by pages in another language as well', async () => {
    const { available } = await readFrame('/frames/desktop-en.txt')
    const { headers, body } = await ask(shop, '/contents', { 'Available-Dictionary': available })
    expect(headers['content-encoding']).toBe('dcz')
    expect(body.length).toBeLessThan(200)
  })

  it.each([
    [
      'a browser with a dictionary that the shop does not know',
      '/contents',
      { 'Available-Dictionary': `:${'A'.repeat(43)}=:` },
      'br',
    ],
    ['a browser that takes no differences', '/contents', { 'Accept-Encoding': 'gzip' }, 'gzip'],
    ['a state that support reproduces', '/login?at=checkingPassword', {}, 'br'],
    ['a page that could not be made', '/broken', {}, 'br'],
  ])('leaves pages whole: %s', async (_, path, more, encoding) => {
    const { available } = await readFrame()
    const { headers } = await ask(shop, path, { 'Available-Dictionary': available, ...more })
    expect(headers['content-encoding']).toBe(encoding)
  })

  it('compresses nothing that a call answers', async () => {
    const { available } = await readFrame()
    const { headers } = await ask(shop, '/api/v1/board/device', { 'Available-Dictionary': available })
    expect(headers['content-encoding']).toBeUndefined()
  })

  it('is not offered behind an edge, which would keep a copy of each page for each dictionary', async () => {
    const edge = { urls: ['http://127.0.0.1:9/'], secret: 'x'.repeat(32) }
    const behind = await listeningShop(await sampleShop(), { renderer, config: { edge } })
    const { headers } = await ask(behind, '/contents')
    expect(headers.link).toBeUndefined()
    expect(headers.vary).not.toContain('Available-Dictionary')
  })

  it('is not named to a visitor who saves data', async () => {
    const { headers } = await ask(shop, '/contents', { 'Save-Data': 'on' })
    expect(headers.link).toBeUndefined()
  })

  it('serves a page with two dictionaries at most, so that a flood of them costs nothing', async () => {
    const encodingWith = async (variant: string) => {
      const { available } = await readFrame(`/frames/${variant}.txt`)
      const { headers } = await ask(shop, '/company', { 'Available-Dictionary': available })
      return headers['content-encoding']
    }
    expect(await encodingWith('desktop-ko')).toBe('dcz')
    expect(await encodingWith('desktop-en')).toBe('dcz')
    expect(await encodingWith('mobile-ko')).toBe('br')
    expect(await encodingWith('desktop-ko')).toBe('dcz')
  })

  it('leaves every other path below its own to the pages', async () => {
    const { headers } = await ask(shop, '/frames/desktop-de.txt')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
  })
})
