import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { checkBundledNames } from './bundled-names.ts'

function project(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'practicum-names-'))
  mkdirSync(join(root, 'content'))
  cpSync('content/company.yaml', join(root, 'content/company.yaml'))
  mkdirSync(join(root, 'content/pictures'))
  writeFileSync(join(root, 'content/pictures/ward-1.svg'), '')
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

test.each([
  ['src/a.tsx', '// One\n<b>Practicum</b>', 'src/a.tsx:2 names “Practicum” of content/company.yaml'],
  ['locales/shop/ko.po', 'msgstr "프랙티컴 운영"', 'locales/shop/ko.po:1 names “프랙티컴” of content/company.yaml'],
  ['contract/a.ts', "'1600-0142'", 'contract/a.ts:1 names “1600-0142” of content/company.yaml'],
  ['public/icon.svg', '<title>Practicum Inc.</title>', 'public/icon.svg:1 names “Practicum” of content/company.yaml'],
  [
    'src/b.tsx',
    "import a from '../content/pictures/ward-1.svg?url'",
    'src/b.tsx:1 names ward-1.svg of the bundled content',
  ],
])('finds a name of the bundled content in %s', (path, text, fault) => {
  expect(checkBundledNames(project({ [path]: text }))).toEqual([fault])
})

test('allows the names in tests, and the name of the software in small letters', () => {
  const files = {
    'src/a.test.ts': "'Practicum'",
    'server/figures.ts': "'practicum_pages_total'",
    'docs/a.md': 'Practicum',
  }
  expect(checkBundledNames(project(files))).toEqual([])
})
