import { describe, expect, test } from 'vitest'
import { type FindMedia, withFiles, withStyles } from './page-files.ts'

const html = '<html><head><title>A</title></head><body><pre></body></pre></body></html>'
const sheets = [
  { address: '/assets/frame-1.css', text: 'a{}' },
  { address: '/assets/home-1.css', text: 'b{}' },
]

const noMedia = async () => undefined
const shop = { text: ':root{}', bars: '<meta name="theme-color">' }
const noShop = { text: '', bars: '' }
const modules = ['/assets/client-1.js']

test('writes styles into the head, and the sheets as disabled links and the script at the end', async () => {
  const page = await withFiles(html, shop, { sheets, modules }, noMedia)
  expect(page.styles).toEqual([':root{}', 'a{}', 'b{}'])
  const [rules, script] = page.scripts
  expect(page.body.toString()).toBe(
    '<html><head><title>A</title><meta name="theme-color"><style>:root{}</style><style>a{}</style><style>b{}</style></head><body><pre></body></pre>' +
      '<link rel="stylesheet" href="/assets/frame-1.css" disabled>' +
      '<link rel="stylesheet" href="/assets/home-1.css" disabled>' +
      `<script type="speculationrules">${rules}</script><script>${script}</script></body></html>`,
  )
  expect(script).toContain('"/assets/client-1.js"')
  // Pages of the shop alone: no file, and no address whose answer sets a cookie.
  expect(JSON.parse(rules ?? '')).toEqual({
    prefetch: [
      {
        where: { selector_matches: 'a[href^="/"]:not([download], [href*="lang="], [href*="layout="])' },
        eagerness: 'moderate',
      },
    ],
  })
})

test('writes only the styles of the content into a page without files, as in development', async () => {
  const page = await withFiles(html, shop, { sheets: [], modules: [] }, noMedia)
  expect({ ...page, body: page.body.toString() }).toEqual({
    body: html.replace('</head>', '<meta name="theme-color"><style>:root{}</style></head>'),
    scripts: [],
    styles: [':root{}'],
  })
})

test('writes only styles into a page without scripts', () => {
  expect(withStyles(html, sheets).body.toString()).toBe(
    html.replace('</head>', '<style>a{}</style><style>b{}</style></head>'),
  )
})

describe('the picture that leads a page', () => {
  const preload = '<link rel="preload" as="image" href="/media/hero.svg" fetchPriority="high"/>'
  const image = '<img src="/media/hero.svg" fetchPriority="high"/>'
  const other = '<img src="/media/other.svg"/>'
  const pageWith = (head: string, body: string) => `<html><head>${head}</head><body>${body}</body></html>`
  const pictured = pageWith(preload, image + other)
  const written = async (find: FindMedia) =>
    (await withFiles(pictured, noShop, { sheets: [], modules }, find)).body.toString()

  test('is written into it as a drawing, and not preloaded', async () => {
    const asked: string[] = []
    const page = await written(async (address) => {
      asked.push(address)
      return { type: 'image/svg+xml', body: Buffer.from('<svg fill="#fff"/>') }
    })
    expect(asked).toEqual(['/media/hero.svg'])
    expect(page).toContain('<head><style></style></head>')
    expect(page).toContain(`<img src="data:image/svg+xml,%3Csvg%20fill%3D%22%23fff%22%2F%3E" fetchPriority="high"/>`)
    expect(page).toContain(other)
  })

  test('is written with the characters of its text as they are', async () => {
    const body = Buffer.from('<svg><text>한글 $&</text></svg>')
    const page = await written(async () => ({ type: 'image/svg+xml', body }))
    expect(decodeURIComponent(/src="data:image\/svg\+xml,([^"]*)"/.exec(page)?.[1] ?? '')).toBe(body.toString())
  })

  test.each<[string, FindMedia]>([
    ['a photograph', async () => ({ type: 'image/jpeg', body: Buffer.from('a') })],
    ['a large drawing', async () => ({ type: 'image/svg+xml', body: Buffer.alloc(32_769, ' ') })],
    ['a picture that is not there', noMedia],
    ['a picture that cannot be read now', () => Promise.reject(new Error('the database does not answer'))],
  ])('is requested by the page when it is %s', async (_, find) => {
    expect(await written(find)).toContain(`<head>${preload}<style></style></head><body>${image}${other}`)
  })
})
