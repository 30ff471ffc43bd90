import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { checkPagePaths } from './page-paths.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function tree(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'practicum-paths-'))
  folders.push(root)
  for (const [name, text] of Object.entries({
    'routes/_member/mypage.tsx': "createFileRoute('/_member/mypage')({})",
    ...files,
  })) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  return root
}

test('refuses a page path written by hand: as text, in markup, after an origin, with parameters', () => {
  const root = tree({
    'src/a.tsx': `export const a = '/mypage'\nexport const b = <a href="/mypage/history" />`,
    'server/b.ts': 'export const c = (origin: string) => `$' + '{origin}/mypage?id=1`',
  })
  expect(checkPagePaths(root)).toEqual([
    "src/a.tsx:1 writes a page's path: use contract/addresses/paths.ts",
    "src/a.tsx:2 writes a page's path: use contract/addresses/paths.ts",
    "server/b.ts:1 writes a page's path: use contract/addresses/paths.ts",
  ])
})

test.each(['src', 'server', 'routes', 'machines'])('finds a path that is put together by hand in %s', (folder) => {
  const lines = [
    "export const joined = '/mypage' + tail",
    'export const filled = `/mypage/$' + '{tail}`',
    "export const resolved = new URL('/mypage', origin)",
    "export const absolute = 'https://practicum.example/mypage?id=1'",
    "export const opened = () => location.assign('/mypage#top')",
    "export const record = { address: '/mypage' }",
  ]
  const name = `${folder}/a.ts`
  expect(checkPagePaths(tree({ [name]: lines.join('\n') }))).toEqual(
    lines.map((_, index) => `${name}:${index + 1} writes a page's path: use contract/addresses/paths.ts`),
  )
})

test('allows what the router types, calls of the API, other words, comments, tests and models', () => {
  const root = tree({
    'src/a.tsx':
      "// '/mypage'\nexport const a = <Link to=\"/mypage\" />\nexport const b = redirect({ to: '/mypage' })\nexport const c = '/mypages'",
    'server/b.ts': "export const d = '/api/mypage'",
    'server/b.test.ts': "export const e = '/mypage'",
    'machines/models/c.model.ts': "export const f = '/mypage'",
  })
  expect(checkPagePaths(root)).toEqual([])
})
