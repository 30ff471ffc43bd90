import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest } from 'vitest/node'
import { copyProject } from './copy-project.ts'
import { type Fault, plant } from './faults.ts'

/** Tests that must notice a fault. */
export interface TestSelection {
  /** Project of the Vitest configuration. */
  readonly project: string
  /** Files, relative to the root. */
  readonly files: readonly string[]
  /** Regular expression of the tests' names; all without it. */
  readonly names?: string
  /** Environment variables of the tests. */
  readonly env?: Readonly<Record<string, string>>
}

interface PlantOptions {
  /** The tests of a fault, cheapest first. Those after a failure do not run. */
  readonly testsOf: (fault: Fault) => readonly TestSelection[]
  readonly report: (fault: Fault, isCaught: boolean) => void
}

/** The shortest time that tests wait for what they expect: ms. */
const shortestWait = 1_000

/**
 * True when a test may have failed because the machine was busy: it waited for something, or a message names a time
 * limit. Such a failure says nothing about a fault until it has happened twice.
 */
export function isLateFailure(failures: readonly { readonly message: string; readonly durationMs: number }[]): boolean {
  return failures.every(({ message, durationMs }) => /timed? ?-?out/i.test(message) || durationMs >= shortestWait)
}

/**
 * Plants faults in a copy of the project, one at a time, and reports for each whether a test failed. Tests that may have
 * failed for want of time run twice. Throws when the tests fail without a fault.
 */
export async function plantFaults(
  root: string,
  faults: readonly Fault[],
  { testsOf, report }: PlantOptions,
): Promise<void> {
  const copy = copyProject(root)
  // Tests and plugins of the configuration read from the current folder.
  process.chdir(copy)
  const project = [...new Set(faults.flatMap(testsOf).map((selection) => selection.project))]
  const vitest = await createVitest(
    'test',
    { root: copy, watch: false, bail: 1, maxWorkers: 1, reporters: [{}], project },
    { logLevel: 'silent' },
  )
  /** Throws when no test is selected. */
  const run = async (selection: TestSelection): Promise<'passed' | 'failed' | 'late'> => {
    const { files, names, env } = selection
    Object.assign(process.env, env)
    if (names === undefined) vitest.resetGlobalTestNamePattern()
    else vitest.setGlobalTestNamePattern(names)
    const found = await vitest.globTestSpecifications(files.map((file) => join(copy, file)))
    const wanted = found.filter((each) => each.project.name === selection.project)
    const { testModules: known, unhandledErrors } = await vitest.runTestSpecifications(wanted)
    // Vitest also returns the modules of the runs before.
    const testModules = known.filter((each) => wanted.some((specification) => specification.testModule === each))
    const tests = testModules.flatMap((each) => [...each.children.allTests()])
    if (unhandledErrors.length === 0 && testModules.every((each) => each.ok())) {
      const hasRun = tests.some((test) => test.result().state === 'passed')
      if (!hasRun) throw new Error(`no test of ${files.join(', ')} is named ${names ?? ''}`)
      return 'passed'
    }
    const failures = tests.flatMap((test) =>
      (test.result().errors ?? []).map(({ message }) => ({ message, durationMs: test.diagnostic()?.duration ?? 0 })),
    )
    return failures.length > 0 && isLateFailure(failures) ? 'late' : 'failed'
  }
  /** On a busy machine, tests of screens may be late: they have three tries. */
  const passesClean = async (selection: TestSelection) => {
    for (let attempt = 1; attempt <= 3; attempt++) if ((await run(selection)) === 'passed') return true
    return false
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
        if (!tried.has(name) && !(await passesClean(selection)))
          throw new Error(`without a fault, these tests fail: ${name}`)
        tried.add(name)
        write(plant(source, fault))
        const outcome = await run(selection)
        isCaught = outcome === 'failed' || (outcome === 'late' && (await run(selection)) !== 'passed')
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
