import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
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
