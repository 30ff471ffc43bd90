import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testPatternsOf } from './areas.ts'
import { type Fault, findFaults, nameFault, queryLimit } from './faults.ts'
import { harmless } from './harmless.ts'
import { plantFaults } from './plant-faults.ts'

/** Faults that Stryker does not plant: in numbers, and in conditions of queries. */
const kinds: ReadonlySet<string> = new Set(['off by one', 'missing condition', queryLimit])

/** The faults of these files that Stryker does not plant; harmless ones are left out. */
export function listServerFaults(root: string, files: readonly string[]): Fault[] {
  return files
    .flatMap((file) => findFaults(file, readFileSync(join(root, file), 'utf8')))
    .filter((fault) => kinds.has(fault.kind) && harmless[nameFault(fault)] === undefined)
}

/** Plants faults one at a time, and returns those that a test in these folders has noticed. */
export async function plantServerFaults(
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
