import type { Code } from '../../../../contract/protocol/code-catalogue.ts'

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

/** Diagram of a flow; lengths in pixels. */
export interface Diagram {
  /** Left and top edge of the drawing. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly groups: readonly DiagramBox[]
  readonly states: readonly DiagramBox[]
  /** Transient states. */
  readonly passing: readonly DiagramBox[]
  /** Position of the initial marker. */
  readonly begin: Spot
  readonly arrows: readonly Arrow[]
}

interface Spot {
  readonly x: number
  readonly y: number
}

export interface DiagramBox extends Spot {
  readonly name: string
  readonly width: number
  readonly height: number
}

export interface Arrow {
  /** SVG path of the line, and of its arrowhead. */
  readonly line: string
  readonly tip: string
  /** Center of the first label; the others follow below, one per line. */
  readonly labels: readonly ArrowLabel[]
}

export interface ArrowLabel extends Spot {
  readonly text: string
  readonly kind: 'event' | 'reply' | 'guard'
}
