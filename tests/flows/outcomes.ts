import { type AnyMachineSnapshot, type EventObject, initialTransition, transition } from 'xstate'
import { getStateName } from '#machines/state-name.ts'
import type { Notice, Outcome } from './expectations.ts'
import { type FlowModel, getStart } from './flow-model.ts'

/** An outcome of a model's table, and where it stands there. */
export interface Row {
  readonly state: string
  /** `event case` or `actor case`. */
  readonly step: string
  readonly outcome: Outcome
}

/** All rows of a model's table. */
export function listRows(model: FlowModel): Row[] {
  return Object.keys(model.expectations.states).flatMap((state) => rowsOf(model, state))
}

function rowsOf(model: FlowModel, state: string): Row[] {
  const expectation = model.expectations.states[state]
  if (expectation === undefined || expectation === 'transient') return []
  return Object.entries(expectation.steps).flatMap(([step, listed = []]) =>
    [listed].flat().map((outcome) => ({ state, step, outcome })),
  )
}

/** The row for a step in a state and context; undefined where the step must not change anything. */
export function findRow(
  model: FlowModel,
  state: string,
  step: { readonly of: string; readonly case: string },
  context: Readonly<Record<string, unknown>>,
): Row | undefined {
  const name = `${step.of} ${step.case}`
  return rowsOf(model, state).find((row) => row.step === name && hasValues(context, row.outcome.when))
}

/** Whether a context has all these values. */
function hasValues(
  context: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>> = {},
): boolean {
  return Object.entries(values).every(([key, value]) => JSON.stringify(context[key]) === JSON.stringify(value))
}

/** The notices of a model's table, each once. */
export function listNotices(model: FlowModel): Notice[] {
  return [...new Set(listRows(model).flatMap(({ outcome }) => outcome.notice ?? []))]
}

/** The notices that a state shows with a context: those that a row to the state has. */
export function findNotices(
  model: FlowModel,
  state: string,
  context: Readonly<Record<string, unknown>>,
): readonly Notice[] {
  const ofState = listRows(model).flatMap(({ outcome }) => (outcome.target === state ? (outcome.notice ?? []) : []))
  return [...new Set(ofState)].filter((notice) => hasValues(context, notice.context))
}

/** Name of a row that is its own within a model. */
export function nameRow({ state, step, outcome: { when, target } }: Row): string {
  const condition = when === undefined ? '' : ` (${JSON.stringify(when)})`
  return `${state}: ${step}${condition} -> ${target}`
}

/** What a machine did in one step, in the words of an outcome. */
export type ObservedOutcome = Required<Pick<Outcome, 'target' | 'actions' | 'invokes'>> & {
  /** The machine's context afterwards. */
  readonly context: Readonly<Record<string, unknown>>
}

/** What a machine does at a start. */
export function observeStart(model: FlowModel, start: string): ObservedOutcome {
  return observe(initialTransition(model.machine, getStart(model, start).input))
}

/** What a machine does with an event. */
export function observeStep(model: FlowModel, snapshot: AnyMachineSnapshot, event: EventObject): ObservedOutcome {
  return observe(transition(model.machine, snapshot, event))
}

interface Action {
  readonly type: string
  readonly params?: unknown
}

function observe([snapshot, actions]: readonly [AnyMachineSnapshot, readonly Action[]]): ObservedOutcome {
  const spawned = actions.flatMap(({ type, params }) =>
    type === 'xstate.spawnChild' && isSpawn(params) ? [params] : [],
  )
  return {
    target: getStateName(snapshot.value),
    actions: actions
      .filter(({ type }) => !type.startsWith('xstate.'))
      .map(({ type, params }) => (params === undefined ? { type } : { type, params })),
    invokes: Object.fromEntries(spawned.map(({ src, input }) => [src, input])),
    context: snapshot.context,
  }
}

function isSpawn(params: unknown): params is { readonly src: string; readonly input: unknown } {
  return typeof params === 'object' && params !== null && 'src' in params && typeof params.src === 'string'
}
