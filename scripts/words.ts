import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getFormat } from '@lingui/cli/api'
import { parseSync, type TemplateElement, Visitor } from 'oxc-parser'
import { isScalar, LineCounter, parseDocument, visit } from 'yaml'

const glossary = 'docs/words.md'
const hangul = /[가-힣]/

/** A sentence that people read, and where it stands. */
interface Sentence {
  /** `path:line` of the repository. */
  readonly place: string
  readonly text: string
}

interface Glossary {
  readonly never: readonly { readonly word: string; readonly instead: string }[]
  /** Sentences of the specification or of a provider, which may hold any word. */
  readonly quoted: ReadonlySet<string>
}

/**
 * Finds words that the glossary rules out in message catalogues, mails, windows of the server, content and manuals, one
 * sentence for each fault. A glossary without such words is a fault as well: its tables were not read.
 */
export async function checkWords(root: string): Promise<string[]> {
  const { never, quoted } = readGlossary(readFileSync(join(root, glossary), 'utf8'))
  if (never.length === 0) return [`${glossary} rules out no word`]
  const rules = never.map(({ word, instead }) => ({ word, instead, pattern: patternOf(word) }))
  const sentences = [
    ...(await messagesOf(root)),
    ...textsOfServer(root),
    ...textsOfContent(root),
    ...linesOfManuals(root),
  ]
  return sentences
    .filter(({ text }) => !quoted.has(text))
    .flatMap(({ place, text }) =>
      rules
        .filter(({ pattern }) => pattern.test(text))
        .map(({ word, instead }) => `${place} says "${word}" in "${text}"; ${glossary} says ${instead}`),
    )
}

/** Rows `| meaning | English | Korean | never |` with the last column in backticks, and list items in backticks. */
function readGlossary(markdown: string): Glossary {
  const lines = markdown.split('\n')
  const never = lines.flatMap((line) => {
    const [, , english = '', korean = '', words = ''] = /^\| (.+) \| (.+) \| (.+) \| (.*) ?\|$/.exec(line) ?? []
    return [...words.matchAll(/`([^`]+)`/g)].map(([, word = '']) => ({
      word,
      instead: hangul.test(word) ? korean : english,
    }))
  })
  const quoted = lines.flatMap((line) => /^- `([^`]+)`$/.exec(line)?.[1] ?? [])
  return { never, quoted: new Set(quoted) }
}

/** Korean particles follow a word directly, English words end at their last letter. */
function patternOf(word: string): RegExp {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return hangul.test(word) ? new RegExp(escaped) : new RegExp(`(?<![\\w-])${escaped}(?![\\w-])`, 'i')
}

async function messagesOf(root: string): Promise<Sentence[]> {
  const format = await getFormat(undefined, 'en')
  const files = globSync('locales/*/*.po', { cwd: root }).toSorted()
  const catalogues = await Promise.all(
    files.map(async (file) => ({ file, messages: (await format.read(join(root, file), localeOf(file))) ?? {} })),
  )
  return catalogues.flatMap(({ file, messages }) =>
    Object.entries(messages).map(([id, { message = id, translation }]) => ({
      place: file,
      text: localeOf(file) === 'en' ? message : (translation ?? ''),
    })),
  )
}

function localeOf(file: string): string {
  return /(\w+)\.po$/.exec(file)?.[1] ?? ''
}

/** Texts of mails, text messages, windows and sandbox pages: literals with a space or Hangul, without HTML attributes. */
function textsOfServer(root: string): Sentence[] {
  const files = globSync('server/{messages,sandbox,web,providers}/**/*.ts', { cwd: root }).toSorted()
  return files.filter((file) => !file.endsWith('.test.ts')).flatMap((file) => literalsOf(root, file))
}

function literalsOf(root: string, file: string): Sentence[] {
  const source = readFileSync(join(root, file), 'utf8')
  const found: { readonly start: number; readonly text: string }[] = []
  const enterLiteral = ({ value, start }: { value: unknown; start: number }) => {
    if (typeof value === 'string') found.push({ start, text: value })
  }
  const enterTemplate = ({ value, start }: TemplateElement) => {
    found.push({ start, text: value.cooked ?? value.raw })
  }
  new Visitor({ Literal: enterLiteral, TemplateElement: enterTemplate }).visit(parseSync(file, source).program)
  return found
    .filter(({ text }) => text.includes(' ') || hangul.test(text))
    .map(({ start, text }) => ({
      place: `${file}:${source.slice(0, start).split('\n').length}`,
      text: text
        .replace(/[\w-]+="[^"]*"/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    }))
}

/** Values of the content's YAML files. Legal texts are left out: an edition does not change. */
function textsOfContent(root: string): Sentence[] {
  const files = globSync('content/**/*.yaml', { cwd: root, exclude: ['content/legal/**'] }).toSorted()
  return files.flatMap((file) => {
    const lines = new LineCounter()
    const found: Sentence[] = []
    visit(parseDocument(readFileSync(join(root, file), 'utf8'), { lineCounter: lines }), {
      Scalar: (key, node) => {
        if (key === 'key' || !isScalar(node) || typeof node.value !== 'string') return
        found.push({
          place: `${file}:${lines.linePos(node.range?.[0] ?? 0).line}`,
          text: node.value.replace(/\s+/g, ' ').trim(),
        })
      },
    })
    return found
  })
}

function linesOfManuals(root: string): Sentence[] {
  const files = globSync('content/manuals/text/*.md', { cwd: root }).toSorted()
  return files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .map((text, index) => ({ place: `${file}:${index + 1}`, text: text.trim() })),
  )
}
