import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { type Area, testPatternsOf } from './areas.ts'
import { nameFault } from './faults.ts'
import { harmless } from './harmless.ts'
import { isTimeLimit } from './plant-faults.ts'

/** A fault that was planted. */
export interface PlantedFault {
  readonly file: string
  readonly line: number
  /** Name of the change in Stryker: `EqualityOperator`. */
  readonly kind: string
  readonly before: string
  readonly after: string
  readonly isCaught: boolean
}

type StrykerResults = Awaited<ReturnType<Stryker['runMutationTest']>>

/** A fault was noticed; by `RuntimeError`, because a test file did not even load. */
const noticed: ReadonlySet<string> = new Set(['Killed', 'Timeout', 'RuntimeError'])

/**
 * Plants faults in `mutate`, files or `file:first-last`, and runs the area's tests against each. A fault that was
 * caught by a time limit, or by a test file that did not load, is planted once more: a busy machine alone must not count.
 */
export async function runStryker(area: Area, mutate: readonly string[], workers: number): Promise<PlantedFault[]> {
  const results = await plantByStryker(area, mutate, workers)
  const late = results.filter(
    ({ status, statusReason = '' }) => noticed.has(status) && (status !== 'Killed' || isTimeLimit(statusReason)),
  )
  const again = late.length === 0 ? [] : await plantByStryker(area, late.map(placeOf), workers)
  const second = new Map(again.map((result) => [keyOf(result), result.status]))
  return results.flatMap((result) => {
    const status = late.includes(result) ? (second.get(keyOf(result)) ?? result.status) : result.status
    const isCaught = noticed.has(status)
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
  // By Stryker's own `testFiles`, a fault in a module's constant would be switched on after the module has loaded, and
  // every such fault would survive (stryker-js issue 6144).
  process.env['MUTATE_TESTS'] = testPatternsOf(tests).join(',')
  return new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', './scripts/mutate/ignore-texts.mjs'],
    ignorers: ['texts'],
    mutate: [...mutate],
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
