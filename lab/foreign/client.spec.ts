import { spawn, spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { startShop } from './shop-process.ts'
import { createExchangeJudge, type Exchange } from './traffic/judge-exchange.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, '.cache/foreign/client')
const generator = join(root, 'lab/node_modules/@hey-api/openapi-ts/bin/run.js')

/** Runs a program in the client's folder; returns what it said when it failed. */
function run(program: string, ...parameters: string[]): string | undefined {
  const done = spawnSync(process.execPath, [program, ...parameters], { cwd: folder, encoding: 'utf8' })
  return done.status === 0 ? undefined : `${done.stdout}${done.stderr}`
}

test('a client that is generated from the API document compiles strictly, and buys once', async ({ page }) => {
  await using shop = await startShop()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const output = { path: join(folder, 'generated'), importFileExtension: '.ts' }
  const settings = { input: `${shop.origin}/api/openapi.json`, output }
  writeFileSync(join(folder, 'openapi-ts.config.mjs'), `export default ${JSON.stringify(settings)}\n`)
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: '../../../tsconfig.json', include: ['.'] }))
  copyFileSync(join(root, 'lab/foreign/client/buyer.ts'), join(folder, 'buyer.ts'))

  expect(run(generator, '--file', 'openapi-ts.config.mjs')).toBeUndefined()
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  expect(run(compiler, '-p', '.', '--incremental', 'false')).toBeUndefined()

  const buyer = spawn(process.execPath, [join(folder, 'buyer.ts'), shop.origin], { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface(buyer.stdout)[Symbol.asyncIterator]()
  const readLine = async () => (await lines.next()).value ?? ''
  await page.goto(await readLine())
  await page.getByRole('button', { name: /^Approve Credit card/ }).click()
  await page.waitForURL(/\/order-complete/)
  buyer.stdin.write(`${page.url()}\n`)
  expect(await readLine()).toBe('paid 69000')
})

test('the judge of calls finds what contradicts the API document', async () => {
  await using shop = await startShop()
  const judge = await createExchangeJudge(await (await fetch(`${shop.origin}/api/openapi.json`)).text())
  const answer = await fetch(`${shop.origin}/api/v1/board/device`)
  const right: Exchange = {
    method: 'GET',
    target: '/api/v1/board/device',
    requestHeaders: {},
    requestBody: Buffer.alloc(0),
    status: 200,
    mediaType: 'application/json',
    body: await answer.text(),
  }
  const faultsOf = async (changed: Partial<Exchange>) => (await judge({ ...right, ...changed }))?.faults
  expect(await faultsOf({})).toEqual([])
  expect(await faultsOf({ body: right.body.replaceAll('"idx":', '"index":') })).toContainEqual(
    expect.stringMatching(/^200 \/content\/\* must have required property 'idx'$/),
  )
  expect(await faultsOf({ body: right.body.replace('"status_code":200', '"status_code":201') })).toEqual([
    '200 /status_code must be equal to constant',
  ])
  expect(await faultsOf({ mediaType: 'text/html' })).toEqual(['200 is text/html, not application/json'])
  expect(await faultsOf({ status: 404 })).toContainEqual(expect.stringMatching(/^404 \/status_code /))
  expect(await faultsOf({ target: '/api/v1/board/device?colour=red' })).toEqual([
    'request /query must NOT have additional properties',
  ])
  expect(await faultsOf({ target: '/api/v1/board/nothing' })).toEqual(['200 is no call'])
})
