import type { AnyMachineSnapshot } from 'xstate'
import { isCode } from '#contract/protocol/code-catalogue.ts'
import type {
  FlowDescription,
  NextStep,
  StartReason,
  StateDescription,
} from '#features/support/flows/flow-description.ts'
import { toApiErrorData } from '#machines/api-error-data.ts'
import { type FlowModel, getStartOutcome, getStartReason } from '#tests/flows/flow-model.ts'
import { getMachineParts } from '#tests/flows/machine-parts.ts'
import { findPaths, findShortestPath, replay, type Step } from '#tests/flows/paths.ts'
import { layOut } from './layout.ts'
import { stepsOf } from './moves.ts'

/** Data of the support pages about a flow. */
export function describeFlow(model: FlowModel): FlowDescription {
  return {
    name: model.name,
    title: model.title,
    states: describeStates(model),
    transitions: getMachineParts(model.machine).transitions.length,
    paths: findPaths(model).length,
    diagram: layOut(model),
  }
}

/** The states of a flow, with the address that shows each. */
export function describeStates(model: FlowModel): StateDescription[] {
  const layouts = { desktop: inLayout(model, 'desktop'), mobile: inLayout(model, 'mobile') }
  return getMachineParts(model.machine).states.map((state) => describeState(model, layouts, state))
}

type Layout = 'desktop' | 'mobile'

/** The model with the starts of one layout alone: the model itself, whose paths are known, when it has no others. */
function inLayout(model: FlowModel, layout: Layout): FlowModel {
  const all = Object.entries(model.starts)
  const starts = all.filter(([, start]) => (start.layout ?? layout) === layout)
  return starts.length === all.length ? model : { ...model, starts: Object.fromEntries(starts) }
}

function describeState(model: FlowModel, layouts: Readonly<Record<Layout, FlowModel>>, name: string): StateDescription {
  const way = findShortestPath(model, name)
  if (!way) throw new Error(`${model.name}: no path leads to the state "${name}"`)
  const { last } = replay(
    model,
    way.start,
    way.steps.map(({ event }) => event),
  )
  const desktop = addressOf(layouts.desktop, name)
  const mobile = addressOf(layouts.mobile, name)
  const reasons = reasonsOf(model, name)
  const title = model.stateTitles[name]
  if (!title) throw new Error(`${model.name}: the state "${name}" has no title`)
  return {
    name,
    title,
    isFinal: last.status === 'done',
    tags: tagsOf(last),
    ...(desktop === undefined ? {} : { desktop }),
    ...(mobile === undefined ? {} : { mobile }),
    next: stepsOf(model, name).map(nextStep),
    ...(reasons.length === 0 ? {} : { reasons }),
  }
}

function tagsOf(snapshot: AnyMachineSnapshot): string[] {
  return [...snapshot.tags].sort()
}

/** The page that shows a state in the layout of the model: where the shortest way to it begins. */
function addressOf(model: FlowModel, state: string): string | undefined {
  const way = findShortestPath(model, state)
  const address = way && model.starts[way.start]?.address
  return address && shownIn(address, state)
}

function shownIn(address: string, state: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}at=${state}`
}

/** The starts that open the page in this state and say why. */
function reasonsOf(model: FlowModel, state: string): StartReason[] {
  return Object.entries(model.starts).flatMap(([start, { address, reason: parameter }]) => {
    const value = getStartReason(model, start)
    if (parameter === undefined || value === undefined || getStartOutcome(model, start).target !== state) return []
    return [{ start, address: shownIn(address, state), parameter, value }]
  })
}

function nextStep({ kind, name, state, event }: Step): NextStep {
  const code = 'error' in event ? toApiErrorData(event['error']).code : undefined
  return { kind, name, state, ...(isCode(code) ? { code } : {}) }
}
