import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { readDictionaries } from '../../server/web/dictionaries.ts'
import { readFiles, type ServedFile } from '../../server/web/files.ts'
import { untilRested } from './rested.ts'
import type { Figure } from './table.ts'

/**
 * Scripts and styles that a visitor loads who comes back to a page after a release, with what is loaded ahead: as what
 * differs from the files of the release before, and as whole files. The two releases are the builds that were made last.
 */
export async function releaseCost(
  browser: Browser,
  origin: string,
  pages: readonly (readonly [name: string, path: string])[],
): Promise<Figure[]> {
  const former = readFormer('dist/former')
  const files = readFiles('dist/client', readDictionaries('dist/former'))
  if (former.size === 0 || [...files.keys()].every((address) => !isAsset(address) || former.has(address))) {
    console.log('There is no former release that differs: change a source, and build.')
    return []
  }
  const figures: Figure[] = []
  for (const [name, path] of pages) {
    const addresses = await assetsOf(browser, origin + path)
    const changed = addresses
      .filter((address) => !former.has(address))
      .flatMap((address) => files.get(address)?.() ?? [])
    const sum = (sizeOf: (file: ServedFile) => number) =>
      changed.reduce((bytes, file) => bytes + sizeOf(file), 0) / 1000
    figures.push(
      { name: `${name}, after a release: changed files`, value: changed.length, unit: '' },
      {
        name: `${name}, after a release: what differs`,
        value: sum((file) => leastBytes(file, former)),
        unit: 'kB',
        goal: ['most', 12],
      },
      { name: `${name}, after a release: whole files`, value: sum(wholeBytes), unit: 'kB' },
    )
  }
  return figures
}

/** Hashes of the former release's files as browsers name them in `Available-Dictionary`, by address. */
function readFormer(directory: string): Map<string, string> {
  const assets = join(directory, 'assets')
  const names = existsSync(assets) ? readdirSync(assets) : []
  return new Map(
    names.map((name) => {
      const hash = createHash('sha256').update(readFileSync(join(assets, name)))
      return [`/assets/${name}`, `:${hash.digest('base64')}:`]
    }),
  )
}

function isAsset(address: string): boolean {
  return /^\/assets\/.+\.(js|css)$/.test(address)
}

function wholeBytes(file: ServedFile): number {
  return (file.brotli ?? file.body).length
}

/** Bytes of a file for a browser that has all files of the former release. */
function leastBytes(file: ServedFile, former: ReadonlyMap<string, string>): number {
  const differences = [...former.values()].flatMap((hash) => file.dictionary?.compress?.(hash)?.length ?? [])
  return Math.min(wholeBytes(file), ...differences)
}

async function assetsOf(browser: Browser, address: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'ko-KR', isMobile: true })
  const loaded = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (isAsset(pathname)) loaded.add(pathname)
  })
  await page.goto(address)
  await untilRested(page)
  await page.close()
  return [...loaded]
}
