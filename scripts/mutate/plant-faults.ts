import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest } from 'vitest/node'
import { copyProject } from './copy-project.ts'
import { type Fault, plant } from './faults.ts'

/** Tests that must notice a fault. */
export interface TestSelection {
  /** Project of the Vitest configuration, where it has several. */
  readonly project?: string
  /** Files, relative to the root. */
  readonly files: readonly string[]
  /** Regular expression of the tests' names; all without it. */
  readonly names?: string
}

interface PlantOptions {
  /** Vitest configuration, relative to the root; `vitest.config.ts` without it. */
  readonly config?: string
  /** The tests of a fault, cheapest first. Those after a failure do not run. */
  readonly testsOf: (fault: Fault) => readonly TestSelection[]
  readonly report: (fault: Fault, isCaught: boolean) => void
}

/**
 * Plants faults in a copy of the project, one at a time, and reports for each whether a test failed. Throws when the
 * tests fail without a fault.
 */
export async function plantFaults(
  root: string,
  faults: readonly Fault[],
  { config, testsOf, report }: PlantOptions,
): Promise<void> {
  const copy = copyProject(root)
  // Tests and plugins of the configuration read from the current folder.
  process.chdir(copy)
  const project = [...new Set(faults.flatMap(testsOf).flatMap((selection) => selection.project ?? []))]
  const vitest = await createVitest(
    'test',
    {
      root: copy,
      watch: false,
      bail: 1,
      maxWorkers: 1,
      reporters: [{}],
      ...(project.length === 0 ? {} : { project }),
      ...(config === undefined ? {} : { config }),
    },
    { logLevel: 'silent' },
  )
  /** True when all selected tests pass. Throws when there are none. */
  const pass = async (selection: TestSelection): Promise<boolean> => {
    const { files, names } = selection
    if (names === undefined) vitest.resetGlobalTestNamePattern()
    else vitest.setGlobalTestNamePattern(names)
    const found = await vitest.globTestSpecifications(files.map((file) => join(copy, file)))
    const wanted = found.filter((each) => selection.project === undefined || each.project.name === selection.project)
    const { testModules: known, unhandledErrors } = await vitest.runTestSpecifications(wanted)
    // Vitest also returns the modules of the runs before.
    const testModules = known.filter((each) => wanted.some((specification) => specification.testModule === each))
    const states = testModules.flatMap((each) => [...each.children.allTests()].map((test) => test.result().state))
    const isOk = unhandledErrors.length === 0 && testModules.every((each) => each.ok())
    if (isOk && !states.includes('passed')) throw new Error(`no test of ${files.join(', ')} is named ${names ?? ''}`)
    return isOk
  }
  try {
    const tried = new Set<string>()
    for (const fault of faults) {
      const place = join(copy, fault.file)
      const source = readFileSync(place, 'utf8')
      const write = (text: string) => {
        writeFileSync(place, text)
        vitest.invalidateFile(place)
      }
      let isCaught = false
      for (const selection of testsOf(fault)) {
        const name = JSON.stringify(selection)
        if (!tried.has(name) && !(await pass(selection))) throw new Error(`without a fault, these tests fail: ${name}`)
        tried.add(name)
        write(plant(source, fault))
        isCaught = !(await pass(selection))
        write(source)
        if (isCaught) break
      }
      report(fault, isCaught)
    }
  } finally {
    await vitest.close()
    process.chdir(root)
    rmSync(copy, { recursive: true, force: true })
  }
}
