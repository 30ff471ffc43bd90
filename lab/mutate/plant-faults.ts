import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { createVitest, type TestModule } from 'vitest/node'
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

/** Tests that failed. */
export interface Failure {
  readonly isLate: boolean
  /** Name of the first of them. */
  readonly test: string
  /** Their files, relative to the root. */
  readonly files: readonly string[]
}

/** A copy of the project in which faults are planted, and its tests. */
export interface PlantedCopy {
  readonly root: string
  /** Runs `work` with faults in the sources, and takes them out. */
  withFaults<Result>(faults: readonly Fault[], work: () => Promise<Result>): Promise<Result>
  /** Runs tests. Undefined when they pass. Throws when no test is selected. */
  run(selection: TestSelection): Promise<Failure | undefined>
  /** Throws unless tests pass without a fault. */
  assertClean(selection: TestSelection): Promise<void>
  /**
   * The tests that a file reaches, by project: those that import it, directly or not. For a file that none imports, such
   * as a document, those of the contract, machines and scripts, and every test that names it.
   */
  findRelated(file: string): Promise<readonly TestSelection[]>
  close(): Promise<void>
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

/** Copies the project. `bail`: failed tests after which the others are left out, 0 for none; `workers`: files at one time. */
export async function openPlantedCopy(
  root: string,
  { bail, workers }: { readonly bail: number; readonly workers: number },
): Promise<PlantedCopy> {
  const copy = copyProject(root)
  // Tests and plugins of the configuration read from the current folder.
  process.chdir(copy)
  const vitest = await createVitest(
    'test',
    { root: copy, watch: false, bail, maxWorkers: workers, reporters: [{}] },
    { logLevel: 'silent' },
  )
  const nameOf = ({ moduleId }: Pick<TestModule, 'moduleId'>) => relative(copy, moduleId)
  const run = async ({ project, files, names, env }: TestSelection): Promise<Failure | undefined> => {
    Object.assign(process.env, env)
    if (names === undefined) vitest.resetGlobalTestNamePattern()
    else vitest.setGlobalTestNamePattern(names)
    const found = await vitest.globTestSpecifications(files.map((file) => join(copy, file)))
    const wanted = found.filter((each) => each.project.name === project && files.includes(nameOf(each)))
    const { testModules: known, unhandledErrors } = await vitest.runTestSpecifications(wanted)
    // Vitest also returns the modules of the runs before.
    const testModules = known.filter((each) => wanted.some((specification) => specification.testModule === each))
    const tests = testModules.flatMap((each) => [...each.children.allTests()])
    const failedFiles = testModules.filter((each) => !each.ok()).map(nameOf)
    if (unhandledErrors.length === 0 && failedFiles.length === 0) {
      const hasRun = tests.some((test) => test.result().state === 'passed')
      if (!hasRun) throw new Error(`no test of ${files.join(', ')} is named ${names ?? ''}`)
      return undefined
    }
    const failedTests = tests.filter((test) => test.result().state === 'failed')
    const failures = failedTests.flatMap((test) =>
      (test.result().errors ?? []).map(({ message }) => ({ message, durationMs: test.diagnostic()?.duration ?? 0 })),
    )
    const [first] = failedTests
    return {
      isLate: failures.length > 0 && isLateFailure(failures),
      test: first ? `${nameOf(first.module)}: ${first.fullName}` : (failedFiles[0] ?? 'an error outside of the tests'),
      files: failedFiles.length > 0 ? failedFiles : files,
    }
  }
  const write = (file: string, text: string) => {
    const place = join(copy, file)
    writeFileSync(place, text)
    vitest.invalidateFile(place)
  }
  const clean = new Set<string>()
  return {
    root: copy,
    withFaults: async (faults, work) => {
      const sources = new Map(faults.map(({ file }) => [file, readFileSync(join(copy, file), 'utf8')]))
      for (const [file, source] of sources) {
        // From the last one, so that the places of the others stay where they are.
        const own = faults.filter((fault) => fault.file === file).toSorted((one, other) => other.start - one.start)
        write(file, own.reduce(plant, source))
      }
      try {
        return await work()
      } finally {
        for (const [file, source] of sources) write(file, source)
      }
    },
    run,
    assertClean: async (selection) => {
      const name = JSON.stringify(selection)
      // On a busy machine, tests of screens may be late: they have three tries.
      for (let attempt = 1; attempt <= 3 && !clean.has(name); attempt++) if (!(await run(selection))) clean.add(name)
      if (!clean.has(name)) throw new Error(`without a fault, these tests fail: ${name}`)
    },
    findRelated: async (file) => {
      vitest.config.related = [join(copy, file)]
      const importing = await vitest.getRelevantTestSpecifications()
      vitest.config.related = undefined
      const names = async () =>
        (await vitest.globTestSpecifications()).filter(
          ({ project, moduleId }) => project.name === 'unit' || readFileSync(moduleId, 'utf8').includes(basename(file)),
        )
      const found = importing.length > 0 ? importing : await names()
      return [...Map.groupBy(found, (each) => each.project.name)].map(([project, specifications]) => ({
        project,
        files: specifications.map(nameOf),
      }))
    },
    close: async () => {
      await vitest.close()
      process.chdir(root)
      rmSync(copy, { recursive: true, force: true })
    },
  }
}

/** Runs tests with one fault. A failure that may be for want of time must happen twice. Undefined when they pass. */
export async function runWithFault(
  copy: PlantedCopy,
  fault: Fault,
  selection: TestSelection,
): Promise<Failure | undefined> {
  const failure = await copy.withFaults([fault], async () => {
    const first = await copy.run(selection)
    return first?.isLate ? copy.run(selection) : first
  })
  if (failure) await copy.assertClean({ ...selection, files: failure.files })
  return failure
}

interface PlantOptions {
  /** The tests of a fault, cheapest first. Those after a failure do not run. */
  readonly testsOf: (fault: Fault) => readonly TestSelection[]
  /** `noticedBy`: the test that noticed the fault; undefined when none did. */
  readonly report: (fault: Fault, noticedBy: string | undefined) => void
}

/**
 * Plants faults one at a time, and reports for each which test failed. Throws when the tests fail without the fault as
 * well.
 */
export async function plantFaults(
  root: string,
  faults: readonly Fault[],
  { testsOf, report }: PlantOptions,
): Promise<void> {
  const copy = await openPlantedCopy(root, { bail: 1, workers: 1 })
  try {
    for (const fault of faults) {
      let failure: Failure | undefined
      for (const selection of testsOf(fault)) {
        failure = await runWithFault(copy, fault, selection)
        if (failure) break
      }
      report(fault, failure?.test)
    }
  } finally {
    await copy.close()
  }
}
