import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import * as v from 'valibot'
import { readOrders } from '../gallery/prepared.ts'
import { views } from '../gallery/views.ts'
import { readDocument, viewName } from './captured.ts'
import { pageLanguages } from './stages.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, '.cache/foreign/links')
const linkinator = join(root, 'lab/node_modules/linkinator/build/src/cli.js')

const reportSchema = v.object({
  links: v.array(
    v.object({
      url: v.string(),
      status: v.optional(v.number()),
      state: v.picklist(['OK', 'BROKEN', 'SKIPPED']),
      parent: v.optional(v.string(), ''),
    }),
  ),
})

/** A server of pages on this machine. */
interface PageServer extends AsyncDisposable {
  readonly origin: string
}

/** The shop's own hosts, which only browsers resolve. */
const ownOrigin = /http:\/\/(?:(?:m\.|pay\.)?practicum\.)?localhost:\d+/g

/** Answers these documents at their paths, and what the shop answers at all others, with its own addresses for the shop's. */
async function servePages(documents: ReadonlyMap<string, string>, shop: string): Promise<PageServer> {
  const server = createServer(async ({ method = 'GET', url = '/', headers: { host } }, response) => {
    const withOwn = (html: string) => html.replace(ownOrigin, `http://${host}`)
    const document = documents.get(url)
    if (document !== undefined) {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(withOwn(document))
      return
    }
    const answer = await fetch(`${shop}${url}`, { method, redirect: 'manual' })
    const type = answer.headers.get('content-type') ?? ''
    const location = answer.headers.get('location')
    response.writeHead(answer.status, { 'Content-Type': type, ...(location ? { location: withOwn(location) } : {}) })
    response.end(type.startsWith('text/html') ? withOwn(await answer.text()) : Buffer.from(await answer.arrayBuffer()))
  })
  // Longer than any client keeps an idle connection: one that is closed while it is used fails a link.
  server.keepAliveTimeout = 10 * 60_000
  await once(server.listen(0, '127.0.0.1'), 'listening')
  // A server that listens at a port has an address with a port.
  const { port } = v.parse(v.object({ port: v.number() }), server.address())
  return {
    origin: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** What linkinator says of the links in pages. Links that lead out of the server are not followed. */
async function checkLinks(origin: string, paths: readonly string[]) {
  mkdirSync(folder, { recursive: true })
  const config = join(folder, `${new URL(origin).port}.json`)
  const settings = {
    format: 'json',
    // Reports links that are right and links that are not followed as well.
    verbosity: 'info',
    concurrency: 8,
    checkFragments: true,
    skip: [`^(?!${origin.replaceAll('.', '\\.')}/)`],
  }
  writeFileSync(config, JSON.stringify(settings))
  const addresses = paths.map((path) => `${origin}${path}`)
  const checker = spawn(process.execPath, [linkinator, ...addresses, '--config', config], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return v.parse(reportSchema, JSON.parse(await text(checker.stdout))).links
}

/** Pages that answer 404 as they should: they link to themselves in the other layout. */
const missingPages: readonly string[] = ['/not-found', '/no/such/page', '/oacx']

test('every link of every page leads to something that is there', async () => {
  // Two minutes on a machine that does nothing else.
  test.setTimeout(60 * 60_000)
  const shop = test.info().project.use.baseURL ?? ''
  const documents = new Map<string, string>()
  for (const [layout, language] of pageLanguages)
    for (const view of views) {
      const address = view.address(layout, language, readOrders())
      const html = readDocument(viewName(view, layout, language), 'shown')
      if (address !== undefined && html !== undefined) documents.set(address.split('#')[0] ?? '', html)
    }
  const sitemap = await (await fetch(`${shop}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path = '']) =>
    path.replaceAll('&amp;', '&'),
  )
  expect(documents.size).toBeGreaterThan(400)
  expect(listed.length).toBeGreaterThan(200)

  await using server = await servePages(documents, shop)
  const links = await checkLinks(server.origin, [...new Set([...documents.keys(), ...listed])])
  const inside = links.filter(({ state }) => state !== 'SKIPPED')
  const outside = new Set(links.filter(({ state }) => state === 'SKIPPED').map(({ url }) => url))
  writeFileSync(join(folder, 'outside.txt'), [...outside].toSorted().join('\n'))
  console.log(`${inside.length} links were opened, ${outside.size} lead elsewhere (.cache/foreign/links/outside.txt).`)
  const isOfMissingPage = (parent: string) => parent !== '' && missingPages.includes(new URL(parent).pathname)
  const broken = inside.filter(({ state, parent }) => state === 'BROKEN' && !isOfMissingPage(parent))
  expect(broken.map(({ url, status, parent }) => `${parent} → ${url}: ${status}`)).toEqual([])
  expect(inside.length).toBeGreaterThan(1_000)
})

test('the judge of links finds a missing page and a missing place', async () => {
  const shop = test.info().project.use.baseURL ?? ''
  const page =
    '<!doctype html><title>Links</title><a href="/robots.txt">1</a><a href="/missing">2</a><a href="#no">3</a>'
  await using server = await servePages(new Map([['/links', page]]), shop)
  const links = await checkLinks(server.origin, ['/links'])
  const broken = links.filter(({ state }) => state === 'BROKEN').map(({ url }) => new URL(url))
  expect(broken.map(({ pathname, hash }) => pathname + hash).toSorted()).toEqual(['/links#no', '/missing'])
})
