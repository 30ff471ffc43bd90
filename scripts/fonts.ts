import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/**
 * Cuts Pretendard to the glyphs of the shop's own words: one file for Korean pages, one for English. Rare
 * syllables of long texts are left to the system's Korean font, so that a first visit stays small. What legal texts
 * need beyond that is a third file, which their pages alone load: a contract in two faces is hard to read.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const source = join(root, 'node_modules/pretendard/dist/web/variable/woff2/PretendardVariable.woff2')
const target = join(root, 'src/theme/fonts')
/** The sandbox's windows are no pages of the shop: their font is beside the built files. */
const sandboxTarget = join(root, 'dist/sandbox')
/** Syllables kept besides the Latin letters. */
const mostSyllables = 735

const legalFolder = 'content/legal'

function textsIn(folder: string, ending: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending) && (folder === legalFolder || !join(folder, file).startsWith(legalFolder)))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))
}

const isSyllable = (character: string) => character >= '가' && character <= '힣'

const always = new Set<string>()
for (let code = 32; code < 127; code++) always.add(String.fromCharCode(code))
for (const character of '·–—‘’“”…×→←↑↓©₩−°%') always.add(character)

const frequency = new Map<string, number>()
const count = (text: string, weight: number) => {
  for (const character of text) frequency.set(character, (frequency.get(character) ?? 0) + weight)
}
// Words of the shop and headings of the catalogue outweigh the texts of lessons.
for (const text of textsIn('locales', '.po')) count(text, 100)
for (const text of [...textsIn('src', '.ts'), ...textsIn('src', '.tsx')])
  count(text.replace(/\/\*[\s\S]*?\*\//g, ''), 100)
for (const text of textsIn('content', '.yaml')) {
  count(text, 1)
  for (const heading of text.match(/^(title|summary):\n.*\n.*$|title: \{.*$/gm) ?? []) count(heading, 50)
}

const syllables = [...frequency.entries()]
  .filter(([character]) => isSyllable(character))
  .sort(([, a], [, b]) => b - a)
  .slice(0, mostSyllables)
  .map(([character]) => character)
const others = [...frequency.keys()].filter(
  (character) => !isSyllable(character) && character > ' ' && character < '\u3000',
)

const english = [...always, ...others]
const korean = [...english, ...syllables]
const beyond = (glyphs: readonly string[], ending: string) =>
  [...textsIn(legalFolder, ending).join('')].filter((character) => character > ' ' && !glyphs.includes(character))

const font = readFileSync(source)
const options = { targetFormat: 'woff2', variationAxes: { wght: { min: 400, max: 700, default: 400 } } } as const
mkdirSync(target, { recursive: true })
mkdirSync(sandboxTarget, { recursive: true })
const sandboxGlyphs = new Set(textsIn('server/sandbox', '.ts').join('').match(/\S/gu))
for (const [file, glyphs] of [
  [join(target, 'pretendard-en.woff2'), english],
  [join(target, 'pretendard-ko.woff2'), korean],
  [join(target, 'pretendard-legal.woff2'), [...beyond(english, '.en.yaml'), ...beyond(korean, '.ko.yaml')]],
  [join(sandboxTarget, 'pretendard.woff2'), [...always, ...sandboxGlyphs]],
] as const) {
  const cut = await subsetFont(font, [...new Set(glyphs)].join(''), options)
  writeFileSync(file, cut)
  console.log(`${relative(root, file)}: ${new Set(glyphs).size} glyphs, ${cut.length} bytes`)
}
