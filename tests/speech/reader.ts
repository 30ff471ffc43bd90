import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { build } from 'vite'

let script: Promise<string> | undefined

/** What a screen reader says of the page, a line for each thing. */
export async function listen(page: Page): Promise<string[]> {
  script ??= bundle()
  return v.parse(v.array(v.string()), await page.evaluate(`${await script}; reader.readAloud()`))
}

/** `read-aloud.ts` with its packages, as one script. */
async function bundle(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: { '@guidepup/virtual-screen-reader': '@guidepup/virtual-screen-reader/browser.js' } },
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(new URL('read-aloud.ts', import.meta.url)), formats: ['iife'], name: 'reader' },
    },
  })
  const chunks = [output].flat().flatMap((each) => ('output' in each ? each.output : []))
  return chunks.flatMap((each) => (each.type === 'chunk' ? [each.code] : [])).join('\n')
}
