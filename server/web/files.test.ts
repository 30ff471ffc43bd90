import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { readDictionaries } from './dictionaries.ts'
import { readFiles, sendFile } from './files.ts'

const directory = mkdtempSync(join(tmpdir(), 'files-'))
mkdirSync(join(directory, 'assets'))
for (const name of ['read.js', 'gone.js'])
  writeFileSync(join(directory, 'assets', name), `export const name = '${name}'`)
const files = readFiles(directory)
const server = createServer((request, response) => sendFile(request, response, files.get(request.url ?? '')?.()))
await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))

/** The port that the server listens at. */
function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return address.port
}
const get = (path: string) => fetch(`http://127.0.0.1:${portOf(server.address())}${path}`)

afterAll(() => {
  server.close()
  rmSync(directory, { recursive: true, force: true })
})

test('answers 404 for a file that a build has replaced, and goes on', async () => {
  expect(await (await get('/assets/read.js')).text()).toBe("export const name = 'read.js'")
  rmSync(join(directory, 'assets'), { recursive: true })
  const gone = await get('/assets/gone.js')
  expect({ status: gone.status, cache: gone.headers.get('Cache-Control') }).toEqual({ status: 404, cache: 'no-store' })
  // What was read before stays in memory.
  expect((await get('/assets/read.js')).status).toBe(200)
})

test('a new release costs a browser that has the one before what differs, and others the whole file', async () => {
  const lines = Array.from({ length: 2_000 }, (_, line) => `export const value${line} = ${line * 7_919}`).join('\n')
  const releases = mkdtempSync(join(tmpdir(), 'releases-'))
  for (const [release, name] of [
    ['former', 'client-AAAAAAAA.js'],
    ['client', 'client-BBBBBBBB.js'],
  ] as const) {
    mkdirSync(join(releases, release, 'assets'), { recursive: true })
    writeFileSync(join(releases, release, 'assets', name), `${lines}\n// ${release}`)
  }
  const served = readFiles(join(releases, 'client'), readDictionaries(join(releases, 'former')))
  const shop = createServer((request, response) => sendFile(request, response, served.get(request.url ?? '')?.()))
  await new Promise<void>((resolve) => void shop.listen(0, '127.0.0.1', resolve))
  const hash = createHash('sha256').update(`${lines}\n// former`).digest('base64')
  const ask = async (headers: Readonly<Record<string, string>>) => {
    const asked = request({ port: portOf(shop.address()), path: '/assets/client-BBBBBBBB.js', headers }).end()
    const [answer] = await once(asked, 'response')
    return { headers: answer.headers, bytes: (await buffer(answer)).length }
  }
  const encodings = 'gzip, deflate, br, zstd, dcb, dcz'
  const first = await ask({ 'Accept-Encoding': encodings })
  const returning = await ask({ 'Accept-Encoding': encodings, 'Available-Dictionary': `:${hash}:` })
  const other = await ask({ 'Accept-Encoding': 'gzip, br', 'Available-Dictionary': `:${hash}:` })
  shop.close()
  rmSync(releases, { recursive: true, force: true })

  expect(returning.headers).toMatchObject({
    'content-encoding': 'dcz',
    vary: 'Accept-Encoding, Available-Dictionary',
    'use-as-dictionary': 'match="/assets/client-*.js"',
  })
  expect(returning.bytes).toBeLessThan(300)
  for (const whole of [first, other]) {
    expect(whole.headers['content-encoding']).toBe('br')
    expect(whole.bytes).toBeGreaterThan(3_000)
  }
})
