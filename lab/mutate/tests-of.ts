import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { deskFlowModels } from '../../tests/flows/desk-flow-models.ts'
import { flowsOf } from './flows-of.ts'
import type { TestSelection } from './plant-faults.ts'

/** Functions that compute the amounts of a page, of no flow. The test beside each holds it. */
const amountFiles: readonly string[] = [
  'src/features/courses/promotion/offer.ts',
  'src/features/courses/sale/amounts.ts',
  'src/features/devices/detail/terms.ts',
]

const screenTests = ['tests/model/screens.test.ts', 'tests/model/resumption.test.ts']
const deskScreenTests = ['tests/model/desk/screens.test.tsx']

const machineTests = ['tests/model/actors.test.ts', 'tests/model/expectations.test.ts']

/** Files of the server in which faults are planted. */
const serverFiles = ['server/{api,jobs,lib,messages,db/retention}/**/*.ts', 'server/content/{option-price,prices}.ts']

/** Folders of the server whose tests also hold files of another one. A folder without a row is held by its own tests. */
const otherTests: Readonly<Record<string, readonly string[]>> = {
  'server/api': ['server/api/login', 'server/api/session'],
  'server/api/checkout': ['server/api/payments'],
  'server/api/find-password': ['server/api/account-changes'],
  'server/api/one-time-code': ['server/api/find-id'],
  'server/api/orders': ['server/api/checkout', 'server/api/purchase-history'],
  'server/api/payments': ['server/api/purchase-history'],
  'server/api/profile': ['server/api/account-changes'],
  'server/api/search-terms': ['server/api/search', 'server/api/courses'],
  'server/api/session': ['server/api/login', 'server/api/account-changes'],
  'server/api/unsubscribe': ['server/jobs', 'server/api/learning'],
  'server/db/retention': ['server/jobs', 'server/api/withdrawal', 'server/api/notices'],
  'server/jobs': ['server/api/payments', 'server/api/data-export', 'server/api/course-openings'],
  'server/lib': ['server/api'],
  'server/messages': ['server/jobs'],
}

/** Folders outside of the flows in which 90 % of the faults must be caught, because they hold money; 85 % elsewhere. */
const money = /^server\/(api\/(orders|payments|checkout|purchase-history)|content)$/

/** What a file's faults are counted with, and the share of them that tests must catch. */
export function areaOf(file: string): { readonly name: string; readonly threshold: number } {
  if (!/^(server|contract)\//.test(file)) return { name: 'flows', threshold: 0.9 }
  const name = file.startsWith('contract/') ? 'contract' : dirname(file)
  return { name, threshold: money.test(name) ? 0.9 : 0.85 }
}

/**
 * The tests that hold a file, cheapest first: those beside it, then the others of its area, or of its flow the bare
 * machine and the rendered screens. Empty for a file of the browser that belongs to no flow and computes no amounts.
 */
export function testsOf(root: string, file: string): TestSelection[] {
  if (file.startsWith('contract/'))
    return [{ project: 'unit', files: globSync('contract/**/*.test.ts', { cwd: root }) }]
  if (file.startsWith('server/')) return serverTestsOf(root, file)
  if (amountFiles.includes(file)) return [{ project: 'screens', files: [testBeside(file)] }]
  const flows = flowsOf(root, file)
  if (flows.length === 0) return []
  const names = `^ ?(${flows.join('|')})[, ]`
  // Paths are found before names are compared: of other flows, they would only cost time.
  const env = { FLOWS: flows.join(',') }
  const beside = globSync(`${dirname(file)}/**/*.test.{ts,tsx}`, { cwd: root })
  const onMachines: TestSelection[] = [{ project: 'unit', files: machineTests, names, env }]
  const isOfDesk = deskFlowModels.some(({ name }) => flows.includes(name))
  const onScreens: TestSelection[] = [
    { project: 'screens', files: isOfDesk ? deskScreenTests : screenTests, names, env },
  ]
  if (/^(machines|tests\/flows)\//.test(file)) {
    const own = globSync(`machines/${flows[0]}.*.test.ts`, { cwd: root })
    return [...(own.length > 0 ? [{ project: 'unit', files: own } as const] : []), ...onMachines, ...onScreens]
  }
  return [...(beside.length > 0 ? [{ project: 'screens', files: beside } as const] : []), ...onScreens]
}

function testBeside(file: string): string {
  return file.replace(/\.ts$/, '.test.ts')
}

function serverTestsOf(root: string, file: string): TestSelection[] {
  const folders = [dirname(file), ...(otherTests[dirname(file)] ?? [])]
  const all = folders.flatMap((folder) => globSync(`${folder}/*.test.ts`, { cwd: root }))
  const own = all.filter((test) => test === testBeside(file))
  return [own, all].filter((files) => files.length > 0).map((files) => ({ project: 'server', files }))
}

/**
 * Every file in which faults are planted: machines, their guards, data and models, screens of flows, functions that
 * compute amounts, the contract, and the rules of the server.
 */
export function filesWithFaults(root: string): string[] {
  return globSync(
    [
      'machines/**/*.ts',
      'tests/flows/**/*.ts',
      'src/{features,desk}/**/*.{ts,tsx}',
      'contract/**/*.ts',
      ...serverFiles,
    ],
    {
      cwd: root,
    },
  )
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(test|test-d|gen|css|fixture|samples)\.tsx?$/.test(file))
    .filter((file) => testsOf(root, file).length > 0)
    .toSorted()
}
