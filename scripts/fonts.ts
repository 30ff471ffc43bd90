import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import subsetFont from 'subset-font'
import { diskFolder } from '../server/content/content-folder.ts'
import { readContent } from '../server/content/read.ts'
import { type CutFont, fontOptions } from './cut-font.ts'

// Cuts Pretendard into files with the glyphs that the shop shows. English pages have one file, Korean pages one for
// frame, home and list. Further syllables are in files by where they stand, and a page loads those of which it shows a
// syllable: messages, courses of several fields, courses of one field, other content. Names and addresses may contain any
// common syllable, on English pages too: these are in one file per initial consonant. All other characters are shown in
// the system's font. Legal texts and the support area have a file of their own each.

const root = fileURLToPath(new URL('..', import.meta.url))
/** A copy of the package's, by `scripts/text-fonts.ts`. */
const source = join(root, 'scripts/pretendard/PretendardVariable.woff2')
const target = join(root, 'src/theme/fonts')
/** Fonts of the sandbox's windows, which are not pages of the shop. */
const sandboxTarget = join(root, 'dist/sandbox')

/** Folder with font files of its own. */
const legalFolder = 'content/legal'
const support = { messages: 'locales/support', sources: 'src/features/support' }

/** Texts of the files of a folder, without tests and the folders `except`. */
function textsIn(folder: string, ending: string, except: readonly string[] = []): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter(
      (file) =>
        file.endsWith(ending) && !file.includes('.test.') && !except.some((other) => file.startsWith(`${other}/`)),
    )
    .map((file) => readFileSync(join(root, file), 'utf8'))
}

type Content = NonNullable<ReturnType<typeof readContent>['content']>

const isSyllable = (character: string) => character >= '가' && character <= '힣'

const always = new Set<string>()
for (let code = 32; code < 127; code++) always.add(String.fromCharCode(code))
for (const character of '·–—‘’“”…×→←↑↓©₩−°%') always.add(character)

const { content, faults } = readContent(diskFolder(join(root, 'content')))
if (!content) throw new Error(`The bundled content has ${faults.length} faults.`)
const messages = textsIn('locales', '.po', [support.messages, 'locales/desk'])
const words = firstWords(content)
const shown = new Set(
  [...words, ...messages, ...textsIn('locales/desk', '.po'), ...textsIn('content', '.yaml', [legalFolder])].join(''),
)

/** Names of courses, their lessons and options, and of devices. */
function namesOnSale({ courses, devices }: Content): string[] {
  return [
    ...courses.map(({ course: { title, curriculum, options } }) =>
      JSON.stringify([title, curriculum.map((lesson) => lesson.title), options]),
    ),
    ...devices.map(({ name }) => name.ko),
  ]
}

/** Texts of the frame, the home page and the list, with the courses shown there. */
function firstWords(content: Content): string[] {
  return [
    ...textsIn('locales/front', '.po'),
    ...textsIn('locales/shop-lazy', '.po'),
    ...practiceWords(content),
    ...[...textsIn('src', '.ts', [support.sources]), ...textsIn('src', '.tsx', [support.sources])].map((text) =>
      text.replace(/\/\*[\s\S]*?\*\//g, ''),
    ),
    JSON.stringify([content.categories, content.banners, content.company]),
    JSON.stringify(content.pages.filter(({ name }) => name === 'home')),
    ...content.courses.flatMap(({ course: { title, summary, curriculum, teacher, standard } }) => [
      title.ko,
      summary.ko,
      // The home page shows teachers and standards.
      JSON.stringify([teacher, standard]),
      ...curriculum.filter(({ free }) => free).map((lesson) => lesson.title.ko),
    ]),
  ]
}

/** Words of the practices that slides name. Pages of courses load further syllables without them. */
function practiceWords({ banners, courses }: Content): string[] {
  const numbers = banners.slides.map((slide) => slide.practice?.course)
  const named = courses.flatMap(({ course: { idx, practice, curriculum } }) =>
    practice && numbers.includes(idx) ? [{ ...practice, lesson: curriculum[practice.lesson - 1]?.title }] : [],
  )
  const isWanted = (source: string) => {
    const kind = /\/(\w+)-question\./.exec(source)?.[1]
    return kind === undefined || named.some((practice) => practice.kind === kind)
  }
  const messages = textsIn('locales/practice', '.po').flatMap((text) => text.split('\n\n'))
  return [...messages.filter((message) => (message.match(/^#: .*/gm) ?? []).some(isWanted)), JSON.stringify(named)]
}

const firstSyllables = [...new Set(words.join(''))].filter(isSyllable)
const laterSyllables = [...shown].filter((character) => isSyllable(character) && !firstSyllables.includes(character))
const later = laterFiles(content)
const others = [...shown].filter((character) => !isSyllable(character) && character > ' ' && character < '\u3000')

/** Further syllables by the first place that shows them. */
function laterFiles(content: Content): readonly (readonly [file: string, characters: readonly string[]])[] {
  const fields = Map.groupBy(content.courses, ({ course }) => course.classification)
  const texts = [...fields].map(([field, courses]) => [`ko-courses-${field}`, JSON.stringify(courses)] as const)
  const isInSeveral = (character: string) => texts.filter(([, text]) => text.includes(character)).length > 1
  const words = messages.join('')
  const fileOf = (character: string) => {
    if (words.includes(character)) return 'ko-messages'
    if (isInSeveral(character)) return 'ko-courses'
    return texts.find(([, text]) => text.includes(character))?.[0] ?? 'ko-other'
  }
  return [...Map.groupBy(laterSyllables, fileOf)]
}

const english = [...always, ...others]
const korean = [...english, ...firstSyllables]
const beyond = (texts: readonly string[], known: readonly string[]) =>
  [...new Set(texts.join(''))].filter((character) => character > ' ' && !known.includes(character))
const supported = beyond(
  [...textsIn(support.messages, '.po'), ...textsIn(support.sources, '.ts')],
  [...korean, ...laterSyllables],
).filter(isSyllable)
const legal = [
  ...new Set([
    ...beyond(textsIn(legalFolder, '.en.yaml'), english),
    ...beyond([...textsIn(legalFolder, '.ko.yaml'), ...textsIn('locales/legal', 'ko.po')], korean),
  ]),
]

/** The 2,350 syllables of KS X 1001, which cover Korean names and addresses. */
const commonSyllables = [
  ...new TextDecoder('euc-kr').decode(
    Uint8Array.from({ length: 25 * 94 * 2 }, (_, at) => {
      const index = Math.floor(at / 2)
      return at % 2 === 0 ? 0xb0 + Math.floor(index / 94) : 0xa1 + (index % 94)
    }),
  ),
]
const firstSyllable = 0xac00
/** Number of syllables per initial consonant; they are consecutive in Unicode. */
const syllablesPerInitial = 588
/** First initial consonant of each file. A doubled consonant is in the file of its simple one. */
const initials = [0, 2, 3, 5, 6, 7, 9, 11, 12, 14, 15, 16, 17, 18]
const hangulSlices = initials.map((initial, at) => {
  const from = firstSyllable + initial * syllablesPerInitial
  const until = firstSyllable + (initials[at + 1] ?? 19) * syllablesPerInitial - 1
  const isWithin = (character: string) => {
    const code = character.codePointAt(0) ?? 0
    return code >= from && code <= until
  }
  return { file: `hangul-${at}`, range: rangeOf(from, until), characters: commonSyllables.filter(isWithin) }
})

function rangeOf(from: number, until: number): string {
  return `U+${from.toString(16).toUpperCase()}-${until.toString(16).toUpperCase()}`
}

mkdirSync(target, { recursive: true })
mkdirSync(sandboxTarget, { recursive: true })
/** Characters of the sandbox's windows: their own texts, messages, and names of what is sold. */
const sandboxOwn = [...new Set(textsIn('server/sandbox', '.ts').join(''))].filter(isSyllable)
const sandboxShown = beyond([...textsIn('server/messages', '.ts'), ...namesOnSale(content)], sandboxOwn).filter(
  isSyllable,
)
const cuts = [
  [join(target, 'pretendard-en.woff2'), english],
  [join(target, 'pretendard-ko.woff2'), korean],
  [join(target, 'pretendard-legal.woff2'), legal],
  ...later.map(([file, characters]) => [join(target, `pretendard-${file}.woff2`), characters] as const),
  [join(target, 'pretendard-ko-support.woff2'), supported],
  ...hangulSlices.map(({ file, characters }) => [join(target, `pretendard-${file}.woff2`), characters] as const),
  [join(sandboxTarget, 'pretendard-sandbox.woff2'), english],
  [join(sandboxTarget, 'pretendard-sandbox-ko.woff2'), sandboxOwn],
  [join(sandboxTarget, 'pretendard-sandbox-ko-shown.woff2'), sandboxShown],
] as const
// What they have in common, cut once: from the whole font each would take three times as long.
const all = cuts.flatMap(([, characters]) => characters).join('')
const font = await subsetFont(readFileSync(source), all, { ...fontOptions, targetFormat: 'truetype' })
const threads = new Piscina<CutFont, number>({
  filename: join(root, 'scripts/cut-font.ts'),
  maxThreads: availableParallelism(),
  workerData: font,
})
// The largest first, so that no thread ends with it.
const bySize = cuts.toSorted(([, one], [, other]) => other.length - one.length)
await Promise.all(
  bySize.map(async ([file, characters]) => {
    const glyphs = new Set(characters)
    const bytes = await threads.run({ file, text: [...glyphs].join('') })
    console.log(`${relative(root, file)}: ${glyphs.size} glyphs, ${bytes} bytes`)
  }),
)
await threads.close()

/** Returns a @font-face rule that browsers load only for a page that shows one of its characters. */
function face(file: string, family: string, characters: readonly string[]): string {
  // A face for no character would count as one for all.
  if (characters.length === 0) return ''
  return faceFor(file, family, rangesOf(characters))
}

/** Returns a `unicode-range` in which consecutive code points are joined. */
function rangesOf(characters: readonly string[]): string {
  const codes = characters.map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b)
  const ranges: [number, number][] = []
  for (const code of codes) {
    const last = ranges.at(-1)
    if (last && last[1] >= code - 1) last[1] = code
    else ranges.push([code, code])
  }
  return ranges
    .map(([from, until]) => (from === until ? `U+${from.toString(16).toUpperCase()}` : rangeOf(from, until)))
    .join(', ')
}

function faceFor(file: string, family: string, range: string): string {
  return `@font-face {
  font-family: "${family}";
  font-weight: 400 700;
  font-display: swap;
  src: url("./pretendard-${file}.woff2") format("woff2");
  unicode-range: ${range};
}
`
}

const laterFamily = 'Shop ko'
for (const [file, styles] of [
  ['ko-later', later.map(([file, characters]) => face(file, laterFamily, characters)).join('')],
  ['hangul', hangulSlices.map(({ file, range }) => faceFor(file, 'Shop Hangul', range)).join('')],
  ['ko-support', face('ko-support', laterFamily, supported)],
  ['legal', face('legal', 'Shop legal', legal)],
] as const) {
  writeFileSync(join(target, `${file}.css`), styles)
}
const windowFamily = 'Shop sandbox'
writeFileSync(
  join(sandboxTarget, 'fonts.css'),
  face('sandbox', windowFamily, english) +
    face('sandbox-ko', windowFamily, sandboxOwn) +
    face('sandbox-ko-shown', windowFamily, sandboxShown),
)
