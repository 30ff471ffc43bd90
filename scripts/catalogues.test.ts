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

test.each([
  ['{pieces} of {quantity}', '{quantity}개 중 {pieces}개'],
  ['We refund {amount}', '{amount}을 환불해요'],
  ['{days, plural, one {# day left} other {# days left}}', '{days, plural, other {#일 남음}}'],
  ['Read the <0>terms</0>.', '<0>약관</0>을 읽어 주세요.'],
  ['Delete it?', '지울까요?'],
  ['Business registration no.', '사업자등록번호'],
  ['These are the states:', '있는 상태는 아래와 같아요.'],
  ['Pages for members; visitors are asked to log in', '회원만 보는 페이지. 방문자에게는 로그인을 요청해요.'],
])('accepts the Korean of "%s"', async (english, korean) => {
  expect(await checkCatalogues(catalogues({ shop: message(english, korean) }))).toEqual([])
})

test.each([
  ['Sent to {email}', '보냈음', 'has the values {email}, "보냈음" has -'],
  ['{days, plural, other {# days}}', '{days, plural, other {며칠}}', 'has the values # {days}, '],
  ['Read the <0>terms</0>.', '약관을 읽어 주세요.', 'has the values <0>, '],
  ['Email address', '주소를 입력해 주세요.', 'ends as a label, "주소를 입력해 주세요." as a sentence'],
  ['Delete it?', '지웠어요.', 'ends as a question, "지웠어요." as a sentence'],
])('rejects the Korean of another message for "%s"', async (english, korean, fault) => {
  const [found] = await checkCatalogues(catalogues({ shop: message(english, korean) }))
  expect(found).toContain(`shop/ko.po: "${english}" ${fault}`)
})

test.each([
  [
    '{first}–{last} of {total} courses',
    '과정 {total}개 중 {last}–{first}',
    'in the order total last first, not total first last',
  ],
  ['{done} of {all} parts', '{all}개 중 {done}개', 'in the order all done, not done all'],
  ['We refund {amount}', '{amount}를 환불해요', 'says {amount}를'],
  ['We refund {price}', '{price}을 환불해요', 'says {price}을'],
])('rejects the Korean of "%s" with values that changed places or another particle', async (english, korean, fault) => {
  const [found] = await checkCatalogues(catalogues({ shop: message(english, korean) }))
  expect(found).toContain(fault)
})
