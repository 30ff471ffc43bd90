import { describe, expect, it } from 'vitest'
import { writeCell } from './order-csv.ts'

describe('writeCell', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+82 10', "'+82 10"],
    ['-2', "'-2"],
    ['@sum', "'@sum"],
    ['\t=1', "'\t=1"],
    ['\r=1', `"'\r=1"`],
    ['=HYPERLINK("http://evil.example","a")', `"'=HYPERLINK(""http://evil.example"",""a"")"`],
    ['a=b', 'a=b'],
    ['1-month pass', '1-month pass'],
    ['say "hi"', '"say ""hi"""'],
    ['one, two', '"one, two"'],
    ['one\ntwo', '"one\ntwo"'],
    ['한글', '한글'],
    ['', ''],
  ])('writes %j so that no spreadsheet runs it, and every reader splits it right', (text, written) => {
    expect(writeCell(text)).toBe(written)
  })

  it('writes numbers as they are, and nothing for null', () => {
    expect([writeCell(20_000), writeCell(0), writeCell(-1), writeCell(null)]).toEqual(['20000', '0', '-1', ''])
  })
})
