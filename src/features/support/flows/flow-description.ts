import type { Code } from '#contract/protocol/code-catalogue.ts'
import type { Diagram } from '#ui/diagram/diagram.ts'

/**
 * Description of a flow for the support pages and `docs/flows`, made from machine and model.
 */
export interface FlowDescription {
  readonly name: string
  readonly title: { readonly ko: string; readonly en: string }
  readonly states: readonly StateDescription[]
  /** Number of transitions, and of the paths that together cover them. */
  readonly transitions: number
  readonly paths: number
  readonly diagram: Diagram
}

export interface StateDescription {
  readonly name: string
  readonly title: { readonly ko: string; readonly en: string }
  readonly isFinal: boolean
  readonly tags: readonly string[]
  /** Address that shows the state, including `at`; absent when the layout cannot reach the state. */
  readonly desktop?: string
  readonly mobile?: string
  readonly next: readonly NextStep[]
  /** Starts that open the page in this state and say why; absent when there are none. */
  readonly reasons?: readonly StartReason[]
}

/** A start of a flow whose address says why the page is opened. */
export interface StartReason {
  /** Name of the start. */
  readonly start: string
  /** Address that shows the state after this start, including `at`. */
  readonly address: string
  /** Search parameter with the reason, and its value in the address. */
  readonly parameter: string
  readonly value: string
}

/** Possible step out of a state, with the state that it leads to. */
export interface NextStep {
  /** An event of the user or the environment, or the reply of an actor. */
  readonly kind: 'event' | 'reply'
  readonly name: string
  readonly state: string
  /** Code of the reply. */
  readonly code?: Code
}
