/** Runs of a fault test: few with all other tests, all with `npm run test:faults`. */
export function runs(short: number, full: number): number {
  return process.env['FAULTS'] === 'full' ? full : short
}

/** Timeout of a fault test, in ms: an hour in a full run. */
export const faultTimeout = runs(120_000, 3_600_000)
