import {
  type AnyMachineSnapshot,
  createActor,
  type EventObject,
  initialTransition,
  type Snapshot,
  transition,
} from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { getStateName } from '#machines/state-name.ts'
import { type FlowModel, getStart } from './flow-model.ts'
import { nameTransition, nodesOf, stubMachine } from './machine-parts.ts'
import { findRow, nameRow, type Row } from './outcomes.ts'
import { thrownBy } from './replies.ts'

/** One step of a path: an event, or a reply of an actor. */
export interface Step {
  readonly kind: 'event' | 'reply'
  /** `event case` or `actor case`; without the case when there is only one. */
  readonly name: string
  /** Event type, or name of the actor. */
  readonly of: string
  readonly case: string
  readonly event: EventObject
  /** State after the step. */
  readonly state: string
}

/** A step of a path. */
export interface PathStep extends Step {
  /** What the model's table says of the step; undefined where it has no row. */
  readonly row: Row | undefined
}

export interface FlowPath {
  readonly name: string
  /** Name of the start. */
  readonly start: string
  /** State before the first step. */
  readonly startState: string
  readonly steps: readonly PathStep[]
}

interface Offer extends Omit<Step, 'state'> {
  readonly endsPath: boolean
  readonly isPossible: (snapshot: AnyMachineSnapshot) => boolean
}

interface Offers {
  readonly events: readonly Offer[]
  /** By ID of the running actor. */
  readonly replies: ReadonlyMap<string, readonly Offer[]>
}

/** All steps of a model. Each event object is created once, so that paths can be matched by identity. */
function offersOf(model: FlowModel): Offers {
  const named = (of: string, name: string, all: object) => (Object.keys(all).length > 1 ? `${of} ${name}` : of)
  const events = Object.entries(model.events).flatMap(([type, cases]) =>
    Object.entries(cases).map(([name, { payload, possible }]) => ({
      kind: 'event' as const,
      name: named(type, name, cases),
      of: type,
      case: name,
      event: { type, ...payload },
      endsPath: false,
      isPossible: (snapshot: AnyMachineSnapshot) =>
        snapshot.can({ type, ...payload }) && (possible?.(snapshot.context, getStateName(snapshot.value)) ?? true),
    })),
  )
  const replies = new Map<string, Offer[]>()
  for (const node of nodesOf(model.machine.root)) {
    for (const { id, src } of node.invoke) {
      const cases = typeof src === 'string' ? model.replies[src] : undefined
      if (typeof src !== 'string' || !cases) throw new Error(`${model.name}: no replies for the actor "${id}"`)
      replies.set(
        id,
        Object.entries(cases).map(([name, reply]) => ({
          kind: 'reply' as const,
          name: named(src, name, cases),
          of: src,
          case: name,
          event:
            'output' in reply
              ? { type: `xstate.done.actor.${id}`, output: reply.output, actorId: id }
              : { type: `xstate.error.actor.${id}`, error: thrownBy(reply), actorId: id },
          endsPath: reply.endsPath === true,
          isPossible: (snapshot) => reply.possible?.(snapshot.context, getStateName(snapshot.value)) ?? true,
        })),
      )
    }
  }
  return { events, replies }
}

function offersIn({ events, replies }: Offers, snapshot: AnyMachineSnapshot): Offer[] {
  return [
    ...events.filter((offer) => offer.isPossible(snapshot)),
    // Only running actors can reply.
    ...Object.keys(snapshot.children)
      .flatMap((id) => replies.get(id) ?? [])
      .filter((offer) => offer.isPossible(snapshot)),
  ]
}

/**
 * Runs events on the bare actor. Returns the states, the contexts before each event, the transitions taken, and the last
 * snapshot, persisted and live.
 */
export function replay(model: FlowModel, start: string, events: readonly EventObject[]) {
  const taken = new Set<string>()
  const actor = createActor(stubMachine(model), {
    input: getStart(model, start).input,
    inspect: (inspected) => {
      if (inspected.type === '@xstate.microstep')
        for (const each of inspected._transitions) taken.add(nameTransition(each))
    },
  })
  actor.start()
  const states = [getStateName(actor.getSnapshot().value)]
  const contexts: Record<string, unknown>[] = []
  for (const event of events) {
    contexts.push(actor.getSnapshot().context)
    actor.send(event)
    states.push(getStateName(actor.getSnapshot().value))
  }
  const snapshot: Snapshot<unknown> = actor.getPersistedSnapshot()
  const last: AnyMachineSnapshot = actor.getSnapshot()
  actor.stop()
  return { states, contexts, taken, snapshot, last }
}

/** A distinct value and context of a machine, and the steps to it. */
export interface Situation {
  readonly start: string
  readonly steps: readonly Omit<Step, 'state'>[]
  readonly snapshot: AnyMachineSnapshot
}

/** Every situation of a machine that the model's steps lead to, by the shortest way. */
export function findSituations(model: FlowModel): Situation[] {
  const all = offersOf(model)
  const known = new Map([...all.events, ...[...all.replies.values()].flat()].map((offer) => [offer.event, offer]))
  return Object.entries(model.starts).flatMap(([start, { input }]) =>
    getShortestPaths(stubMachine(model), {
      input,
      events: (snapshot) => offersIn(all, snapshot).map(({ event }) => event),
      serializeState: ({ value, context }) => JSON.stringify([value, context]),
      serializeEvent: (event) => known.get(event)?.name ?? event.type,
    }).map(({ state, steps }) => ({
      start,
      snapshot: state,
      steps: steps.flatMap(({ event }) => known.get(event) ?? []),
    })),
  )
}

/** Every event of the model, and every reply of the actors that run in a situation; `isPossible` tells which can follow. */
export function findSteps(
  model: FlowModel,
  { snapshot }: Situation,
): (Omit<Step, 'state'> & { isPossible: boolean })[] {
  const all = offersOf(model)
  const replies = Object.keys(snapshot.children).flatMap((id) => all.replies.get(id) ?? [])
  return [...all.events, ...replies].map((offer) => ({ ...offer, isPossible: offer.isPossible(snapshot) }))
}

interface Candidate {
  readonly start: string
  readonly offers: readonly Offer[]
  /** State at the end. */
  readonly end: string
}

const candidates = new WeakMap<FlowModel, readonly Candidate[]>()

/**
 * Shortest ways to every distinct snapshot of the machine, and each extended by every possible step; shortest first.
 */
function candidatesOf(model: FlowModel): readonly Candidate[] {
  const known = candidates.get(model)
  if (known) return known
  const found = findCandidates(model).sort((a, b) => a.offers.length - b.offers.length)
  candidates.set(model, found)
  return found
}

function findCandidates(model: FlowModel): Candidate[] {
  const all = offersOf(model)
  const machine = stubMachine(model)
  const known = new Map([...all.events, ...[...all.replies.values()].flat()].map((offer) => [offer.event, offer]))
  return Object.entries(model.starts).flatMap(([start, { input }]) =>
    getShortestPaths(machine, {
      input,
      events: (snapshot) => offersIn(all, snapshot).map(({ event }) => event),
      serializeState: ({ value, context }) => JSON.stringify([value, context]),
      serializeEvent: (event) => known.get(event)?.name ?? event.type,
    }).flatMap(({ state, steps }) => {
      const way = steps.flatMap(({ event }) => known.get(event) ?? [])
      const onwards = offersIn(all, state).map((offer): Candidate => {
        const [next] = transition(machine, state, offer.event)
        return { start, offers: [...way, offer], end: getStateName(next.value) }
      })
      return [{ start, offers: way, end: getStateName(state.value) }, ...onwards]
    }),
  )
}

/** Longest detour to something new before a path ends and another one begins, in steps. */
const longestDetour = 4
/** Longest path, in steps: a failure names the whole path. */
const longestPath = 16

/**
 * Named paths that together reach every state, take every transition and meet every outcome of the model's table. Where
 * a path ends, it goes on to something new nearby, so that what comes after a common beginning shares its cost.
 */
export function findPaths(model: FlowModel): FlowPath[] {
  const known = paths.get(model)
  if (known) return known
  const covered = new Set<string>()
  const chosen: CreatedPath[] = []
  for (const candidate of candidatesOf(model)) {
    if ([...createPath(model, candidate).parts].every((part) => covered.has(part))) continue
    const created = createPath(model, { ...candidate, offers: extend(model, candidate, covered) })
    for (const part of created.parts) covered.add(part)
    chosen.push(created)
  }
  // What a short path meets is often on the way of a longer one.
  const needed = [...chosen]
  for (const one of chosen) {
    const others = needed.filter((each) => each !== one)
    if ([...one.parts].every((part) => others.some(({ parts }) => parts.has(part))))
      needed.splice(needed.indexOf(one), 1)
  }
  const found = needed.map(({ path }) => path)
  paths.set(model, found)
  return found
}

const paths = new WeakMap<FlowModel, FlowPath[]>()

/**
 * The steps of a way, and detours after it to rows which neither `covered` nor the way itself has, until the user leaves
 * the page.
 */
function extend(model: FlowModel, { start, offers }: Candidate, covered: ReadonlySet<string>): readonly Offer[] {
  const machine = stubMachine(model)
  const met = new Set(covered)
  const steps: Offer[] = []
  let [snapshot] = initialTransition(machine, getStart(model, start).input)
  let next: readonly Offer[] | undefined = offers
  while (next) {
    let isOver = false
    for (const offer of next) {
      const row = findRow(model, getStateName(snapshot.value), offer, snapshot.context)
      if (row) met.add(nameRow(row))
      isOver = endsPath(model, offer, row)
      snapshot = transition(machine, snapshot, offer.event)[0]
      steps.push(offer)
    }
    next = isOver ? undefined : findDetour(model, snapshot, met, Math.min(longestDetour, longestPath - steps.length))
  }
  return steps
}

function endsPath({ leavesBy = [] }: FlowModel, offer: Offer, row: Row | undefined): boolean {
  if (offer.endsPath) return true
  return row?.outcome.actions?.some(({ type }) => leavesBy.includes(type)) ?? false
}

/** The shortest way from a situation to a row that is not in `met`; undefined when it takes more than `longest` steps. */
function findDetour(
  model: FlowModel,
  from: AnyMachineSnapshot,
  met: ReadonlySet<string>,
  longest: number,
): readonly Offer[] | undefined {
  const machine = stubMachine(model)
  const all = offersOf(model)
  const seen = new Set<string>()
  let ends: { readonly snapshot: AnyMachineSnapshot; readonly way: readonly Offer[] }[] = [{ snapshot: from, way: [] }]
  for (let length = 1; length <= longest; length++) {
    const next: typeof ends = []
    for (const { snapshot, way } of ends) {
      for (const offer of offersIn(all, snapshot)) {
        const row = findRow(model, getStateName(snapshot.value), offer, snapshot.context)
        if (row && !met.has(nameRow(row))) return [...way, offer]
        if (endsPath(model, offer, row)) continue
        const [after] = transition(machine, snapshot, offer.event)
        const key = JSON.stringify([after.value, after.context])
        if (!seen.has(key)) next.push({ snapshot: after, way: [...way, offer] })
        seen.add(key)
      }
    }
    ends = next
  }
  return undefined
}

interface CreatedPath {
  readonly path: FlowPath
  /** States, transitions and rows that the path meets. */
  readonly parts: ReadonlySet<string>
}

/** Follows the model's table from step to step. Where the table has no row, the machine says where it rests. */
function createPath(model: FlowModel, { start, offers }: Pick<Candidate, 'start' | 'offers'>): CreatedPath {
  const { states, contexts, taken } = replay(
    model,
    start,
    offers.map(({ event }) => event),
  )
  const startState = model.expectations.starts[start]?.target ?? states[0] ?? ''
  let state = startState
  const steps = offers.map((offer, index): PathStep => {
    const row = findRow(model, state, offer, contexts[index] ?? {})
    state = row?.outcome.target ?? states[index + 1] ?? ''
    return { ...offer, state, row }
  })
  const met = [startState, ...steps.map((step) => step.state)].map((name) => `in ${name}`)
  const rows = steps.flatMap(({ row }) => (row ? [nameRow(row)] : []))
  return {
    path: { name: nameOf(start, steps, model), start, startState, steps },
    parts: new Set([...taken, ...met, ...rows]),
  }
}

function nameOf(start: string, steps: readonly Step[], model: FlowModel): string {
  const way = steps.map(({ name }) => name)
  const from = Object.keys(model.starts).length > 1 ? [start] : []
  return [...from, ...(way.length > 0 ? way : ['start'])].join(', ')
}

/**
 * Shortest path to a state whose last step and start satisfy `isWanted`; undefined when there is none, or no such state.
 * Paths in a shop with every feature come first.
 */
export function findShortestPath(
  model: FlowModel,
  state: string,
  isWanted: (last: Omit<Step, 'state'> | undefined, start: string) => boolean = () => true,
): FlowPath | undefined {
  const ways = candidatesOf(model).filter(({ end, offers, start }) => end === state && isWanted(offers.at(-1), start))
  const way = ways.find(({ start }) => model.starts[start]?.off === undefined) ?? ways[0]
  return way && createPath(model, way).path
}

/** All possible next steps in a state. */
export function findNextSteps(model: FlowModel, state: string): Step[] {
  const way = findShortestPath(model, state)
  if (!way) return []
  const before = way.steps.map(({ event }) => event)
  const { last } = replay(model, way.start, before)
  return offersIn(offersOf(model), last).map((offer) => {
    const { states } = replay(model, way.start, [...before, offer.event])
    return { ...offer, state: states.at(-1) ?? '' }
  })
}
