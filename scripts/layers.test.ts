import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { checkLayers } from './layers.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function tree(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'practicum-layers-'))
  folders.push(root)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  return root
}

test('lets a feature use its own files, parts, tokens and the contract', () => {
  const root = tree({
    'src/features/orders/order.ts': "import '../../ui/a.ts'\nimport '../../../contract/a.ts'\nimport './own.ts'",
    'src/features/orders/own.ts': '',
    'src/ui/a.ts': '',
    'contract/a.ts': "import * as v from 'valibot'\nexport { v }",
  })
  expect(checkLayers(root)).toEqual([])
})

test('refuses a feature that imports another, by name and line, also when it is a new one', () => {
  const root = tree({
    'src/features/brand-new/a.tsx': "\nimport type { B } from '../other/b.ts'\nexport const a: B = 1",
    'src/features/other/b.ts': 'export type B = number',
  })
  expect(checkLayers(root)).toEqual(['src/features/brand-new/a.tsx:2 may not import src/features/other/b.ts'])
})

test('refuses a package in the contract, a late import and a passed-on export across layers', () => {
  const root = tree({
    'contract/a.ts': "import 'react'",
    'src/ui/a.ts': "export { b } from '../lib/b.ts'",
    'src/theme/a.ts': "void import('../lib/b.ts')",
    'src/lib/b.ts': 'export const b = 1',
  })
  expect(checkLayers(root)).toHaveLength(3)
})

test('finds a circle of imports', () => {
  const root = tree({ 'server/a.ts': "import './b.ts'", 'server/b.ts': "import './a.ts'" })
  expect(checkLayers(root)).toEqual(['a circle of imports: server/a.ts -> server/b.ts -> server/a.ts'])
})
