/** How much larger the values of the next step are. */
const growth = 1.1

/** Step of a measured value: 0 holds 0 and 1, each further one the values up to a tenth larger. */
export function stepOf(value: number): number {
  return value <= 1 ? 0 : Math.ceil(Math.log(value) / Math.log(growth))
}

/** Largest value of a step. */
export function largestOf(step: number): number {
  return Math.floor(growth ** step)
}

/** The value that three of four measured ones do not exceed, to a tenth. `times` by step; undefined without any. */
export function seventyFifthPercentile(times: ReadonlyMap<number, number>): number | undefined {
  const steps = [...times].toSorted(([one], [other]) => one - other)
  const wanted = 0.75 * steps.reduce((sum, [, count]) => sum + count, 0)
  let counted = 0
  for (const [step, count] of steps) {
    counted += count
    if (counted >= wanted) return largestOf(step)
  }
  return undefined
}
