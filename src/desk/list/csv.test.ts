import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

/** Lines of the file, without the mark at its beginning. */
const textOf = async (...rows: (string | number)[][]) => (await toCsv(rows).text()).replace(/^\ufeff/, '').split('\r\n')

test('quotes commas, quotes and line breaks', async () => {
  expect(await textOf(['a, b', 'say "yes"', 'two\nlines', 'plain'], [1, -2, 3])).toEqual([
    '"a, b","say ""yes""","two\nlines",plain',
    '1,-2,3',
    '',
  ])
})

test.each(['=1+1', '+82 10', '-5', '@SUM(A1)', '\tx', '\r=x'])(
  'keeps the text %j from being a formula',
  async (text) => {
    const [line = ''] = await textOf([text])
    expect(line.replace(/^"/, '')).toMatch(/^'/)
  },
)

test('begins with the mark by which Excel knows UTF-8', async () => {
  const bytes = new Uint8Array(await toCsv([['가']]).arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
})
