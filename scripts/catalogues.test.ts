import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { checkCatalogues } from './catalogues.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function catalogues(texts: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'practicum-catalogues-'))
  folders.push(folder)
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, 'ko.po'), text)
  }
  return folder
}

const message = (id: string, translation: string) => `msgid "${id}"\nmsgstr "${translation}"\n`

test('accepts a message that catalogues translate alike', async () => {
  const folder = catalogues({ course: message('Ask', '문의하기'), shop: message('Ask', '문의하기') })
  expect(await checkCatalogues(folder)).toEqual([])
})

test('rejects a message with two translations, and names both', async () => {
  const folder = catalogues({ course: message('Ask', '문의하기'), shop: message('Ask', '물어보기') })
  expect(await checkCatalogues(folder)).toEqual([
    'shop/ko.po: "Ask" is "물어보기" here, but "문의하기" in course; say the same, or give one of them a context',
  ])
})

test('treats messages of different contexts as different', async () => {
  const folder = catalogues({
    course: message('Ask', '문의하기'),
    shop: `msgctxt "menu"\n${message('Ask', '물어보기')}`,
  })
  expect(await checkCatalogues(folder)).toEqual([])
})

test('finds a message without a translation, also one of several lines', async () => {
  const folder = catalogues({ shop: `${message('Ask', '')}\nmsgid ""\n"Write "\n"to us"\nmsgstr ""\n` })
  expect(await checkCatalogues(folder)).toEqual([
    'shop/ko.po: no Korean for "Ask"',
    'shop/ko.po: no Korean for "Write to us"',
  ])
})
