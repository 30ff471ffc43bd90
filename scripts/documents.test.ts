import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkDocuments } from './documents.ts'

function faultsIn(files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'documents-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return checkDocuments(root)
}

test('names a path in backticks that does not exist, with its line', () => {
  const files = {
    'server/app.ts': '',
    'docs/guide.md': 'See `server/app.ts`.\nAnd `server/gone.ts`, `server/<name>.ts`.',
  }
  expect(faultsIn(files)).toEqual(['docs/guide.md:2 names server/gone.ts, which does not exist'])
})

test('names the target of a link that does not exist, from the folder of the document', () => {
  const files = {
    'docs/a.md': '[b](b.md#part), [c](c.md), [site](https://example.com), [here](#part)',
    'docs/b.md': '',
  }
  expect(faultsIn(files)).toEqual(['docs/a.md:1 names c.md, which does not exist'])
})

test('names a glossary term that the file of its row lacks', () => {
  const glossary = [
    '| term | meaning | where |',
    '|---|---|---|',
    '| `Clock` | Source of time (`dayOf`). | `server/clock.ts` |',
  ].join('\n')
  const clock = 'export interface Clock {}\nexport const dayOfWeek = 1'
  expect(faultsIn({ 'CONTRIBUTING.md': glossary, 'server/clock.ts': clock })).toEqual([
    'CONTRIBUTING.md:3 says dayOf, which `server/clock.ts` lacks',
  ])
})
