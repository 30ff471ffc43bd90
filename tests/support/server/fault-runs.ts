/** Runs of a fault test: few with all other tests, all with `npm run faults` in `lab`. */
export function runs(short: number, full: number): number {
  return process.env['FAULTS'] === 'full' ? full : short
}

/** Seed of the samples: the same in every run, so that a failure belongs to the change. */
export const sampleSeed = 20_261_128

/** Timeout of a fault test, in ms: two hours in a full run. */
export const faultTimeout = runs(120_000, 7_200_000)
