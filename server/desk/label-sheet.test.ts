import { describe, expect, test } from 'vitest'
import { drawnCharacters } from '#tests/support/server/pdf.ts'
import { drawLabels, type Label } from './label-sheet.ts'

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
  const drawn = drawnCharacters(await drawLabels([{ ...label, ...changed }]))
  return [...text.replaceAll(' ', '')].filter((letter) => !drawn.has(letter))
}

describe('drawLabels', () => {
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
