import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest } from 'vitest/node'
import { copyProject } from './copy-project.ts'
import { type Fault, findFaults, nameFault, plant } from './faults.ts'
import { harmless } from './harmless.ts'
import { filesOfFlows, type TestSelection, testsOf } from './tests-of.ts'

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

/**
 * Plants faults in a copy of the project, one at a time, and reports for each whether a test failed. Throws when the
 * tests fail without a fault.
 */
export async function plantInFlows(
  root: string,
  faults: readonly Fault[],
  report: (fault: Fault, isCaught: boolean) => void,
): Promise<void> {
  const copy = copyProject(root)
  // Plugins of the configuration read from the current folder.
  process.chdir(copy)
  const vitest = await createVitest(
    'test',
    { root: copy, watch: false, bail: 1, maxWorkers: 1, reporters: [{}], project: ['unit', 'screens'] },
    { logLevel: 'silent' },
  )
  /** True when all selected tests pass. Throws when there are none. */
  const pass = async ({ project, files, names }: TestSelection): Promise<boolean> => {
    if (names === undefined) vitest.resetGlobalTestNamePattern()
    else vitest.setGlobalTestNamePattern(names)
    const found = await vitest.globTestSpecifications(files.map((file) => join(copy, file)))
    const wanted = found.filter((each) => each.project.name === project)
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
      for (const selection of testsOf(root, fault.file)) {
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
