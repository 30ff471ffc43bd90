import { createInterface } from 'node:readline/promises'
import { OperatorError } from '#server/operator/orders.ts'
import { type Cell, formatTable, koreanTime } from './columns.ts'
import type { Options } from './commands.ts'

/** Values of a row, before moments are formatted. */
export type Row = Readonly<Record<string, Cell | Date>>

/** Prints a value as JSON with --json, else as text. */
export function print({ json }: Options, value: unknown, text: () => string): void {
  console.log(json ? JSON.stringify(value, null, 2) : text())
}

/** Prints rows as JSON with --json, else as a table. */
export function printRows(options: Options, rows: readonly Row[]): void {
  print(options, rows, () => formatTable(rows.map(formatRow)))
}

/** Formats the moments of a row in Korean time. */
export function formatRow(row: Row): Record<string, Cell> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? koreanTime(value) : value]),
  )
}

/** Asks for confirmation before a change. Without a terminal, --yes is required. Throws an {@link OperatorError}. */
export async function confirmChange(question: string, { yes }: Options): Promise<void> {
  if (yes) return
  if (!process.stdin.isTTY) throw new OperatorError('Nobody is there to ask: say --yes to change it.')
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  const said = await lines.question(`${question} Type "yes" to do it: `)
  lines.close()
  if (said.trim().toLowerCase() !== 'yes') throw new OperatorError('Nothing was changed.')
}
