import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { Window } from 'happy-dom'
import ical from 'ical.js'
import * as v from 'valibot'
import { startShop } from './shop-process.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, '.cache/foreign/search-engines')
const fieldsProgram = join(root, 'lab/foreign/check-structured-data.mjs')
const sitemapSchema = fileURLToPath(new URL('samples/sitemap.xsd', import.meta.url))

/** What xmllint says of a sitemap by the schema of sitemaps.org; ends in `validates` when nothing is wrong. */
function checkSitemap(text: string): string {
  const { stderr } = spawnSync('xmllint', ['--nonet', '--noout', '--schema', sitemapSchema, '-'], {
    input: text,
    encoding: 'utf8',
  })
  return stderr.trim()
}

/** The blocks of structured data in a page. */
function blocksOf(html: string): string[] {
  const { DOMParser } = new Window()
  const page = new DOMParser().parseFromString(html, 'text/html')
  return [...page.querySelectorAll('script[type="application/ld+json"]')].map((each) => each.textContent)
}

/** Compiles blocks against the vocabulary of schema.org, as types: TypeScript refuses unknown types and properties. */
function checkData(blocks: readonly string[]): string {
  const literals = blocks.map((block) => `;(${block}) satisfies Block`)
  const head =
    "import type { Graph, Thing, WithContext } from 'schema-dts'\n\ntype Block = WithContext<Exclude<Thing, string>> | Graph\n"
  writeFileSync(join(folder, 'blocks.ts'), `${head}\n${literals.join('\n')}\n`)
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: '../../../tsconfig.json', include: ['.'] }))
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const options = ['-p', '.', '--incremental', 'false', '--pretty', 'false']
  return spawnSync(process.execPath, [compiler, ...options], { cwd: folder, encoding: 'utf8' }).stdout
}

const issuesSchema = v.array(v.object({ severity: v.picklist(['ERROR', 'WARNING']), text: v.string() }))

/** What Google's documentation requires and blocks lack, by Adobe's validator. Its warnings name optional fields. */
function findMissingFields(blocks: readonly string[]): string[] {
  const { stdout } = spawnSync(process.execPath, [fieldsProgram], { input: `[${blocks}]`, encoding: 'utf8' })
  return v.parse(issuesSchema, JSON.parse(stdout)).flatMap(({ severity, text }) => (severity === 'ERROR' ? [text] : []))
}

test.beforeAll(() => mkdirSync(folder, { recursive: true }))

test('the sitemap is valid, its pages are there, and their structured data has what schema.org and Google ask for', async () => {
  await using shop = await startShop()
  const sitemap = await (await fetch(`${shop.origin}/sitemap.xml`)).text()
  expect(checkSitemap(sitemap)).toBe('- validates')
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  )
  expect(addresses.length).toBeGreaterThan(200)

  const blocks = new Set<string>()
  for (const address of addresses) {
    // Only browsers resolve the shop's own host.
    const answer = await fetch(address.replace(shop.desktopOrigin, shop.origin), { redirect: 'manual' })
    expect(answer.status, address).toBe(200)
    for (const block of blocksOf(await answer.text())) blocks.add(block)
  }
  expect(blocks.size).toBeGreaterThan(100)
  expect(checkData([...blocks])).toBe('')
  expect(findMissingFields([...blocks])).toEqual([])

  const calendar = await (await fetch(`${shop.origin}/api/v1/board/event/12/calendar`)).text()
  const event = new ical.Event(new ical.Component(ical.parse(calendar)).getFirstSubcomponent('vevent') ?? undefined)
  expect([event.startDate.toString(), event.endDate.toString()]).toEqual(['2026-11-01', '2027-01-01'])
})

test('the judges find what is made up', () => {
  expect(checkSitemap('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url/></urlset>')).toContain(
    'Missing child element',
  )
  const course = { '@context': 'https://schema.org', '@type': 'Course', name: 'A course', colour: 'red' }
  expect(checkData([JSON.stringify(course)])).toContain(`'"colour"' does not exist`)
  const product = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'A device',
    image: 'https://a.example/',
  }
  expect(findMissingFields([JSON.stringify(product)])).toContainEqual(expect.stringContaining('"offers"'))
})
