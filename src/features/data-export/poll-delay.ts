const firstMs = 1_000
const longestMs = 15_000

/** Time until the state is asked for again, in milliseconds: longer after each answer. */
export function pollDelayMs(answers: number): number {
  return Math.min(longestMs, firstMs * 1.5 ** Math.max(0, answers))
}
