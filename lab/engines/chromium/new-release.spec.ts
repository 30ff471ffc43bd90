import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { readDictionaries } from '../../../server/web/dictionaries.ts'
import { readFiles, sendFile } from '../../../server/web/files.ts'

const lines = Array.from({ length: 2_000 }, (_, line) => `export const value${line} = ${line * 7_919}`).join('\n')

/** Folders of two releases whose only script says which one it is of. */
function writeReleases(): string {
  const releases = mkdtempSync(join(tmpdir(), 'releases-'))
  for (const [release, name] of [
    ['former', 'client-AAAAAAAA.js'],
    ['client', 'client-BBBBBBBB.js'],
  ] as const) {
    mkdirSync(join(releases, release, 'assets'), { recursive: true })
    writeFileSync(join(releases, release, 'assets', name), `${lines}\ndocument.title = '${release}'`)
  }
  return releases
}

test('a browser that has the release before gets what differs, and runs the new one', async ({ page }) => {
  const releases = writeReleases()
  const dictionaries = readDictionaries(join(releases, 'former'))
  const files = new Map([
    ...readFiles(join(releases, 'former'), dictionaries),
    ...readFiles(join(releases, 'client'), dictionaries),
  ])
  const shop = createServer((request, response) => {
    const script = { '/former': 'client-AAAAAAAA', '/client': 'client-BBBBBBBB' }[request.url ?? '']
    if (script === undefined) return sendFile(request, response, files.get(request.url ?? '')?.())
    response.writeHead(200, { 'Content-Type': 'text/html' })
    response.end(`<!doctype html><title></title><script type="module" src="/assets/${script}.js"></script>`)
  })
  const port = await new Promise<number>((resolve) => {
    shop.listen(0, 'localhost', () => {
      const address = shop.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
  const bytes = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map((entry) => Reflect.get(entry, 'encodedBodySize')))

  await page.goto(`http://localhost:${port}/former`)
  await expect(page).toHaveTitle('former')
  const [whole] = await bytes()
  await page.goto(`http://localhost:${port}/client`)
  await expect(page).toHaveTitle('client')
  const [difference] = await bytes()
  expect(whole).toBeGreaterThan(3_000)
  expect(difference).toBeLessThan(300)
  shop.close()
  rmSync(releases, { recursive: true, force: true })
})
