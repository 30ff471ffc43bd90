import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Fault, findFaults, nameFault } from './faults.ts'
import { harmless } from './harmless.ts'
import { plantFaults } from './plant-faults.ts'
import { filesOfFlows, testsOf } from './tests-of.ts'

/**
 * The faults that can be planted in machines, models and screens of flows: in all of them, or in files at or below
 * `paths`. Harmless ones are left out.
 */
export function listFlowFaults(root: string, paths: readonly string[]): Fault[] {
  const isWanted = (file: string) =>
    paths.length === 0 || paths.some((path) => file === path || file.startsWith(`${path.replace(/\/$/, '')}/`))
  return filesOfFlows(root)
    .filter(isWanted)
    .flatMap((file) => findFaults(file, readFileSync(join(root, file), 'utf8')))
    .filter((fault) => harmless[nameFault(fault)] === undefined)
}

/** Plants faults in flows, one at a time, and reports for each whether a test of its flow failed. */
export function plantInFlows(
  root: string,
  faults: readonly Fault[],
  report: (fault: Fault, isCaught: boolean) => void,
): Promise<void> {
  return plantFaults(root, faults, { testsOf: ({ file }) => testsOf(root, file), report })
}
