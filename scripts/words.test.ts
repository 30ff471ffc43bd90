import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { checkWords } from './words.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const glossary = `| meaning | English | Korean | never |
|---|---|---|---|
| pay back | refund | 환불 | \`given back\`, \`돌려받기\` |
| pass | pass | 이용권 | |

- \`Nothing is given back.\`
`

function tree(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'practicum-words-'))
  folders.push(root)
  for (const [name, text] of Object.entries({ 'docs/words.md': glossary, ...files })) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  return root
}

function catalogue(english: string, korean: string): string {
  return `msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n\nmsgid "${english}"\nmsgstr "${korean}"\n`
}

test('accepts the words of the glossary', async () => {
  const root = tree({
    'locales/orders/en.po': catalogue('We refund it.', 'We refund it.'),
    'locales/orders/ko.po': catalogue('We refund it.', '환불해 드려요.'),
    'server/messages/order.ts': "export const text = 'Your refund is complete'",
    'content/faq.yaml': 'answer: { ko: 환불해 드려요, en: We refund it }',
  })
  expect(await checkWords(root)).toEqual([])
})

test('refuses a planted word in a catalogue, in each language once', async () => {
  const root = tree({
    'locales/orders/en.po': catalogue('It is Given back soon.', 'It is Given back soon.'),
    'locales/orders/ko.po': catalogue('It is Given back soon.', '돌려받기를 눌러요.'),
  })
  expect(await checkWords(root)).toEqual([
    'locales/orders/en.po says "given back" in "It is Given back soon."; docs/words.md says refund',
    'locales/orders/ko.po says "돌려받기" in "돌려받기를 눌러요."; docs/words.md says 환불',
  ])
})

test('refuses a planted word in a manual, by file and line', async () => {
  const root = tree({ 'content/manuals/text/rental.en.md': '# Renting\nThe deposit is given back.\n' })
  expect(await checkWords(root)).toEqual([
    'content/manuals/text/rental.en.md:2 says "given back" in "The deposit is given back."; docs/words.md says refund',
  ])
})

test('refuses a planted word in a mail and in the content, by file and line', async () => {
  const root = tree({
    'server/messages/order.ts': '// given back\nexport const text = `All of it was given back`',
    'server/messages/order.test.ts': "export const old = 'was given back'",
    'content/notices/1.yaml': 'title:\n  en: >-\n    All of it is\n    given back.\n',
    'content/legal/terms/2023.en.yaml': 'title: It is given back.\n',
  })
  expect(await checkWords(root)).toEqual([
    'server/messages/order.ts:2 says "given back" in "All of it was given back"; docs/words.md says refund',
    'content/notices/1.yaml:2 says "given back" in "All of it is given back."; docs/words.md says refund',
  ])
})

test('accepts a word inside a longer one, and in a sentence that is quoted to the letter', async () => {
  const root = tree({
    'locales/orders/en.po': catalogue('Nothing is given back.', 'Nothing is given back.'),
    'server/sandbox/page.ts': "export const text = 'misgiven backlog'",
  })
  expect(await checkWords(root)).toEqual([])
})

test('refuses a glossary that rules out nothing', async () => {
  expect(await checkWords(tree({ 'docs/words.md': '# Words\n' }))).toEqual(['docs/words.md rules out no word'])
})
