/** Characters that take two columns in a terminal: Hangul, Chinese characters, full-width forms. */
const wide = /[ᄀ-ᅟ⺀-꓏가-힣豈-﫿︰-﹏＀-｠￠-￦]/gu

function widthOf(text: string): number {
  return [...text].length + (text.match(wide)?.length ?? 0)
}

/** Value of a cell; null is an empty cell. */
export type Cell = string | number | boolean | null

/** Formats rows as a table with headings; numbers are right-aligned. Returns an empty text for no rows. */
export function formatTable(rows: readonly Readonly<Record<string, Cell>>[]): string {
  const [first] = rows
  if (!first) return '(none)'
  const names = Object.keys(first)
  const texts = rows.map((row) => names.map((name) => textOf(row[name] ?? null)))
  const isNumeric = names.map((name) => rows.every((row) => typeof row[name] === 'number' || row[name] === null))
  const widths = names.map((name, index) =>
    Math.max(widthOf(name), ...texts.map((cells) => widthOf(cells[index] ?? ''))),
  )
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, index) => {
        const gap = ' '.repeat((widths[index] ?? 0) - widthOf(cell))
        return isNumeric[index] ? `${gap}${cell}` : `${cell}${gap}`
      })
      .join('  ')
      .trimEnd()
  return [line(names), line(widths.map((width) => '-'.repeat(width))), ...texts.map(line)].join('\n')
}

/** Formats names and values, one pair per line. */
export function formatPairs(row: Readonly<Record<string, Cell>>): string {
  const width = Math.max(...Object.keys(row).map(widthOf))
  return Object.entries(row)
    .map(([name, value]) => `${name}${' '.repeat(width - widthOf(name))}  ${textOf(value)}`.trimEnd())
    .join('\n')
}

function textOf(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell).replace(/\B(?=(\d{3})+$)/g, ',')
  // A name with a line break or a control character would break the row.
  return String(cell).replace(/\p{Cc}/gu, ' ')
}

const korean = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Seoul',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** Formats a moment in Korean time, `2026-11-22 14:02`; empty for null. */
export function koreanTime(moment: Date | null): string {
  return moment === null ? '' : korean.format(moment)
}
