import { describe, expect, it } from 'vitest'
import { hasHiddenCharacter, readsAsOperator } from './nickname.ts'

describe('readsAsOperator', () => {
  it.each([
    '운영자',
    '운 영 자',
    '★관리자★',
    'Sample 고객센터',
    'admin',
    'Adm1n',
    '@dmin',
    'аdmin',
    'ａｄｍｉｎ',
    'ádmin',
    'a.d.m.i.n',
    '0perator',
    '운영자'.split('').join('\u3000'),
    '어드민',
    'Official',
    'ＳＴＡＦＦ',
    '관리자 admin',
    '운영자'.normalize('NFD'),
    'ㅇㅜㄴㅇㅕㅇㅈㅏ',
    '운ㅇㅕㅇ자',
    '운영1자',
    '관x리x자',
    '매니저',
    'ɑdmin',
    'аԁmin',
    'admɪn',
    'ᴀdmin',
    'Ꭺdmin',
    'adrnin',
  ])('refuses %s', (name) => {
    expect(readsAsOperator(name)).toBe(true)
  })

  it.each([
    'steady hand',
    '하늘',
    '간호사 지망생',
    'Minad',
    '운영',
    '관리',
    '우녕이',
    '가 영어 자신',
    'barn',
    'Иван',
    'user01',
    '',
  ])('allows %s', (name) => {
    expect(readsAsOperator(name)).toBe(false)
  })
})

describe('readsAsOperator with names of a shop', () => {
  const names = ['Hanbit Works', '한빛공방']

  it.each(['hanbit works', 'H a n b i t-Works', 'Hanbit w0rks', '한빛 공방 고객', 'ㅎㅏㄴㅂㅣㅊㄱㅗㅇㅂㅏㅇ'])(
    'refuses %s',
    (name) => {
      expect(readsAsOperator(name, names)).toBe(true)
    },
  )

  it.each(['Hanbit', '한빛', 'works'])('allows %s', (name) => {
    expect(readsAsOperator(name, names)).toBe(false)
  })
})

describe('hasHiddenCharacter', () => {
  it.each(['\u202Ename', 'na\u200Bme', 'na\u2066me', '\uFEFFname', 'na\u00ADme', 'na\u2028me', '\u3164', 'na\u0007me'])(
    'finds one in %j',
    (name) => {
      expect(hasHiddenCharacter(name)).toBe(true)
    },
  )

  it.each(['하늘', 'Müller', '山田', '🙂', 'O’Brien-Kim'])('finds none in %s', (name) => {
    expect(hasHiddenCharacter(name)).toBe(false)
  })
})
