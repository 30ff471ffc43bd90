import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { readContent } from '../server/content/read.ts'

/**
 * Cuts Pretendard to the glyphs of the shop's own words: one file for English pages and three for Korean ones, the first
 * with all that frame, home and list say, the second with further syllables and the third with rare ones, which only
 * the pages that need one load. Syllables that no bundled text has are left to the system's Korean font.
 * Legal texts have a file of their own beside the first one, since a contract in two faces is hard to read; so has what
 * the support area alone says, as nobody else needs it.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const source = join(root, 'node_modules/pretendard/dist/web/variable/woff2/PretendardVariable.woff2')
const target = join(root, 'src/theme/fonts')
/** The sandbox's windows are no pages of the shop: their font is beside the built files. */
const sandboxTarget = join(root, 'dist/sandbox')
/** Syllables of the first two Korean files together; a third has the rest. */
const mostSyllables = 800

/** Folders whose words are in files of their own. */
const legalFolder = 'content/legal'
const support = { words: 'locales/support', sources: 'src/features/support' }

function textsIn(folder: string, ending: string, except: readonly string[] = []): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith(ending) && !except.some((other) => file.startsWith(`${other}/`)))
    .map((file) => readFileSync(join(root, file), 'utf8'))
}

const isSyllable = (character: string) => character >= '가' && character <= '힣'

const always = new Set<string>()
for (let code = 32; code < 127; code++) always.add(String.fromCharCode(code))
for (const character of '·–—‘’“”…×→←↑↓©₩−°%') always.add(character)

const frequency = new Map<string, number>()
const count = (text: string, weight: number) => {
  for (const character of text) frequency.set(character, (frequency.get(character) ?? 0) + weight)
}
// What a first visit shows comes first, then all else that the shop itself says, then the texts of courses.
const first = 1_000_000
for (const text of firstWords()) count(text, first)
for (const text of textsIn('locales', '.po', [support.words])) count(text, 100)
for (const text of textsIn('content', '.yaml', [legalFolder])) count(text, 1)

function bundledContent() {
  const { content, faults } = readContent(join(root, 'content'))
  if (!content) throw new Error(`The bundled content has ${faults.length} faults.`)
  return content
}

/** Names of courses, their lessons and options, and of devices. */
function namesOnSale(): string[] {
  const { courses, devices } = bundledContent()
  return [
    ...courses.map(({ course: { title, curriculum, options } }) =>
      JSON.stringify([title, curriculum.map((lesson) => lesson.title), options]),
    ),
    ...devices.map(({ name }) => name.ko),
  ]
}

/** Words of the frame, the home page and the list, and what these say of the courses. */
function firstWords(): string[] {
  const content = bundledContent()
  return [
    ...textsIn('locales/front', '.po'),
    ...textsIn('locales/late-frame', '.po'),
    ...[...textsIn('src', '.ts', [support.sources]), ...textsIn('src', '.tsx', [support.sources])].map((text) =>
      text.replace(/\/\*[\s\S]*?\*\//g, ''),
    ),
    JSON.stringify([content.categories, content.banners]),
    ...content.courses.flatMap(({ course: { title, summary, curriculum } }) => [
      title.ko,
      summary.ko,
      ...curriculum.filter(({ free }) => free).map((lesson) => lesson.title.ko),
    ]),
  ]
}

const syllables = [...frequency.entries()].filter(([character]) => isSyllable(character)).sort(([, a], [, b]) => b - a)
const firstSyllables = syllables.filter(([, weight]) => weight >= first).map(([character]) => character)
const laterSyllables = syllables.filter(([, weight]) => weight < first).map(([character]) => character)
const further = laterSyllables.slice(0, mostSyllables - firstSyllables.length)
const rare = laterSyllables.slice(further.length)
const others = [...frequency.keys()].filter(
  (character) => !isSyllable(character) && character > ' ' && character < '\u3000',
)

const english = [...always, ...others]
const korean = [...english, ...firstSyllables]
const beyond = (texts: readonly string[], known: readonly string[]) =>
  [...new Set(texts.join(''))].filter((character) => character > ' ' && !known.includes(character))
const supported = beyond(
  [...textsIn(support.words, '.po'), ...textsIn(support.sources, '.ts')],
  [...korean, ...laterSyllables],
).filter(isSyllable)
const legal = [
  ...new Set([
    ...beyond(textsIn(legalFolder, '.en.yaml'), english),
    ...beyond([...textsIn(legalFolder, '.ko.yaml'), ...textsIn('locales/legal', 'ko.po')], korean),
  ]),
]

const font = readFileSync(source)
const options = {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  // What the styles use; the sets of alternate letters would be half of the English file.
  keepFeatures: ['kern', 'tnum'],
} as const
mkdirSync(target, { recursive: true })
mkdirSync(sandboxTarget, { recursive: true })
/** Windows of the sandbox: their own words, and what they show of messages and of what is bought. */
const sandboxOwn = [...new Set(textsIn('server/sandbox', '.ts').join(''))].filter(isSyllable)
const sandboxShown = beyond([...textsIn('server/messages', '.ts'), ...namesOnSale()], sandboxOwn).filter(isSyllable)
for (const [file, characters] of [
  [join(target, 'pretendard-en.woff2'), english],
  [join(target, 'pretendard-ko.woff2'), korean],
  [join(target, 'pretendard-legal.woff2'), legal],
  [join(target, 'pretendard-ko-further.woff2'), further],
  [join(target, 'pretendard-ko-rare.woff2'), rare],
  [join(target, 'pretendard-ko-support.woff2'), supported],
  [join(sandboxTarget, 'pretendard-sandbox.woff2'), english],
  [join(sandboxTarget, 'pretendard-sandbox-ko.woff2'), sandboxOwn],
  [join(sandboxTarget, 'pretendard-sandbox-ko-shown.woff2'), sandboxShown],
] as const) {
  const glyphs = new Set(characters)
  const cut = await subsetFont(font, [...glyphs].join(''), options)
  writeFileSync(file, cut)
  console.log(`${relative(root, file)}: ${glyphs.size} glyphs, ${cut.length} bytes`)
}

/** A face that is asked for only where a page shows one of its characters. */
function face(file: string, family: string, characters: readonly string[]): string {
  // A face for no character would count as one for all.
  if (characters.length === 0) return ''
  const range = characters.map((character) => `U+${character.codePointAt(0)?.toString(16).toUpperCase()}`).sort()
  return `@font-face {
  font-family: "${family}";
  font-weight: 400 700;
  font-display: swap;
  src: url("./pretendard-${file}.woff2") format("woff2");
  unicode-range: ${range.join(', ')};
}
`
}

const later = 'Practicum ko'
for (const [file, styles] of [
  ['ko-later', face('ko-further', later, further) + face('ko-rare', later, rare)],
  ['ko-support', face('ko-support', later, supported)],
  ['legal', face('legal', 'Practicum legal', legal)],
] as const) {
  writeFileSync(join(target, `${file}.css`), styles)
}
const windowFamily = 'Practicum sandbox'
writeFileSync(
  join(sandboxTarget, 'fonts.css'),
  face('sandbox', windowFamily, english) +
    face('sandbox-ko', windowFamily, sandboxOwn) +
    face('sandbox-ko-shown', windowFamily, sandboxShown),
)
