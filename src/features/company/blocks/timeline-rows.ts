/** Most quarters along the ruler per quarter of its shortest row: a longer one would stretch the page. */
const mostStretch = 12

interface TimelineRows {
  /** Quarters along the ruler, and from its top to the last January. */
  readonly quarters: number
  readonly toJanuary: number
  /** Heights of the rows for CSS. The oldest milestone hangs below the ruler's foot. */
  readonly rows: string
  /** False when the milestones are too unevenly spread to be drawn to scale. */
  readonly isToScale: boolean
}

/** Where milestones stand along a ruler of quarters, by their months such as `2026-07`, newest first. */
export function timelineRows(months: readonly string[]): TimelineRows {
  const gaps = months.slice(1).map((month, index) => quarterOf(months[index] ?? month) - quarterOf(month))
  const quarters = gaps.reduce((sum, gap) => sum + gap, 0)
  const shortest = Math.min(...gaps)
  const isToScale = gaps.length > 0 && shortest > 0 && quarters / shortest <= mostStretch
  return {
    quarters: Math.max(1, quarters),
    toJanuary: quarterOf(months[0] ?? '') % 4,
    rows: [...gaps.map((gap) => (isToScale ? `${gap}fr` : 'auto')), 'auto'].join(' '),
    isToScale,
  }
}

function quarterOf(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return year * 4 + Math.floor((number - 1) / 3)
}
