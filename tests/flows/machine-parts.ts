import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, fromPromise } from 'xstate'
import { listener } from '#machines/placeholder-actor.ts'
import type { FlowModel } from './flow-model.ts'

/** Names of a machine's states, without transient ones, and of all its transitions. */
export interface MachineParts {
  readonly states: readonly string[]
  readonly transitions: readonly string[]
}

const stubs = new WeakMap<FlowModel, AnyStateMachine>()

/** The machine with actors that never end and actions without side effects; the same one for each call. */
export function stubMachine<Machine extends AnyStateMachine>(model: FlowModel<Machine>): AnyStateMachine {
  const known = stubs.get(model)
  if (known) return known
  const names = Object.keys(model.actors)
  const idleActors = Object.fromEntries(names.map((name) => [name, fromPromise(() => new Promise<never>(() => {}))]))
  const actions = Object.keys(model.machine.implementations.actions)
  const placeholders = actions.filter((name) => isPlaceholderAction(model.machine.implementations.actions[name]))
  const stub = model.machine.provide({
    actors: idleActors,
    actions: Object.fromEntries(placeholders.map((name) => [name, () => {}])),
  })
  stubs.set(model, stub)
  return stub
}

function isPlaceholderAction(action: unknown): boolean {
  // Actions of `assign` have a `type`; all others have side effects.
  return typeof action === 'function' && !('type' in action)
}

/** All states and transitions of a machine. */
export function getMachineParts(machine: AnyStateMachine): MachineParts {
  const nodes = nodesOf(machine.root)
  return {
    states: nodes.filter(canRest).map((node) => node.key),
    transitions: nodes.flatMap((node) => transitionsOf(node).map(nameTransition)),
  }
}

/** Whether an actor listens to the browser: it ends with its state alone. */
export function isListener(model: FlowModel, actor: unknown): boolean {
  return model.actors[String(actor)] === listener
}

/** Finds the node of a state. Throws for an unknown name. */
export function getStateNode(model: FlowModel, state: string): AnyStateNode {
  const node = nodesOf(model.machine.root).find(({ key }) => key === state)
  if (!node) throw new Error(`${model.name} has no state "${state}"`)
  return node
}

/** A node and everything below it. */
export function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap((child) => nodesOf(child))]
}

function canRest(node: AnyStateNode): boolean {
  return (
    (node.type === 'atomic' || node.type === 'final') && !(node.always ?? []).some((each) => each.guard === undefined)
  )
}

function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...(node.always ?? []), ...[...node.transitions.values()].flat()]
}

/** `state: event -> target`, with its number when several are guarded. */
export function nameTransition(transition: AnyTransitionDefinition): string {
  const { source, eventType, target } = transition
  const alternatives = transitionsOf(source).filter((each) => each.eventType === eventType)
  const index = alternatives.findIndex((each) => each.guard === transition.guard && sameTargets(each, transition))
  const to = target?.map((each) => each.key).join(', ') ?? 'stays'
  return `${source.key}: ${eventType === '' ? 'always' : eventType}${alternatives.length > 1 ? ` (${index + 1})` : ''} -> ${to}`
}

function sameTargets(a: AnyTransitionDefinition, b: AnyTransitionDefinition): boolean {
  return (a.target ?? []).map(({ id }) => id).join() === (b.target ?? []).map(({ id }) => id).join()
}
