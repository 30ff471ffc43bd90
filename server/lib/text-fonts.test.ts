import { describe, expect, it } from 'vitest'
import { boxUndrawable, canDraw, textRuns, undrawableIn, wrapText } from './text-fonts.ts'

/** What people are called, each as it is written in its country. */
const names = [
  '김하늘',
  '펲',
  'Łukasz Żółć',
  'Nguyễn Thị Ễ Ị',
  'Ənvər',
  'Иван Щербаков',
  'Володимир Їжак',
  'Γιώργος Παππάς',
  '王小明',
  '國龍 朴',
  '佐々木 さくら',
  'アンナ',
  'สมศรี น้ำผึ้ง',
  'Ｋｉｍ',
  'O’Neil-Ḥasan',
  'Ọlá́',
]

describe('canDraw', () => {
  it.each(names)('knows the letters of %s', (name) => {
    expect(undrawableIn(name)).toEqual([])
  })

  it.each(names)('knows the letters of %s when marks stand apart', (name) => {
    expect(undrawableIn(name.normalize('NFD'))).toEqual([])
  })

  it.each(['محمد', 'משה', 'नेपाल', '😀', '\u{1100}\u{ffff}'])('does not promise to draw %j', (text) => {
    expect(canDraw(text)).toBe(false)
  })

  it('names each letter that no font draws once', () => {
    expect(undrawableIn('Kim 😀😀 م')).toEqual(['😀', 'م'])
  })

  it('passes over what is never visible', () => {
    expect(canDraw('김\u200B하늘\u{FE0F}')).toBe(true)
  })
})

describe('textRuns', () => {
  it('gives each part of a text to the font that has it', () => {
    expect(textRuns('Wang 王小明 สม', 700)).toEqual([
      { font: 'pretendard-700', text: 'Wang ' },
      { font: 'noto-sans-han-600', text: '王小明' },
      { font: 'pretendard-700', text: ' ' },
      { font: 'noto-sans-thai-600', text: 'สม' },
    ])
  })

  it('joins letters and marks that are stored apart', () => {
    expect(textRuns('김하늘'.normalize('NFD'), 400)).toEqual([{ font: 'pretendard-400', text: '김하늘' }])
  })

  it('throws rather than leave out a letter', () => {
    expect(() => textRuns('김 محمد', 400)).toThrow('no font draws "م", "ح", "د"')
  })
})

describe('boxUndrawable', () => {
  it('puts a box in place of each letter that no font draws', () => {
    expect(boxUndrawable('문 앞 😀 ok')).toBe('문 앞 □ ok')
  })
})

describe('wrapText', () => {
  const measure = (text: string) => text.length
  it.each([
    ['one', 10, ['one']],
    ['one two three', 7, ['one two', 'three']],
    ['one two three', 8, ['one two', 'three']],
    ['정맥주사 놓기', 4, ['정맥주사', '놓기']],
    ['incomprehensible', 6, ['incomp', 'rehens', 'ible']],
    ['an incomprehensible word', 6, ['an', 'incomp', 'rehens', 'ible', 'word']],
  ])('breaks "%s" at %i', (text, width, lines) => {
    expect(wrapText(text, width, measure)).toEqual(lines)
  })
})
