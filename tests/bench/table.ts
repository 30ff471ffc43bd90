/** One measured figure with its goal. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** `at most` or `at least` this. */
  readonly goal: readonly ['most' | 'least', number]
}

export function reached({ value, goal: [kind, limit] }: Figure): boolean {
  return kind === 'most' ? value <= limit : value >= limit
}

/** Prints the figures; answers whether all goals are reached. */
export function printTable(figures: readonly Figure[]): boolean {
  const rows = figures.map((figure) => [
    figure.name,
    `${figure.value.toFixed(figure.value < 10 ? 2 : figure.value < 1000 ? 1 : 0)} ${figure.unit}`.trim(),
    `${figure.goal[0] === 'most' ? '<=' : '>='} ${figure.goal[1]} ${figure.unit}`.trim(),
    reached(figure) ? 'yes' : 'NO',
  ])
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0), 7))
  for (const row of [['figure', 'measured', 'goal', 'reached'], ...rows]) {
    console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
  }
  return figures.every(reached)
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
