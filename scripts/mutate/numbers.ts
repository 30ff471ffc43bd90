import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest } from 'vitest/node'
import { copyProject } from './copy-project.ts'
import { type Fault, findFaults, nameFault, plant } from './faults.ts'
import { harmless } from './harmless.ts'

/** Every number in these files, changed by one. Stryker changes no numbers. */
export function listNumberFaults(root: string, files: readonly string[]): Fault[] {
  return files
    .flatMap((file) => findFaults(file, readFileSync(join(root, file), 'utf8')))
    .filter((fault) => fault.kind === 'off by one' && harmless[nameFault(fault)] === undefined)
}

/**
 * Plants faults in a copy of the project, one at a time, and runs the tests in these folders, until the first failure.
 * Returns the faults that a test has noticed. Throws when the tests fail without a fault.
 */
export async function plantNumbers(
  root: string,
  faults: readonly Fault[],
  tests: readonly string[],
): Promise<ReadonlySet<Fault>> {
  const copy = copyProject(root)
  // The tests read from the current folder.
  process.chdir(copy)
  const vitest = await createVitest(
    'test',
    { root: copy, config: 'scripts/mutate/vitest.config.ts', watch: false, bail: 1, maxWorkers: 1, reporters: [{}] },
    { logLevel: 'silent' },
  )
  const files = tests.flatMap((folder) => globSync(join(copy, folder, '*.test.ts')))
  const pass = async (): Promise<boolean> => {
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
      await vitest.globTestSpecifications(files),
    )
    return unhandledErrors.length === 0 && testModules.every((each) => each.ok())
  }
  const caught = new Set<Fault>()
  try {
    if (!(await pass())) throw new Error(`without a fault, these tests fail: ${tests.join(', ')}`)
    for (const fault of faults) {
      const place = join(copy, fault.file)
      const source = readFileSync(place, 'utf8')
      const write = (text: string) => {
        writeFileSync(place, text)
        vitest.invalidateFile(place)
      }
      write(plant(source, fault))
      if (!(await pass())) caught.add(fault)
      write(source)
    }
    return caught
  } finally {
    await vitest.close()
    process.chdir(root)
    rmSync(copy, { recursive: true, force: true })
  }
}
