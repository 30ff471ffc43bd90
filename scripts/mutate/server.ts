import { fileURLToPath } from 'node:url'
import { type Area, drawSample, filesOf, findAreas } from './areas.ts'
import type { Fault } from './faults.ts'
import { listServerFaults, plantServerFaults } from './server-faults.ts'
import { type PlantedFault, runStryker } from './stryker.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Plants the faults that Stryker does not know in `mutate`, files or `file:first-last`, and runs the area's tests against
 * each.
 */
async function plantOthers({ tests }: Area, mutate: readonly string[]): Promise<PlantedFault[]> {
  const files = [...new Set(mutate.map((place) => place.replace(/:.*/, '')))]
  const isDrawn = ({ file, line }: Fault) => mutate.includes(file) || mutate.includes(`${file}:${line}-${line}`)
  const faults = listServerFaults(root, files).filter(isDrawn)
  if (faults.length === 0) return []
  const caught = await plantServerFaults(root, faults, tests)
  return faults.map((fault) => ({ ...fault, isCaught: caught.has(fault) }))
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

/** How many of the planted faults the tests noticed. */
export interface Caught {
  readonly planted: number
  readonly caught: number
}

/**
 * Plants about `size` faults that the seed draws in one area, and prints them. `paths` limits the draw to files at or
 * below them. The faults are planted by Stryker, and with `paths` also in numbers and conditions of queries, which
 * Stryker leaves alone.
 */
export async function plantServerSample(
  size: number,
  seed: string,
  paths: readonly string[],
  workers: number,
): Promise<Caught> {
  const { area, lines } = drawSample(findAreas(), size, seed, paths)
  // Without a named folder, a sample runs the area's own tests alone: `npm test` has to stay quick.
  const tests = paths.length > 0 ? area.tests : area.tests.slice(0, 1)
  const faults = await runStryker({ ...area, tests }, lines, workers)
  if (paths.length > 0) faults.push(...(await plantOthers(area, lines)))
  printFaults(`a sample of ${area.name}, drawn by ${seed}`, faults)
  return { planted: faults.length, caught: faults.filter(({ isCaught }) => isCaught).length }
}

/**
 * Plants every fault in files of the server and the contract at or below `paths`, in all files without paths, and prints
 * them. Returns whether each area reaches its threshold.
 */
export async function plantInServer(paths: readonly string[], workers: number): Promise<boolean> {
  const tooLow: string[] = []
  for (const area of findAreas()) {
    const files = filesOf(area, paths)
    if (files.length === 0) continue
    const faults = [...(await runStryker(area, files, workers)), ...(await plantOthers(area, files))]
    printFaults(area.name, faults)
    if (percentOf(faults) < area.threshold) tooLow.push(`${area.name} is below ${area.threshold} %`)
  }
  for (const line of tooLow) console.error(line)
  return tooLow.length === 0
}
