import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, createActor } from 'xstate'
import { type FlowModel, getStart } from '#tests/flows/flow-model.ts'
import { getMachineParts, stubMachine } from '#tests/flows/machine-parts.ts'
import { type FlowPath, findNextSteps, findPaths, findShortestPath, type Step } from '#tests/flows/paths.ts'

/** Reason of a transition between two nodes, by the names in the model. */
export interface Move {
  readonly source: AnyStateNode
  readonly target: AnyStateNode
  readonly kind: 'event' | 'reply' | 'guard'
  readonly label: string
}

/** The steps that are possible in a state, whichever way the flow began. */
export function stepsOf(model: FlowModel, state: string): Step[] {
  const steps = eachStart(model).flatMap((alone) => findNextSteps(alone, state))
  return steps.filter(
    (step, index) => steps.findIndex((each) => each.name === step.name && each.state === step.state) === index,
  )
}

const alone = new WeakMap<FlowModel, readonly FlowModel[]>()

/** The model with each of its starts alone. */
function eachStart(model: FlowModel): readonly FlowModel[] {
  const known = alone.get(model)
  if (known) return known
  const made = Object.entries(model.starts).map(([name, start]) => ({ ...model, starts: { [name]: start } }))
  alone.set(model, made)
  return made
}

/** Every transition of a machine, each reply by the names of the cases that take it. */
export function movesOf(model: FlowModel): Move[] {
  const machine = stubMachine(model)
  const cases = casesOf(model, machine)
  return nodesOf(machine.root).flatMap((source) =>
    [...(source.always ?? []), ...[...source.transitions.values()].flat()].map((transition): Move => {
      const target = transition.target?.[0] ?? source
      if (transition.eventType === '') return { source, target, kind: 'guard', label: guardName(transition) }
      if (!transition.eventType.startsWith('xstate.'))
        return { source, target, kind: 'event', label: transition.eventType }
      return { source, target, kind: 'reply', label: [...(cases.get(transition) ?? [])].join(', ') }
    }),
  )
}

export function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap((child) => nodesOf(child))]
}

/** Names of the replies that take each transition; an actor with a single reply gives its own name. */
function casesOf(model: FlowModel, machine: AnyStateMachine): Map<AnyTransitionDefinition, Set<string>> {
  const cases = new Map<AnyTransitionDefinition, Set<string>>()
  const note = ({ start, steps: before }: FlowPath, step: Step) => {
    let isLast = false
    const actor = createActor(machine, {
      input: getStart(model, start).input,
      inspect: (inspected) => {
        if (!isLast || inspected.type !== '@xstate.microstep') return
        for (const transition of inspected._transitions) {
          if (transition.eventType !== step.event.type) continue
          const known = cases.get(transition) ?? new Set()
          const isOnly = Object.keys(model.replies[step.of] ?? {}).length === 1
          cases.set(transition, known.add(isOnly ? step.of : step.case))
        }
      },
    })
    actor.start()
    for (const { event } of before) actor.send(event)
    isLast = true
    actor.send(step.event)
    actor.stop()
  }
  for (const each of eachStart(model)) {
    for (const state of getMachineParts(model.machine).states) {
      const way = findShortestPath(each, state)
      if (way) for (const step of findNextSteps(each, state)) note(way, step)
    }
  }
  if (hasUnnamed(machine, cases)) {
    // Some replies come only after others, on no shortest way: the paths of the tests take them all.
    for (const path of findPaths(model)) {
      for (const [index, step] of path.steps.entries())
        if (step.kind === 'reply') note({ ...path, steps: path.steps.slice(0, index) }, step)
    }
  }
  return cases
}

function hasUnnamed(machine: AnyStateMachine, cases: ReadonlyMap<AnyTransitionDefinition, unknown>): boolean {
  const transitions = nodesOf(machine.root).flatMap((node) => [...node.transitions.values()].flat())
  return transitions.some((each) => each.eventType.startsWith('xstate.') && !cases.has(each))
}

function guardName({ guard }: AnyTransitionDefinition): string {
  if (guard === undefined) return 'otherwise'
  if (typeof guard === 'string') return guard
  if (typeof guard === 'object' && 'params' in guard && typeof guard.params === 'object' && guard.params !== null)
    return Object.values(guard.params).join(', ')
  return typeof guard === 'object' && 'type' in guard ? String(guard.type) : 'if'
}
