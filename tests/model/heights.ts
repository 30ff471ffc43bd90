import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FlowModel } from '../../machines/model.ts'
import { type FlowPath, partsOf, pathsOf, replay } from '../../machines/paths.ts'

/** Where flows are walked: on the bare actor, on the rendered screen, in the browser against the real server. */
export type Height = 'actor' | 'screen' | 'browser'

/** What the paths of a flow have covered at one height. */
export interface Coverage {
  readonly flow: string
  readonly height: Height
  readonly paths: number
  readonly states: number
  readonly transitions: number
  readonly missing: readonly string[]
}

/** Counts what paths cover: a path that was walked to its end has been in its states and taken its transitions. */
export function coverageOf(model: FlowModel, height: Height, walked: readonly FlowPath[]): Coverage {
  const parts = partsOf(model.machine)
  const states = new Set<string>()
  const taken = new Set<string>()
  for (const path of walked) {
    const done = replay(
      model,
      path.start,
      path.steps.map(({ event }) => event),
    )
    for (const state of done.states) states.add(state)
    for (const transition of done.taken) taken.add(transition)
  }
  return {
    flow: model.name,
    height,
    paths: pathsOf(model).length,
    states: parts.states.filter((state) => states.has(state)).length / parts.states.length,
    transitions: parts.transitions.filter((each) => taken.has(each)).length / parts.transitions.length,
    missing: [
      ...parts.states.filter((state) => !states.has(state)),
      ...parts.transitions.filter((each) => !taken.has(each)),
    ],
  }
}

/** Leaves what was covered for the table at the end of `npm test`. */
export function report(coverage: Coverage): void {
  const folder = process.env['MODEL_REPORTS']
  if (folder === undefined) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${coverage.flow}.${coverage.height}.json`), JSON.stringify(coverage))
}
