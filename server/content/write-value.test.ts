import { expect, test } from 'vitest'
import { writeValue } from './write-value.ts'

const file = `# Prices agreed with the maker.
idx: 7 # in the address
title: { ko: "장갑", en: 'Gloves' }
stock: 3

# Both halves of the year.
rentals:
  - months: 1 # trial
    monthly_amount: 9000
`

test('a changed field leaves the text of the others as it was written', () => {
  const value = {
    idx: 7,
    title: { ko: '장갑', en: 'Gloves' },
    stock: 5,
    rentals: [{ months: 1, monthly_amount: 9000 }],
  }
  expect(writeValue(file, value)).toBe(file.replace('stock: 3', 'stock: 5'))
})

test('an equal value leaves the file byte for byte', () => {
  const value = {
    idx: 7,
    title: { ko: '장갑', en: 'Gloves' },
    stock: 3,
    rentals: [{ months: 1, monthly_amount: 9000 }],
  }
  expect(writeValue(file, value)).toBe(file)
})

test('fields are added at the end and taken away', () => {
  expect(writeValue(file, { idx: 7, title: { ko: '장갑', en: 'Gloves' }, stock: 3, note: 'new' })).toBe(
    `# Prices agreed with the maker.\nidx: 7 # in the address\ntitle: { ko: "장갑", en: 'Gloves' }\nstock: 3\n\n# Both halves of the year.\nnote: new\n`,
  )
})

test('a text of several lines and one that looks like a number come back as they are', () => {
  const value = { title: 'one\ntwo: "three"\n', code: '007', day: '2026-11-30' }
  expect(writeValue(undefined, value)).toBe('title: |\n  one\n  two: "three"\ncode: "007"\nday: 2026-11-30\n')
})
