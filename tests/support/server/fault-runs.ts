/** How often a test of faults runs: in short with all the other tests, in full by `npm run test:faults`. */
export function runs(short: number, full: number): number {
  return process.env['FAULTS'] === 'full' ? full : short
}

/** Longest time of a test of faults, in milliseconds: an hour in full. */
export const faultTimeout = runs(120_000, 3_600_000)
