import { existsSync, globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { TestSelection } from './plant-faults.ts'

/** Functions that compute the amounts of a page, of no flow. The test beside each holds it. */
const amountFiles: readonly string[] = [
  'src/features/courses/promotion/offer.ts',
  'src/features/courses/sale/amounts.ts',
  'src/features/devices/detail/terms.ts',
]

const machineTests = ['tests/model/actors.test.ts', 'tests/model/expectations.test.ts']

/**
 * The tests that hold a file of a flow, cheapest first: the bare machine, the tests beside the file, and the rendered
 * screens. Empty for a file that belongs to no flow and computes no amounts.
 */
export function testsOf(root: string, file: string): TestSelection[] {
  if (amountFiles.includes(file)) return [{ project: 'screens', files: [file.replace(/\.ts$/, '.test.ts')] }]
  const flows = flowsOf(root, file)
  if (flows.length === 0) return []
  const names = `^ ?(${flows.join('|')})[, ]`
  // Paths are found before names are compared: of other flows, they would only cost time.
  const env = { FLOWS: flows.join(',') }
  const beside = globSync(`${dirname(file)}/**/*.test.{ts,tsx}`, { cwd: root })
  const onMachines: TestSelection[] = [{ project: 'unit', files: machineTests, names, env }]
  const onScreens: TestSelection[] = [
    { project: 'screens', files: ['tests/model/screens.test.ts', 'tests/model/resumption.test.ts'], names, env },
  ]
  if (file.startsWith('machines/')) {
    const own = globSync(`machines/${flows[0]}.*.test.ts`, { cwd: root })
    return [...(own.length > 0 ? [{ project: 'unit', files: own } as const] : []), ...onMachines, ...onScreens]
  }
  return [...(beside.length > 0 ? [{ project: 'screens', files: beside } as const] : []), ...onScreens]
}

/** Names of the flows that a file belongs to. */
function flowsOf(root: string, file: string): string[] {
  if (file.startsWith('machines/')) {
    const flow = basename(file).split('.')[0] ?? ''
    return existsSync(join(root, `machines/${flow}.machine.ts`)) ? [flow] : []
  }
  if (!file.startsWith('src/features/')) return []
  for (let folder = dirname(file); folder !== 'src/features'; folder = dirname(folder)) {
    const flows = globSync(`${folder}/*.flow.ts`, { cwd: root }).map((name) => basename(name, '.flow.ts'))
    if (flows.length > 0) return flows
  }
  return []
}

/**
 * Every file outside of the server in which faults are planted: machines, their guards, data and models, screens, and
 * functions that compute amounts.
 */
export function filesOfFlows(root: string): string[] {
  return globSync(['machines/**/*.ts', 'src/features/**/*.{ts,tsx}'], { cwd: root })
    .filter((file) => !/\.(test|test-d|gen|css|fixture|samples)\.tsx?$/.test(file))
    .filter((file) => testsOf(root, file).length > 0)
    .toSorted()
}
