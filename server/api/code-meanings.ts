import { readdirSync, readFileSync } from 'node:fs'

/** Doc comments of the codes in a source of `contract/protocol/codes/`, by code. Throws for a code without one. */
export function readCodeMeanings(source: string): ReadonlyMap<string, string> {
  const declarations = [...source.matchAll(/^export const (\w+)/gm)]
  const comments = [...source.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const (\w+) = '([^']+)' as const/g)]
  const names = new Set(comments.map(([, , name]) => name))
  const bare = declarations.map(([, name = '']) => name).filter((name) => !names.has(name))
  if (bare.length > 0)
    throw new Error(`contract/protocol/codes: ${bare.join(', ')} needs a comment that says what it means`)
  return new Map(
    comments.map(([, comment = '', , code = '']) => [
      code,
      comment
        .replaceAll(/^\s*\*/gm, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    ]),
  )
}

/** What each code of the catalogue means, in English. */
export function codeMeanings(): ReadonlyMap<string, string> {
  const folder = new URL('../../contract/protocol/codes/', import.meta.url)
  const sources = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'))
  return new Map(sources.flatMap((source) => [...readCodeMeanings(source)]))
}
