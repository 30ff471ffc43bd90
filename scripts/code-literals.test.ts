import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { checkCodeLiterals } from './code-literals.ts'

const roots: string[] = []

function folderWith(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'code-literals-'))
  roots.push(root)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return root
}

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true })
})

describe('checkCodeLiterals', () => {
  it.each([
    ['a string', "hasCode(error, 'MB21102404')"],
    ['a template', 'hasCode(error, `MB21102404`)'],
    ['a key', 'const words = {\n  MB21102404: 1,\n}'],
    ['a member', 'words.MB21102404'],
    ['an attribute', '<Code is="MB21102404" />'],
    ['a type', "type Over = 'MB21102404'"],
  ])('refuses a code written as %s, and says its name', (_, text) => {
    const [fault, ...others] = checkCodeLiterals(folderWith({ 'src/features/a.tsx': text }))
    expect(fault).toMatch(/^src\/features\/a\.tsx:\d writes MB21102404: use codes\.oneTimeCodeExpired of/)
    expect(others).toEqual([])
  })

  it('refuses the code that has no letters, but no number', () => {
    const root = folderWith({ 'machines/a.ts': "const gone = '4040011'\nconst count = 4040011\n" })
    expect(checkCodeLiterals(root)).toEqual([
      'machines/a.ts:1 writes 4040011: use codes.memberGone of contract/protocol/codes.ts',
    ])
  })

  it('accepts codes in comments, and longer texts that contain one', () => {
    const text = "/** Throws `MB21102404`. */\n// 'MB21102404'\nconst path = '/support/codes/MB21102404'\n"
    expect(checkCodeLiterals(folderWith({ 'contract/a.ts': text }))).toEqual([])
  })

  it('accepts codes where the wire is written by hand', () => {
    const text = "export const code = 'MB21102404'"
    const files = [
      'contract/protocol/codes.ts',
      'server/api/a.test.ts',
      'tests/e2e/a.spec.ts',
      'src/features/support/a.gen.ts',
    ]
    expect(checkCodeLiterals(folderWith(Object.fromEntries(files.map((file) => [file, text]))))).toEqual([])
  })
})
