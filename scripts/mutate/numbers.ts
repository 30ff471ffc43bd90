import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testPatternsOf } from './areas.ts'
import { type Fault, findFaults, nameFault } from './faults.ts'
import { harmless } from './harmless.ts'
import { plantFaults } from './plant-faults.ts'

/** Every number in these files, changed by one. Stryker changes no numbers. */
export function listNumberFaults(root: string, files: readonly string[]): Fault[] {
  return files
    .flatMap((file) => findFaults(file, readFileSync(join(root, file), 'utf8')))
    .filter((fault) => fault.kind === 'off by one' && harmless[nameFault(fault)] === undefined)
}

/** Plants faults one at a time, and returns those that a test in these folders has noticed. */
export async function plantNumbers(
  root: string,
  faults: readonly Fault[],
  tests: readonly string[],
): Promise<ReadonlySet<Fault>> {
  const caught = new Set<Fault>()
  const files = testPatternsOf(tests).flatMap((pattern) => globSync(pattern, { cwd: root }))
  await plantFaults(root, faults, {
    config: 'scripts/mutate/vitest.config.ts',
    testsOf: () => [{ files }],
    report: (fault, isCaught) => {
      if (isCaught) caught.add(fault)
    },
  })
  return caught
}
