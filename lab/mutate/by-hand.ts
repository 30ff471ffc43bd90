import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { checkCatalogues } from '../../scripts/catalogues.ts'
import { checkDocuments } from '../../scripts/documents.ts'
import { checkLayers } from '../../scripts/layers.ts'
import { checkWords } from '../../scripts/words.ts'
import type { Fault } from './faults.ts'
import { openPlantedCopy, type PlantedCopy, runWithFault, type TestSelection } from './plant-faults.ts'

/** A fault and the tests that it reaches. */
interface Reached {
  readonly fault: Fault
  readonly related: readonly TestSelection[]
}

type Report = (fault: Fault, noticedBy: string | undefined) => void

/**
 * Plants faults that were written by hand, and reports for each which test or check noticed it, of all that it reaches.
 * First each alone for the tests of its folder. All other tests take long, so they run with all faults that are left.
 */
export async function plantByHand(root: string, faults: readonly Fault[], report: Report): Promise<void> {
  const copy = await openPlantedCopy(root, { bail: 0, workers: availableParallelism() })
  try {
    const left: Reached[] = []
    for (const fault of faults) {
      const related = await copy.findRelated(fault.file)
      const noticedBy = await noticeBeside(copy, fault, related)
      if (noticedBy === undefined) left.push({ fault, related })
      else report(fault, noticedBy)
    }
    for (const { fault } of await noticeTogether(copy, left, report)) {
      const [finding] = await copy.withFaults([fault], () => runFastChecks(copy.root))
      report(fault, finding)
    }
  } finally {
    await copy.close()
  }
}

/** The test of a fault's own folder that notices it. */
async function noticeBeside(
  copy: PlantedCopy,
  fault: Fault,
  related: readonly TestSelection[],
): Promise<string | undefined> {
  for (const each of related) {
    const files = each.files.filter((test) => dirname(test) === dirname(fault.file))
    const failure = files.length === 0 ? undefined : await runWithFault(copy, fault, { ...each, files })
    if (failure) return failure.test
  }
  return undefined
}

/**
 * Runs every test that one of these faults reaches with all of them planted, finds the fault behind each file that fails,
 * and repeats those files without it. Returns what no test notices.
 */
async function noticeTogether(copy: PlantedCopy, reached: readonly Reached[], report: Report): Promise<Reached[]> {
  let left = [...reached]
  let selections = [
    ...Map.groupBy(
      left.flatMap(({ related }) => related),
      ({ project }) => project,
    ),
  ].map(([project, all]) => ({ project, files: [...new Set(all.flatMap(({ files }) => files))] }))
  while (left.length > 0 && selections.length > 0) {
    const failed = await copy.withFaults(
      left.map(({ fault }) => fault),
      async () => {
        const failures: { project: string; files: readonly string[] }[] = []
        for (const selection of selections) {
          const failure = await copy.run(selection)
          if (failure) failures.push({ project: selection.project, files: failure.files })
        }
        return failures
      },
    )
    const noticed = new Set<Reached>()
    for (const { project, files } of failed) {
      for (const file of files) {
        const selection = { project, files: [file] }
        const candidates = left.filter(({ related }) => related.some(({ files: own }) => own.includes(file)))
        // One that is noticed already may be behind this failure too.
        for (const each of candidates.toSorted((one, other) => Number(noticed.has(other)) - Number(noticed.has(one)))) {
          const failure = await runWithFault(copy, each.fault, selection)
          if (!failure) continue
          if (!noticed.has(each)) report(each.fault, failure.test)
          noticed.add(each)
          break
        }
      }
    }
    if (noticed.size === 0) break
    left = left.filter((each) => !noticed.has(each))
    selections = failed.map(({ project, files }) => ({ project, files: [...files] }))
  }
  return left
}

/** Faults that the checks of texts and imports find, those of `npm run check` that take seconds. */
async function runFastChecks(root: string): Promise<readonly string[]> {
  return [
    ...checkDocuments(root),
    ...checkLayers(root),
    ...(await checkCatalogues(join(root, 'locales'))),
    ...(await checkWords(root)),
  ]
}
