import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FlowModel } from '../../machines/models/flow-model.ts'
import { flowModels } from '../../machines/models/flow-models.ts'
import { getMachineParts, findPaths, replay } from '../../machines/models/paths.ts'

/** Where paths run: on the bare actor, on the rendered screen, in the browser against the real server. */
export const levels = ['actor', 'screen', 'browser'] as const
export type Level = (typeof levels)[number]

/** Folder of the reports of completed paths; undefined without `MODEL_REPORTS`. */
const folder = process.env['MODEL_REPORTS']

/** Records a completed path, for the coverage table at the end of `npm test`. */
export function recordPath(model: FlowModel, level: Level, path: string): void {
  if (folder === undefined) return
  mkdirSync(folder, { recursive: true })
  appendFileSync(join(folder, `${model.name}.${level}`), `${path}\n`)
}

/** States and transitions that the named paths do not cover. */
export function findUncovered(model: FlowModel, walked: ReadonlySet<string>): string[] {
  const { states, transitions } = getMachineParts(model.machine)
  const left = new Set([...states, ...transitions])
  for (const path of findPaths(model).filter(({ name }) => walked.has(name))) {
    const done = replay(
      model,
      path.start,
      path.steps.map(({ event }) => event),
    )
    for (const part of [...done.states, ...done.taken]) left.delete(part)
  }
  return [...left]
}

/**
 * Table of flows with their states, transitions, paths and coverage at each level, in percent. `isWhole` when all are
 * 100 %.
 */
export function flowTable(reports: string): { readonly rows: string[][]; readonly isWhole: boolean } {
  let isWhole = true
  const rows = flowModels.map((model) => {
    const { states, transitions } = getMachineParts(model.machine)
    const parts = states.length + transitions.length
    const covered = levels.map((level) => {
      const file = join(reports, `${model.name}.${level}`)
      const walked = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
      const missing = findUncovered(model, new Set(walked)).length
      isWhole &&= missing === 0
      return `${Math.floor((100 * (parts - missing)) / parts)} %`
    })
    return [model.name, ...[states.length, transitions.length, findPaths(model).length].map(String), ...covered]
  })
  return { rows: [['flow', 'states', 'transitions', 'paths', ...levels], ...rows], isWhole }
}
