import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ChunkGroup } from '../src/lib/loading-plan.ts'
import { chunkGroups } from './chunk-groups.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'chunk-groups-'))
  const files = {
    'entry.ts': "void import('./pages/a.ts'); void import('./pages/b.ts')",
    'pages/a.ts':
      "import { price } from '../shop/price.ts'; import { tax } from '../shop/tax.ts'; import { day } from '../lib/day.ts'; console.log(price, tax, day)",
    'pages/b.ts': "import { price } from '../shop/price.ts'; console.log(price); void import('../shop/chart.lazy.ts')",
    'shop/price.ts': "console.log('price'); export const price = Math.random()",
    'shop/tax.ts':
      "import { round } from '../lib/round.ts'; console.log('tax'); export const tax = round(Math.random())",
    'lib/round.ts': 'export const round = (value) => Math.round(value * Math.random())',
    'lib/day.ts': "console.log('day'); export const day = Math.random()",
    'shop/chart.lazy.ts': "console.log('chart')",
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
})
afterEach(() => rmSync(root, { recursive: true }))

/** Modules of each named file of a build with such a group. */
async function filesWith(group: ChunkGroup): Promise<Record<string, string[]>> {
  const { groups, plugin } = chunkGroups(root, [group])
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin],
    build: { write: false, rolldownOptions: { input: join(root, 'entry.ts'), output: { codeSplitting: { groups } } } },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error('the build answers its files')
  const chunks = output.output.flatMap((file) => (file.type === 'chunk' ? [file] : []))
  return Object.fromEntries(
    chunks.map(({ name, moduleIds }) => [
      name,
      // Without the bundler's own.
      moduleIds
        .filter((id) => id.startsWith(root))
        .map((id) => id.slice(root.length + 1))
        .sort(),
    ]),
  )
}

describe('chunkGroups', () => {
  it('puts a folder into one file with what it imports, but for what is loaded lazily', async () => {
    const files = await filesWith({ name: 'shop', folders: ['shop/'] })
    expect(files['shop']).toEqual(['lib/round.ts', 'shop/price.ts', 'shop/tax.ts'])
  })

  it('puts what is loaded lazily into a file of its own', async () => {
    const files = await filesWith({ name: 'late', folders: ['shop/'], isLazy: true })
    expect(files['late']).toEqual(['shop/chart.lazy.ts'])
  })

  it('leaves exceptions out', async () => {
    const files = await filesWith({ name: 'all', folders: ['shop/', 'pages/'], except: ['pages/'] })
    expect(files['all']).toEqual(['lib/round.ts', 'shop/price.ts', 'shop/tax.ts'])
  })

  it.each([
    { name: 'shop', folders: ['shop/', 'store/'] },
    { name: 'shop', folders: ['shop/'], except: ['shop/old/'] },
    { name: 'shop', folders: ['shop/'], packages: ['left-pad'] },
  ])('fails the build when a part of a group matches nothing: %o', async (group) => {
    await expect(filesWith(group)).rejects.toThrow(/match no module: (store\/|shop\/old\/|node_modules\/left-pad\/)/)
  })
})
