/** One measured figure with its goal. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** Upper or lower limit. A figure without one is a reference for others. */
  readonly goal?: readonly ['most' | 'least', number]
}

/** Exit code of a bench that has measured everything and misses a goal; any other but 0 means that it broke. */
export const goalsMissed = 2

export function meetsGoal({ value, goal }: Figure): boolean {
  if (!goal) return true
  const [kind, limit] = goal
  return kind === 'most' ? value <= limit : value >= limit
}

/** Prints the figures; returns whether all goals are met. */
export function printTable(figures: readonly Figure[]): boolean {
  const rows = figures.map((figure) => [
    figure.name,
    `${figure.value.toFixed(figure.value < 10 ? 2 : figure.value < 1000 ? 1 : 0)} ${figure.unit}`.trim(),
    figure.goal ? `${figure.goal[0] === 'most' ? '<=' : '>='} ${figure.goal[1]} ${figure.unit}`.trim() : '',
    figure.goal ? (meetsGoal(figure) ? 'yes' : 'NO') : '',
  ])
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0), 7))
  for (const row of [['figure', 'measured', 'goal', 'reached'], ...rows]) {
    console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
  }
  return figures.every(meetsGoal)
}

export function median(values: readonly number[]): number {
  return percentile(values, 50)
}

/** Value that `percent` per cent of the values do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length * percent) / 100)] ?? Number.NaN
}
