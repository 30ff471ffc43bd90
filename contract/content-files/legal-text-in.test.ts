import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { companyFile } from '#tests/support/sample-company.ts'
import type { Feature } from '../values/features.ts'
import { legalFileSchema } from './legal.ts'
import { legalTextIn } from './legal-text-in.ts'
import { findPlaceholderFaults } from './placeholders.ts'

const both = (text: string) => ({ ko: text, en: text })

const fileOf = (clauses: readonly unknown[], article: object = {}) =>
  v.parse(legalFileSchema, {
    ...{ posted_on: '2026-01-01', effective_on: '2026-01-16', change: 'ordinary' },
    ...{ title: both('Terms'), summary: both('Terms.') },
    chapters: [{ articles: [{ id: 'logins', title: both('Logins'), clauses, ...article }] }],
  })

describe('a part that is about features', () => {
  const file = fileOf([
    { text: both('For everybody.') },
    { text: both('With Google.'), only_with: ['google'] },
    { text: both('With both.'), only_with: ['google', 'kakao'] },
    { text: both('With one of them.'), only_with_any: ['google', 'kakao'] },
    { text: both('Without one of them.'), only_without: ['google', 'kakao'] },
    { text: both('Without both.'), only_without_all: ['google', 'kakao'] },
    {
      text: both('Items.'),
      items: [{ text: both('a') }, { text: both('b'), only_with: ['kakao'] }],
    },
    {
      text: both('Table.'),
      table: {
        head: [both('What'), both('Why')],
        rows: [{ cells: [both('a'), both('b')] }, { cells: [both('c'), both('d')], only_with: ['kakao'] }],
      },
    },
  ])

  test.each<[Feature[], string[], string[]]>([
    [[], ['With Google.', 'With both.', 'With one of them.'], ['a', 'b']],
    [['google'], ['With one of them.', 'Without one of them.'], ['a', 'b']],
    [['kakao'], ['With Google.', 'With one of them.', 'Without one of them.'], ['a']],
    [['google', 'kakao'], ['Without one of them.', 'Without both.'], ['a']],
  ])('is left out where its condition does not hold: without %j', (off, texts, items) => {
    const [chapter] = legalTextIn(file, { company: companyFile, off }, 'en').chapters
    const clauses = chapter?.articles[0]?.clauses ?? []
    expect(clauses.map(({ text }) => text)).toEqual(['For everybody.', ...texts, 'Items.', 'Table.'])
    expect(clauses.at(-2)?.items).toEqual(items)
    expect(clauses.at(-1)?.table?.rows).toHaveLength(items.length)
  })

  test('may be a whole article', () => {
    const article = fileOf([{ text: both('Text.') }], { only_with: ['google'] })
    const articlesWithout = (off: readonly Feature[]) =>
      legalTextIn(article, { company: companyFile, off }, 'en').chapters[0]?.articles.map(({ id }) => id)
    expect(articlesWithout([])).toEqual(['logins'])
    expect(articlesWithout(['google'])).toEqual([])
  })
})

describe('a placeholder', () => {
  const textIn = (text: string, legal_name = companyFile.legal_name.ko) => {
    const company = { ...companyFile, legal_name: { ko: legal_name, en: 'Hanbit Inc.' } }
    return legalTextIn(fileOf([{ text: both(text) }]), { company, off: [] }, 'ko').chapters[0]?.articles[0]?.clauses[0]
      ?.text
  }

  test.each([
    ['{company.name}', 'Practicum'],
    ['{company.legal_name}', '주식회사 프랙티컴'],
    ['{company.representative}', '박도현'],
    ['{company.registration_number}', '123-45-67891'],
    ['{company.mail_order_number}', '제2024-서울성동-01234호 (성동구청)'],
    ['{company.address}', '서울 성동구 공방길 12, 4층'],
    ['{company.privacy_officer}', '이서연'],
    ['{company.hosting}', '주식회사 프랙티컴'],
    ['{company.phone} ({company.email})', '1600-0142 (help@practicum.example)'],
    ['{company.hours}', '10:00–17:00, 점심 12:00–13:00'],
  ])('%s is a fact of the company', (written, fact) => {
    expect(textIn(`앞 ${written} 뒤`)).toBe(`앞 ${fact} 뒤`)
  })

  test.each([
    ['{company.legal_name}은(는) 알립니다.', '한빛공방', '한빛공방은 알립니다.'],
    ['{company.legal_name}은(는) 알립니다.', '한빛에듀', '한빛에듀는 알립니다.'],
    ['{company.legal_name}(아래 “회사”)이(가) 합니다.', '한빛에듀', '한빛에듀(아래 “회사”)가 합니다.'],
    ['{company.legal_name}을(를) 뜻합니다.', '한빛공방', '한빛공방을 뜻합니다.'],
    ['{company.legal_name}과(와) 회원', '한빛에듀', '한빛에듀와 회원'],
    ['{company.legal_name}(으)로 보냅니다.', '한빛교실', '한빛교실로 보냅니다.'],
    ['{company.legal_name}(으)로 보냅니다.', '한빛공방', '한빛공방으로 보냅니다.'],
    ['{company.legal_name}은(는) 알립니다.', 'Hanbit', 'Hanbit은(는) 알립니다.'],
  ])('takes the particle behind it: %s of %s', (written, name, text) => {
    expect(textIn(written, name)).toBe(text)
  })

  test('that names no fact is a fault of its field', () => {
    const file = fileOf([{ text: { ko: '{company.fax}', en: 'By {fax} or {company.phone' } }])
    const path = ['chapters', 0, 'articles', 0, 'clauses', 0, 'text']
    expect(findPlaceholderFaults(file, companyFile)).toMatchObject([
      { path: [...path, 'ko'], message: expect.stringContaining('has {company.fax}, which is no fact') },
      { path: [...path, 'en'], message: expect.stringContaining('has {fax}, which is no fact') },
      { path: [...path, 'en'], message: expect.stringContaining('has {company.phone, which is no fact') },
    ])
  })

  test('that names a fact which the company lacks is a fault', () => {
    const { mail_order_number: _, ...exempt } = companyFile
    const file = fileOf([{ text: both('{company.mail_order_number}') }])
    expect(findPlaceholderFaults(file, companyFile)).toEqual([])
    expect(findPlaceholderFaults(file, exempt).map(({ message }) => message)).toEqual(
      Array(2).fill(expect.stringContaining('company.yaml has no mail_order_number')),
    )
  })
})
