import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { type Area, drawSample, filesOf, findAreas, testPatternsOf } from './areas.ts'
import { type Fault, nameFault } from './faults.ts'
import { harmless } from './harmless.ts'
import { listNumberFaults, plantNumbers } from './numbers.ts'
import { isTimeLimit } from './plant-faults.ts'

/**
 * node scripts/mutate/server.ts [folder or file ...] [--sample 20 --seed <commit>] [--workers 1]
 *
 * Plants faults in the server and the contract, one at a time, and runs the tests that could notice them: by Stryker,
 * and by changing each number by one, which Stryker does not. Prints for each file how many were planted and caught, and
 * each fault that no test noticed. Ends with 1 when an area stays below its threshold.
 */

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A fault that was planted. */
interface PlantedFault {
  readonly file: string
  readonly line: number
  /** Name of the change in Stryker: `EqualityOperator`. */
  readonly kind: string
  readonly before: string
  readonly after: string
  readonly isCaught: boolean
}

/** Changes every number in `mutate`, files or `file:first-last`, by one, and runs the area's tests against each change. */
async function changeNumbers({ tests }: Area, mutate: readonly string[]): Promise<PlantedFault[]> {
  const files = [...new Set(mutate.map((place) => place.replace(/:.*/, '')))]
  const isDrawn = ({ file, line }: Fault) => mutate.includes(file) || mutate.includes(`${file}:${line}-${line}`)
  const faults = listNumberFaults(root, files).filter(isDrawn)
  if (faults.length === 0) return []
  const caught = await plantNumbers(root, faults, tests)
  return faults.map((fault) => ({ ...fault, isCaught: caught.has(fault) }))
}

type StrykerResults = Awaited<ReturnType<Stryker['runMutationTest']>>

/**
 * Plants faults in `mutate`, files or `file:first-last`, and runs the area's tests against each. A fault that was
 * caught by a time limit is planted once more: a busy machine alone must not count.
 */
async function runStryker(area: Area, mutate: readonly string[], workers: number): Promise<PlantedFault[]> {
  const results = await plantByStryker(area, mutate, workers)
  const late = results.filter(
    ({ status, statusReason = '' }) => status === 'Timeout' || (status === 'Killed' && isTimeLimit(statusReason)),
  )
  const again = late.length === 0 ? [] : await plantByStryker(area, late.map(placeOf), workers)
  const second = new Map(again.map((result) => [keyOf(result), result.status]))
  return results.flatMap((result) => {
    const status = late.includes(result) ? (second.get(keyOf(result)) ?? result.status) : result.status
    const isCaught = status === 'Killed' || status === 'Timeout'
    if (!isCaught && status !== 'Survived' && status !== 'NoCoverage') return []
    const { fileName, location, mutatorName, replacement } = result
    const file = relative('', fileName).replaceAll('\\', '/')
    const { start, end } = location
    const before = textBetween(readFileSync(file, 'utf8'), start, end)
    const fault = { file, line: start.line, kind: mutatorName, before, after: shorten(replacement ?? '') }
    return harmless[nameFault(fault)] === undefined ? [{ ...fault, isCaught }] : []
  })
}

/** Where a fault is, as Stryker reads it: `file:line:column-line:column`, columns from 0. */
function placeOf({ fileName, location: { start, end } }: StrykerResults[number]): string {
  const file = relative('', fileName).replaceAll('\\', '/')
  return `${file}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`
}

/** Tells faults of the same place apart. */
function keyOf(result: StrykerResults[number]): string {
  return `${placeOf(result)} ${result.mutatorName} ${result.replacement ?? ''}`
}

/** Runs Stryker. On a busy machine, tests may fail without a fault, which ends Stryker: they have three tries. */
async function plantByStryker(
  area: Area,
  mutate: readonly string[],
  workers: number,
  tries = 3,
): Promise<StrykerResults> {
  try {
    return await createStryker(area, mutate, workers).runMutationTest()
  } catch (error) {
    if (tries === 1) throw error
    return plantByStryker(area, mutate, workers, tries - 1)
  }
}

function createStryker({ name, tests }: Area, mutate: readonly string[], workers: number): Stryker {
  return new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', './scripts/mutate/ignore-texts.mjs'],
    ignorers: ['texts'],
    mutate: [...mutate],
    testFiles: testPatternsOf(tests),
    vitest: { configFile: 'scripts/mutate/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency: workers,
    timeoutMS: 60_000,
    // On a busy machine, the tests of an area take longer than the five minutes of Stryker.
    dryRunTimeoutMinutes: 30,
    tempDirName: `.cache/mutate-${name.replaceAll('/', '-')}`,
    ignorePatterns: ['.cache', 'dist', 'reports', 'test-results', '.data', 'public'],
    // Stryker rewrites it by an interface of TypeScript that version 7 no longer has; no test reads it.
    tsconfigFile: 'none',
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
    allowEmpty: true,
    warnings: false,
  })
}

/** Counted from 1. */
interface Position {
  readonly line: number
  readonly column: number
}

function textBetween(source: string, start: Position, end: Position): string {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  const cut = lines.map((line, index) =>
    line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined),
  )
  return shorten(cut.join(' '))
}

/** One line of at most 80 characters. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= 80 ? line : `${line.slice(0, 77)}...`
}

function percentOf(faults: readonly PlantedFault[]): number {
  return faults.length === 0 ? 100 : (faults.filter(({ isCaught }) => isCaught).length / faults.length) * 100
}

function printRow(cells: readonly string[]): void {
  const [name = '', ...numbers] = cells
  console.log(`${name.padEnd(56)}${numbers.map((cell) => cell.padStart(10)).join('')}`)
}

/** Prints planted and caught faults by file, and the faults that no test noticed. */
function printFaults(area: string, faults: readonly PlantedFault[]): void {
  printRow([`\n${area}`, 'planted', 'caught', 'percent'])
  const row = (name: string, some: readonly PlantedFault[]) =>
    printRow([name, `${some.length}`, `${some.filter(({ isCaught }) => isCaught).length}`, percentOf(some).toFixed(1)])
  for (const [file, some] of Map.groupBy(faults, ({ file }) => file)) row(file, some)
  row('all', faults)
  for (const { file, line, kind, before, after } of faults.filter(({ isCaught }) => !isCaught)) {
    console.log(`  not caught: ${file}:${line} ${kind}\n    ${before}\n    ${after}`)
  }
}

/** A sample is too small for the thresholds: it fails when the tests notice fewer, in percent. */
const sampleThreshold = 60

/** Runs the program; returns whether enough faults were caught. */
async function mutateServer(parameters: readonly string[]): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: {
      sample: { type: 'string' },
      seed: { type: 'string', default: '' },
      workers: { type: 'string', default: '1' },
    },
  })
  const areas = findAreas()
  const workers = Number(values.workers)
  if (values.sample !== undefined) {
    const { area, lines } = drawSample(areas, Number(values.sample), values.seed, positionals)
    // Without a named folder, a sample runs the area's own tests alone: `npm test` has to stay quick.
    const tests = positionals.length > 0 ? area.tests : area.tests.slice(0, 1)
    const faults = await runStryker({ ...area, tests }, lines, workers)
    if (positionals.length > 0) faults.push(...(await changeNumbers(area, lines)))
    printFaults(`a sample of ${area.name}, drawn by ${values.seed}`, faults)
    return percentOf(faults) >= sampleThreshold
  }
  const tooLow: string[] = []
  for (const area of areas) {
    const files = filesOf(area, positionals)
    if (files.length === 0) continue
    const faults = [...(await runStryker(area, files, workers)), ...(await changeNumbers(area, files))]
    printFaults(area.name, faults)
    if (percentOf(faults) < area.threshold) tooLow.push(`${area.name} is below ${area.threshold} %`)
  }
  for (const line of tooLow) console.error(line)
  return tooLow.length === 0
}

process.exitCode = (await mutateServer(process.argv.slice(2))) ? 0 : 1
