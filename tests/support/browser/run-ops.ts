import { execFile } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'

const ops = fileURLToPath(new URL('../../../scripts/ops.ts', import.meta.url))

/** Runs a command of the operator's desk on the shop that the page shows. Returns what it prints as JSON. */
export async function runOps(page: Page, ...args: readonly string[]): Promise<unknown> {
  const env = { ...process.env, DATA_DIR: dataOf(new URL(page.url()).port) }
  const { stdout } = await promisify(execFile)(process.execPath, [ops, ...args, '--json'], { env })
  return JSON.parse(stdout)
}

/** Data folder of the shop at a port: the newest that `scripts/test-shops.ts` made for it. */
function dataOf(port: string): string {
  const folders = readdirSync(tmpdir())
    .filter((name) => name.startsWith(`practicum-shop-${port}-`))
    .map((name) => join(tmpdir(), name))
    .sort((one, other) => statSync(other).birthtimeMs - statSync(one).birthtimeMs)
  const [newest] = folders
  if (newest === undefined) throw new Error(`no shop runs at port ${port}`)
  return newest
}
