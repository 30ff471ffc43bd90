import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A code of the catalogue with the doc comment that says what it means. */
export interface CodeMeaning {
  readonly code: string
  readonly meaning: string
}

/** Reads the codes of `contract/codes.ts` with their comments. Throws for a code without one. */
export function readCodeMeanings(source: string): CodeMeaning[] {
  const declarations = [...source.matchAll(/^export const (\w+)/gm)]
  const comments = [...source.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const (\w+) = '([^']+)' as const/g)]
  const names = new Set(comments.map(([, , name]) => name))
  const bare = declarations.map(([, name = '']) => name).filter((name) => !names.has(name))
  if (bare.length > 0) throw new Error(`contract/codes.ts: ${bare.join(', ')} needs a comment that says what it means`)
  return comments.map(([, comment = '', , code = '']) => ({
    code,
    meaning: comment
      .replaceAll(/^\s*\*/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  }))
}

/** Source of `server/api/code-meanings.gen.ts`. */
export function codeMeaningsSource(root: string): string {
  const rows = readCodeMeanings(readFileSync(join(root, 'contract/codes.ts'), 'utf8')).map(
    ({ code, meaning }) => `  ${JSON.stringify(code)}: ${JSON.stringify(meaning)},`,
  )
  return [
    '// Written by npm run extract, from the comments of contract/codes.ts.',
    "import type { Code } from '../../contract/code-catalogue.ts'",
    '',
    '/** What each code means, in English. */',
    'export const codeMeanings: Readonly<Record<Code, string>> = {',
    ...rows,
    '}',
    '',
  ].join('\n')
}
