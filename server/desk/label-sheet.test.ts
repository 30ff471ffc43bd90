import { describe, expect, test } from 'vitest'
import { sampleCompany } from '#tests/support/sample-company.ts'
import { drawnCharacters, linesIn } from '#tests/support/server/pdf.ts'
import { drawLabels, type Label } from './label-sheet.ts'

const company = sampleCompany('ko')

const label: Label = {
  orderNumber: '20261121-AAAAAAAA',
  name: '김하늘',
  phone: '01023450142',
  postcode: '04524',
  address: '서울 중구 세종대로 110',
  addressDetail: '1203호',
  delivery: null,
  things: [{ name: '헤드셋', quantity: 1 }],
}

/** Letters of `text` that the label lacks. */
async function missingLetters(changed: Partial<Label>, text: string): Promise<string[]> {
  const drawn = drawnCharacters(await drawLabels([{ ...label, ...changed }], company))
  return [...text.replaceAll(' ', '')].filter((letter) => !drawn.has(letter))
}

describe('drawLabels', () => {
  test('prints two labels with everything that a carrier needs, in order', async () => {
    const labels = [
      {
        ...label,
        delivery: '문 앞',
        things: [
          { name: '헤드셋', quantity: 2 },
          { name: '센서 키트', quantity: 1 },
        ],
      },
      {
        ...label,
        orderNumber: '20261120-BBBBBBBB',
        name: '이바다',
        phone: '01098760143',
        postcode: '06236',
        address: '서울 강남구 테헤란로 20',
        addressDetail: '7층',
      },
    ]
    const sender = '보내는 사람 주식회사 프랙티컴, 서울 성동구 공방길 12, 4층, 1600-0142'
    expect(linesIn(await drawLabels(labels, company))).toEqual([
      `${sender} ${sender}`,
      '김하늘 이바다',
      '010-2345-0142 010-9876-0143',
      '(04524) 서울 중구 세종대로 110 (06236) 서울 강남구 테헤란로 20',
      '1203호 7층',
      '문 앞',
      '20261121-AAAAAAAA 헤드셋 × 2, 센서 키트 20261120-BBBBBBBB 헤드셋',
    ])
  })

  test('fills a sheet of eight from left to right and from top to bottom, then begins another', async () => {
    const names = ['가온', '나래', '다온', '라온', '마루', '바다', '사랑', '아라', '자람']
    const lines = linesIn(
      await drawLabels(
        names.map((name) => ({ ...label, name })),
        company,
      ),
    )
    const printed = lines.filter((line) => names.some((name) => line.includes(name)))
    expect(printed).toEqual(['가온 나래', '다온 라온', '마루 바다', '사랑 아라', '자람'])
  })

  test.each(['王小明', 'Nguyễn Ị', 'Иван', '김하늘'.normalize('NFD')])('prints every letter of %s', async (name) => {
    expect(await missingLetters({ name }, name.normalize('NFC'))).toEqual([])
  })

  test('prints an address of 200 letters to its end', async () => {
    const address = `${'서울 중구 세종대로 '.repeat(20)}끝`
    expect(await missingLetters({ address }, '끝')).toEqual([])
  })

  test('prints a box for a letter that no font draws, and says so', async () => {
    expect(await missingLetters({ delivery: '문 앞 😀' }, '문앞□인쇄할수없는글자')).toEqual([])
  })

  test('says nothing of boxes on a label without one', async () => {
    expect(await missingLetters({}, '□')).toEqual(['□'])
  })
})
