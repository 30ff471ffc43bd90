import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { everyFlowModel } from '#tests/flows/every-flow-model.ts'
import type { FlowModel } from '#tests/flows/flow-model.ts'
import { getMachineParts, getStateNode } from '#tests/flows/machine-parts.ts'
import { listRows, nameRow } from '#tests/flows/outcomes.ts'
import { type FlowPath, findPaths, replay } from '#tests/flows/paths.ts'

/** Where flows are walked: on the bare actor, on the rendered screen, in the browser against the real server. */
type Level = 'actor' | 'screen' | 'browser'

const layouts = ['desktop', 'mobile'] as const
const languages = ['ko', 'en'] as const

const appearanceSchema = v.object({ layout: v.picklist(layouts), language: v.picklist(languages) })

/** How a page is shown. */
export type Appearance = v.InferOutput<typeof appearanceSchema>

const walkSchema = v.object({ path: v.string(), appearance: v.optional(appearanceSchema) })

/** Folder, named by the run, in which the walked paths are written down; undefined when nobody asks for them. */
const folder = process.env['MODEL_REPORTS']

/** Writes down that a path was walked to its end, for the table at the end of `npm test`. */
export function recordPath(model: FlowModel, level: Level, path: string, appearance?: Appearance): void {
  if (folder === undefined) return
  mkdirSync(folder, { recursive: true })
  appendFileSync(reportFile(folder, model, level), `${JSON.stringify({ path, appearance })}\n`)
}

function reportFile(reports: string, model: FlowModel, level: Level): string {
  return join(reports, `${model.name}.${level}`)
}

function readWalks(reports: string, model: FlowModel, level: Level): v.InferOutput<typeof walkSchema>[] {
  const file = reportFile(reports, model, level)
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => v.parse(walkSchema, JSON.parse(line)))
}

/** A path with how the page looks on which it is walked. */
interface Walk {
  readonly path: FlowPath
  readonly appearance: Appearance
}

/**
 * Every path of a flow in one appearance. Together they meet both layouts in both languages: where the paths are too
 * few for that, one is walked again.
 */
export function walksOf(model: FlowModel): Walk[] {
  const layoutOf = ({ start }: FlowPath) => model.starts[start]?.layout
  const paths = findPaths(model)
  const walks = paths.map((path, index): Walk => {
    const layout = layoutOf(path) ?? layouts[Math.floor(index / languages.length) % layouts.length] ?? 'desktop'
    return { path, appearance: { layout, language: languages[index % languages.length] ?? 'ko' } }
  })
  const met = new Set(walks.map(({ appearance }) => JSON.stringify(appearance)))
  const missing = layouts
    .flatMap((layout) => languages.map((language): Appearance => ({ layout, language })))
    .filter((appearance) => !met.has(JSON.stringify(appearance)))
  const again = missing.flatMap((appearance): Walk[] => {
    const path = paths.find((each) => (layoutOf(each) ?? appearance.layout) === appearance.layout)
    return path ? [{ path, appearance }] : []
  })
  return [...walks, ...again]
}

/** The walks of a flow in the browser. */
export function browserWalks(model: FlowModel): Walk[] {
  if (model.isWalkedInBrowser === false) return []
  return walksOf(model).filter(({ path }) => model.starts[path.start]?.off === undefined)
}

/** The first walk in the browser to each final state of a flow, or the first walk of a flow without one. */
export function walksToEnds(model: FlowModel): readonly Walk[] {
  const walks = browserWalks(model)
  const ends = new Map<string, Walk>()
  for (const walk of walks) {
    const end = walk.path.steps.at(-1)?.state
    if (end !== undefined && getStateNode(model, end).type === 'final' && !ends.has(end)) ends.set(end, walk)
  }
  return ends.size > 0 ? [...ends.values()] : walks.slice(0, 1)
}

/** A path from a start of a flow, in one appearance. */
export interface StartWalk extends Walk {
  readonly model: FlowModel
}

/**
 * A path from each start of the flows: the first that ends the flow, or else the first one. Leaves out paths that are not
 * `isPossible`. Desktop in Korean and mobile in English take turns, unless a start is of one layout.
 */
export function walksFromStarts(
  models: readonly FlowModel[],
  isPossible: (model: FlowModel, path: FlowPath) => boolean = () => true,
): readonly StartWalk[] {
  return models
    .filter(({ isWalkedInBrowser }) => isWalkedInBrowser !== false)
    .flatMap((model, turn) =>
      Object.entries(model.starts).flatMap(([start, { layout, off }], number) => {
        if (off !== undefined) return []
        const endsFlow = ({ steps }: FlowPath) => {
          const end = steps.at(-1)?.state
          return end !== undefined && getStateNode(model, end).type === 'final'
        }
        const paths = findPaths(model).filter((path) => path.start === start && isPossible(model, path))
        const path = paths.find(endsFlow) ?? paths[0]
        const isDesktop = layout === undefined ? (turn + number) % 2 === 0 : layout === 'desktop'
        const appearance: Appearance = isDesktop
          ? { layout: 'desktop', language: 'ko' }
          : { layout: 'mobile', language: 'en' }
        return path ? [{ model, path, appearance }] : []
      }),
    )
}

/** States in which paths rest, and transitions that they take. */
function walkedParts(model: FlowModel, paths: readonly FlowPath[]): Set<string> {
  const parts = paths.flatMap((path) => {
    const { states, taken } = replay(
      model,
      path.start,
      path.steps.map(({ event }) => event),
    )
    return [...states, ...taken]
  })
  return new Set(parts)
}

/** Rows of the model's table that paths are held to. */
function metRows(paths: readonly FlowPath[]): Set<string> {
  return new Set(paths.flatMap(({ steps }) => steps.flatMap(({ row }) => (row ? [nameRow(row)] : []))))
}

/** States, transitions and rows of the table that paths leave out. */
export function findUncovered(model: FlowModel, paths: readonly FlowPath[]): string[] {
  const { states, transitions } = getMachineParts(model.machine)
  const walked = walkedParts(model, paths)
  const met = metRows(paths)
  return [
    ...[...states, ...transitions].filter((part) => !walked.has(part)),
    ...listRows(model)
      .map(nameRow)
      .filter((row) => !met.has(row)),
  ]
}

/**
 * For each flow its states, transitions, rows of the table and paths; for each of the levels the share of states and
 * transitions that were walked, and of rows that were expected. `isWhole` when nothing is missing.
 */
export function flowTable(
  reports: string,
  levels: readonly Level[],
): { readonly rows: string[][]; readonly isWhole: boolean } {
  let isWhole = true
  const share = (part: number, whole: number) => {
    isWhole &&= part === whole
    return `${whole === 0 ? 100 : Math.floor((100 * part) / whole)} %`
  }
  const rows = everyFlowModel.map((model) => {
    const { states, transitions } = getMachineParts(model.machine)
    const paths = findPaths(model)
    isWhole &&= findUncovered(model, paths).length === 0
    const walked = (level: Level) => new Set(readWalks(reports, model, level).map(({ path }) => path))
    const compare = (expected: readonly FlowPath[], names: ReadonlySet<string>) => {
      const met = expected.filter(({ name }) => names.has(name))
      return [
        share(walkedParts(model, met).size, walkedParts(model, expected).size),
        share(metRows(met).size, metRows(expected).size),
      ]
    }
    const shares = {
      actor: () => compare(paths, walked('actor')),
      screen: () => compare(paths, walked('screen')),
      browser: () => compare([...new Set(browserWalks(model).map(({ path }) => path))], walked('browser')),
    }
    const counts = [states.length, transitions.length, listRows(model).length, paths.length]
    return [model.name, ...counts.map(String), ...levels.flatMap((level) => shares[level]())]
  })
  const head = levels.flatMap((level) => [`${level} walked`, 'expected'])
  return { rows: [['flow', 'states', 'transitions', 'rows', 'paths', ...head], ...rows], isWhole }
}
