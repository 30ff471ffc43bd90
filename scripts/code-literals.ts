import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import * as codes from '../contract/protocol/codes.ts'

const folders = ['contract', 'machines', 'routes', 'scripts', 'server', 'src', 'tests']

/** Files that write a code as the wire has it: the names themselves, generated data, and tests of answers. */
const exempt: readonly RegExp[] = [
  /^contract\/protocol\/(codes|code-catalogue\.test)\.ts$/,
  /^scripts\/code-literals\.test\.ts$/,
  /\.gen\.ts$/,
  /^server\/.*\.test\.ts$/,
  /^src\/lib\/http\/.*\.test\.ts$/,
  /^src\/features\/support\/.*\.test\.ts$/,
  /^tests\/(bench|e2e|faults|support\/server)\//,
]

/** A whole text in quotes, or a property: `MB20001404: …`, `messages.MB20001404`. */
const literal = /(['"`])(\w+)\1|(?<![\w/'"`-])((?:MB|PR)\d{8})(?=\s*\??:)|(?<=\w\??\.)((?:MB|PR)\d{8})\b/g

const names = new Map<string, string>(Object.entries(codes).map(([name, code]) => [code, name]))

/** Every code that is written as text where its name in `contract/protocol/codes.ts` belongs, one sentence each. */
export function checkCodeLiterals(root: string): string[] {
  return folders
    .filter((folder) => readdirSync(root).includes(folder))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    .filter((file) => /\.tsx?$/.test(file) && !exempt.some((pattern) => pattern.test(file)))
    .flatMap((file) => literalsIn(root, file))
}

function literalsIn(root: string, file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8')
  if (!/(MB|PR)\d{8}|4040011/.test(source)) return []
  const withoutComments = parseSync(file, source).comments.reduce(
    (text, { start, end }) => text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end),
    source,
  )
  return [...withoutComments.matchAll(literal)].flatMap(({ 2: text, 3: key, 4: member, index }) => {
    const code = text ?? key ?? member ?? ''
    const name = names.get(code)
    if (name === undefined) return []
    const line = withoutComments.slice(0, index).split('\n').length
    return [`${file}:${line} writes ${code}: use codes.${name} of contract/protocol/codes.ts`]
  })
}
