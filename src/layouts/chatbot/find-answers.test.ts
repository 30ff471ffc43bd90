import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Faq } from '#contract/content/faq.ts'
import { findAnswers } from './find-answers.ts'

const text = v.object({ ko: v.string(), en: v.string() })
const faqFile = v.object({ questions: v.array(v.object({ idx: v.number(), title: text, description: text })) })
const { questions } = v.parse(faqFile, parse(readFileSync('content/faq.yaml', 'utf8')))

const questionsIn = (language: 'ko' | 'en'): Faq[] =>
  questions.map(({ idx, title, description }) => ({
    idx,
    category: { code: '', name: '' },
    title: title[language],
    description: description[language],
    created_at: '2026-01-12',
    updated_at: '2026-01-12',
  }))
const titlesFor = (asked: string, language: 'ko' | 'en') =>
  findAnswers(asked, questionsIn(language)).map(({ title }) => title)

describe('finds the shop’s answer to', () => {
  test.each([
    ['환불 언제까지 돼요?', '환불은 언제까지 되나요?'],
    ['헤드셋이 꼭 있어야 하나요?', '헤드셋 없이 어디까지 할 수 있나요?'],
    ['비밀번호 까먹었어요', '비밀번호를 잊었어요'],
    ['인증번호가 안 와요', '인증번호가 오지 않아요'],
    ['배송비', '배송비는 얼마인가요?'],
    ['쿠폰', '할인 쿠폰이 있나요?'],
  ])('%s', (asked, title) => {
    expect(titlesFor(asked, 'ko')[0]).toBe(title)
  })

  test.each([
    ['forgot password', 'I forgot my password'],
    ['code not arriving', 'My code isn’t arriving'],
    ['pay in instalments', 'Can I pay by card in instalments?'],
    ['does it work on a Mac', 'Can I practise on a Mac?'],
    ['delivery cost', 'What does delivery cost?'],
  ])('%s', (asked, title) => {
    expect(titlesFor(asked, 'en')[0]).toBe(title)
  })
})

test.each([
  ['오늘 날씨 어때요?', 'ko'],
  ['점심 메뉴 추천해줘', 'ko'],
  ['what is the weather today', 'en'],
  ['tell me a joke', 'en'],
  ['?!', 'en'],
  ['', 'ko'],
] as const)('finds no answer to “%s”', (asked, language) => {
  expect(titlesFor(asked, language)).toEqual([])
})

test('shows at most three answers, the best first', () => {
  const titles = titlesFor('do I need a headset?', 'en')
  expect(titles[0]).toBe('How far can I get without a headset?')
  expect(titles.length).toBeLessThanOrEqual(3)
})

test('reads the text of an answer, not its markup', () => {
  const question: Faq = {
    idx: 1,
    category: { code: 'a', name: 'A' },
    title: 'Receipts',
    description: 'Open your <a href="/mypage/history" rel="noopener">purchases</a> &amp; print.',
    created_at: '2026-01-12',
    updated_at: '2026-01-12',
  }
  expect(findAnswers('noopener mypage', [question])).toEqual([])
})
