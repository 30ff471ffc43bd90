import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'

/** Runs of a fault test: few with all other tests, all with `npm run test:faults`. */
export function runs(short: number, full: number): number {
  return process.env['FAULTS'] === 'full' ? full : short
}

/** Seed that the commit draws: the same for everybody, another one after each commit. Without Git it is always the same. */
export function commitSeed(): number {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' })
  return createHash('sha256')
    .update(stdout ?? '')
    .digest()
    .readInt32BE()
}

/** Timeout of a fault test, in ms: two hours in a full run. */
export const faultTimeout = runs(120_000, 7_200_000)
