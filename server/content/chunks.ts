/** Rows in groups that one statement can insert: it takes at most 65,535 values. */
export function* chunks<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += 400) yield rows.slice(start, start + 400)
}
