import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
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

test('finds a cycle of imports between files', () => {
  const root = tree({ 'server/a.ts': "import './b.ts'", 'server/b.ts': "import './a.ts'" })
  expect(checkLayers(root)).toEqual(['a cycle of imports: server/a.ts -> server/b.ts -> server/a.ts'])
})

describe('folders of the server', () => {
  test.each([
    ['lib', 'db'],
    ['lib', 'api'],
    ['db', 'api'],
    ['db', 'providers'],
    ['db', 'messages'],
    ['providers', 'db'],
    ['providers', 'api'],
    ['providers', 'sandbox'],
    ['providers', 'config'],
    ['config', 'db'],
    ['content', 'api'],
    ['messages', 'api'],
    ['api', 'sandbox'],
    ['api', 'web'],
    ['api', 'jobs'],
    ['jobs', 'web'],
    ['web', 'sandbox'],
    ['operator', 'web'],
  ])('%s may not import %s, not even a type', (from, to) => {
    const root = tree({
      [`server/${from}/a.ts`]: `import type { B } from '../${to}/b.ts'\nexport const a: B = 1`,
      [`server/${to}/b.ts`]: 'export type B = number',
    })
    expect(checkLayers(root)).toEqual([`server/${from}/a.ts:1 may not import server/${to}/b.ts`])
  })

  test('may import those below', () => {
    const root = tree({
      'server/app.ts': "import './web/page.ts'\nimport './sandbox/sandbox.ts'",
      'server/sandbox/sandbox.ts': "import '../web/page.ts'",
      'server/web/page.ts': "import '../api/call.ts'\nimport type { A } from '../../src/app/server.tsx'",
      'server/api/call.ts': "import '../db/open.ts'\nimport '../providers/port.ts'\nimport '../../contract/a.ts'",
      'server/db/open.ts': "import '../lib/clock.ts'",
      'server/providers/port.ts': "import '../lib/clock.ts'",
      'server/lib/clock.ts': '',
      'contract/a.ts': '',
    })
    expect(checkLayers(root)).toEqual([])
  })

  test('may not import the files that put them together', () => {
    const root = tree({ 'server/api/a.ts': "import '../app.ts'", 'server/app.ts': '' })
    expect(checkLayers(root)).toEqual(['server/api/a.ts:1 may not import server/app.ts'])
  })
})

test.each(['server/new-folder/a.ts', 'src/new-folder/a.ts'])('rejects %s, which belongs to no layer', (file) => {
  expect(checkLayers(tree({ [file]: '' }))).toEqual([
    `${file} belongs to no layer: add its folder to scripts/layers.ts`,
  ])
})

describe('a cycle of folders', () => {
  test('is found between two features of one folder, also when one import is only of a type', () => {
    const root = tree({
      'src/features/courses/detail/a.ts': "import '../training/b.ts'",
      'src/features/courses/training/b.ts': "import type { C } from '../detail/c.ts'",
      'src/features/courses/detail/c.ts': 'export type C = number',
    })
    expect(checkLayers(root)).toEqual([
      'a cycle of folders in src/features/courses/: src/features/courses/detail/a.ts:1 imports src/features/courses/training/b.ts, src/features/courses/training/b.ts:1 imports src/features/courses/detail/c.ts',
    ])
  })

  test('is found over three folders, whatever their depth', () => {
    const root = tree({
      'server/api/a/deep/one.ts': "import '../../b/two.ts'",
      'server/api/b/two.ts': "void import('../c/three.ts')",
      'server/api/c/three.ts': "import type { Four } from '../a/four.ts'",
      'server/api/a/four.ts': 'export type Four = number',
    })
    expect(checkLayers(root)).toEqual([expect.stringContaining('a cycle of folders in server/api/')])
  })

  test('is found between a folder and a file beside it', () => {
    const root = tree({
      'server/api/handler.ts': "import type { A } from './login/a.ts'",
      'server/api/login/a.ts': 'export type A = number',
      'server/api/login/b.ts': "import '../handler.ts'",
    })
    expect(checkLayers(root)).toEqual([expect.stringContaining('a cycle of folders in server/api/')])
  })

  test('is none where files of two folders only share a third', () => {
    const root = tree({
      'server/api/a/one.ts': "import '../c/three.ts'",
      'server/api/b/two.ts': "import '../c/three.ts'\nimport '../a/one.ts'",
      'server/api/c/three.ts': '',
    })
    expect(checkLayers(root)).toEqual([])
  })
})
