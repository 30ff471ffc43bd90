/** Rows as comma-separated values (RFC 4180), for spreadsheets. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): Blob {
  const text = rows.map((row) => row.map(cell).join(',')).join('\r\n')
  // Excel takes a file without the mark for one in the language of the system.
  return new Blob(['\ufeff', text, '\r\n'], { type: 'text/csv;charset=utf-8' })
}

/** A text that begins like a formula would be calculated by the spreadsheet: an apostrophe keeps it a text. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
