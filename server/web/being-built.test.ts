import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { registerCleanup } from '#tests/support/server/cleanup.ts'
import { echoRenderer, listeningShop } from '#tests/support/server/listening-shop.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { onceBuilt } from './files.ts'
import type { Renderer } from './renderer.ts'

const built = mkdtempSync(join(tmpdir(), 'practicum-tests-built-'))
registerCleanup(() => rmSync(built, { recursive: true, force: true }))
const folders = { shop: join(built, 'client'), support: join(built, 'support'), desk: join(built, 'desk') }

/** Puts a part of the build in its place, as the build does. */
function finish(part: 'support' | 'desk', files: Readonly<Record<string, string>>): void {
  const unfinished = join(built, `${part}-unfinished`)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(unfinished, name, '..'), { recursive: true })
    writeFileSync(join(unfinished, name), text)
  }
  renameSync(unfinished, folders[part])
}

const findSupport = onceBuilt(folders.support, () => echoRenderer.filesOf.shop)
const renderer: Renderer = {
  ...echoRenderer,
  filesOf: {
    shop: echoRenderer.filesOf.shop,
    get support() {
      return findSupport()
    },
  },
}
const shop = await listeningShop(await sampleShop(), { folders, renderer })
const desk = { host: 'desk.shop.localhost:3000' }
const page = { host: 'shop.localhost:3000', 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)' }

/** Status and heading of an address; reads that nobody may keep a page that is not there yet. */
async function headingAt(target: string, headers: Readonly<Record<string, string>>) {
  const answer = await shop.send(target, { headers })
  const heading = /<h1>(.*?)<\/h1>/.exec(answer.text)?.[1]
  if (answer.status === 503) {
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['retry-after']).toBe('2')
    expect(answer.text).toContain('location.reload()')
    expect(answer.headers['content-security-policy']).toContain("script-src 'sha256-")
  }
  return { status: answer.status, heading }
}

test('the desk says in the language of the browser that it is being prepared, and opens once it is built', async () => {
  expect(await headingAt('/orders', { ...desk, 'accept-language': 'en' })).toEqual({
    status: 503,
    heading: 'The desk is being prepared.',
  })
  expect(await headingAt('/invitation', { ...desk, 'accept-language': 'ko' })).toEqual({
    status: 503,
    heading: '운영 화면을 준비하고 있어요.',
  })
  const isEntry = { file: 'assets/desk.js', isEntry: true }
  finish('desk', { '.vite/manifest.json': JSON.stringify({ 'client.tsx': isEntry }), 'assets/desk.js': 'open()' })
  const opened = await shop.send('/orders', { headers: desk })
  expect(opened.status).toBe(200)
  expect(opened.text).toContain('<script type="module" src="/assets/desk.js"></script>')
  expect((await shop.send('/assets/desk.js', { headers: desk })).text).toBe('open()')
})

test('pages of the support area say so as well, and those of the shop open meanwhile', async () => {
  const english = { ...page, 'accept-language': 'en' }
  const waiting = { status: 503, heading: 'The support area is being prepared.' }
  expect(await headingAt('/support/codes', english)).toEqual(waiting)
  expect(await headingAt('/login?at=enteringPassword', english)).toEqual(waiting)
  expect(await headingAt('/support', { ...page, 'accept-language': 'ko' })).toEqual({
    status: 503,
    heading: '지원 화면을 준비하고 있어요.',
  })
  expect((await shop.send('/login', { headers: english })).status).toBe(200)
  finish('support', { 'assets/support-client.js': 'show()' })
  expect((await shop.send('/support/codes', { headers: english })).status).toBe(200)
  expect((await shop.send('/login?at=enteringPassword', { headers: english })).status).toBe(200)
  expect((await shop.send('/assets/support-client.js', { headers: page })).text).toBe('show()')
})
