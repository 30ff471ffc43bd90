import type { BrowserContext } from '@playwright/test'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { type FlowName, flowModels } from '../../tests/flows/flow-models.ts'
import { nodesOf } from '../../tests/flows/machine-parts.ts'

/** A state of a flow, as a page showed it. */
interface Shown {
  readonly flow: string
  readonly state: string
  /** State that the same element showed before; null when the flow has just appeared. */
  readonly before: string | null
  /** Whether the page's address has changed since then: a step of a flow may have an address. */
  readonly hasMoved: boolean
}

/** Watches the flows on all pages of a browser, and holds what they show against their machines. */
export class Traces {
  readonly #shown: Shown[] = []
  /** States that this browser has shown, by flow: a flow may be resumed in them. */
  readonly #known = new Map<string, Set<string>>()

  async watch(context: BrowserContext): Promise<void> {
    await context.exposeBinding('recordFlowState', (_, shown: Shown) => void this.#shown.push(shown))
    await context.addInitScript(observeFlows)
  }

  /** Number of observed steps, and those that no transition of the machine explains. */
  take(): { readonly steps: number; readonly unmodelled: readonly string[] } {
    const shown = this.#shown.splice(0)
    const unmodelled = shown.filter((each) => {
      const { flow, state, before, hasMoved } = each
      const known = this.#known.get(flow) ?? new Set()
      this.#known.set(flow, known)
      const hasBegun = before === null || hasMoved
      const isResumed =
        hasBegun && (lasting.has(flow) || isReachable(flow, [...(initialStates.get(flow) ?? []), ...known], state))
      known.add(state)
      return !isResumed && (before === null || !isReachable(flow, [before], state))
    })
    return {
      steps: shown.length,
      unmodelled: unmodelled.map(({ flow, before, state }) => `${flow}: ${before ?? 'the beginning'} -> ${state}`),
    }
  }
}

const successors = new Map(flowModels.map(({ name, machine }) => [name, listSuccessors(machine)]))
/** States in which a flow begins. It may take a step before its page shows it. */
const initialStates = new Map(flowModels.map(({ name, machine }) => [name, enteredStates(machine.root)]))
const busyStates = new Map(
  flowModels.map(({ name, machine }) => [
    name,
    new Set(nodesOf(machine.root).flatMap(({ key, tags }) => (tags.includes('busy') ? [key] : []))),
  ]),
)

/** Flows that outlive their pages: they may appear in any state. */
const lasting: ReadonlySet<string> = new Set<FlowName>(['session'])

/** Whether one transition leads from one of the states to `to`. Busy states between them may pass unseen. */
function isReachable(flow: string, from: readonly string[], to: string): boolean {
  const next = successors.get(flow)
  if (next === undefined) throw new Error(`no model has the name "${flow}"`)
  const reached = new Set(from)
  for (const state of reached) {
    if (state === to) return true
    for (const target of next.get(state) ?? []) {
      if (target === to) return true
      if (busyStates.get(flow)?.has(target)) reached.add(target)
    }
  }
  return false
}

/** States in which a machine may rest after it has entered a node. */
function enteredStates(node: AnyStateNode): string[] {
  const enter = (targets: readonly AnyStateNode[] = []) => targets.flatMap(enteredStates)
  if (node.type === 'compound') return enter(node.initial.target)
  if (node.type === 'history')
    return nodesOf(node.parent ?? node).flatMap(({ type, key }) => (type === 'atomic' ? [key] : []))
  return [node.key, ...(node.always ?? []).flatMap(({ target }) => enter(target))]
}

/** States that follow each state by one transition, and by the transient states after it. */
function listSuccessors(machine: AnyStateMachine): ReadonlyMap<string, ReadonlySet<string>> {
  const successors = new Map<string, Set<string>>()
  for (const node of nodesOf(machine.root)) {
    const targets = [...node.transitions.values()].flat().flatMap(({ target }) => (target ?? []).flatMap(enteredStates))
    for (const { key } of nodesOf(node)) successors.set(key, new Set([...(successors.get(key) ?? []), ...targets]))
  }
  return successors
}

/** Runs in the page. */
function observeFlows() {
  const shown = new WeakMap<Element, { state: string; address: string; isScripted: boolean }>()
  const record = (element: Element) => {
    const flow = element.getAttribute('data-flow') ?? ''
    const state = element.getAttribute('data-state') ?? ''
    const last = shown.get(element)
    if (last?.state === state) return
    const isScripted = document.documentElement.dataset['scripted'] !== undefined
    shown.set(element, { state, address: location.href, isScripted })
    const entry = {
      flow,
      state,
      // The server renders the initial state; the script may go on from a stored one.
      before: last?.isScripted ? last.state : null,
      hasMoved: last !== undefined && last.address !== location.href,
    }
    Reflect.get(window, 'recordFlowState')(entry)
  }
  new MutationObserver(() => {
    for (const element of document.querySelectorAll('[data-flow]')) record(element)
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-state', 'data-flow'] })
}
