import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { type Profiler, Session } from 'node:inspector/promises'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect } from 'vitest'
import type { ExecutedSources } from '../../scripts/test-map.ts'

/**
 * Notes which sources a test file executes, for `npm run test:changed`. Runs when `EXECUTED_SOURCES` names a folder. V8
 * counts calls by function; Vite turns each export into a function as well, so that a read constant counts.
 */
const folder = process.env['EXECUTED_SOURCES']
const root = join(import.meta.dirname, '../..')

const isOurs = ({ url }: Profiler.ScriptCoverage) =>
  url.startsWith(pathToFileURL(root).href) && !url.includes('/node_modules/')
const nameOf = ({ url }: Profiler.ScriptCoverage) => relative(root, fileURLToPath(url))
/** The first two functions are the module itself and what Vite wraps it in. */
const functionsOf = ({ functions }: Profiler.ScriptCoverage) => functions.slice(2)
const isCalled = ({ ranges }: Profiler.FunctionCoverage) => (ranges[0]?.count ?? 0) > 0
const hasName = ({ functionName }: Profiler.FunctionCoverage) => functionName !== ''

if (folder !== undefined) {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  /** Calls since the last time. */
  const takeCalls = async () => (await session.post('Profiler.takePreciseCoverage')).result.filter(isOurs)

  let atImport: Profiler.ScriptCoverage[] = []
  beforeAll(async () => {
    atImport = await takeCalls()
  })
  afterAll(async () => {
    const inTests = await takeCalls()
    await session.post('Profiler.stopPreciseCoverage')
    session.disconnect()
    const record: ExecutedSources = {
      test: relative(root, expect.getState().testPath ?? ''),
      executed: inTests.filter((script) => functionsOf(script).some(isCalled)).map(nameOf),
      executedAtImport: atImport
        .filter((script) => functionsOf(script).some((each) => hasName(each) && isCalled(each)))
        .map(nameOf),
      withoutFunctions: [...atImport, ...inTests].filter((script) => !functionsOf(script).some(hasName)).map(nameOf),
    }
    writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(record))
  })
}
