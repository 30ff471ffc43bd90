import type { Code } from '../../../../contract/code-catalogue.ts'

/** What the support pages and `docs/flows` tell of a flow; written by `npm run diagrams` from machines and models. */
export interface FlowDescription {
  readonly name: string
  readonly title: { readonly ko: string; readonly en: string }
  readonly states: readonly StateDescription[]
  /** Transitions of the machine, and the paths that together take all of them. */
  readonly transitions: number
  readonly paths: number
  readonly diagram: Diagram
}

export interface StateDescription {
  readonly name: string
  readonly title: { readonly ko: string; readonly en: string }
  readonly isFinal: boolean
  readonly tags: readonly string[]
  /** Path and parameters that show the state, `at` included; absent for a layout that cannot get there. */
  readonly desktop?: string
  readonly mobile?: string
  readonly next: readonly NextStep[]
}

/** What may happen in a state, and where it leads. */
export interface NextStep {
  /** Something that a person or the world does, or the end of something that the flow asked for. */
  readonly kind: 'event' | 'reply'
  readonly name: string
  readonly state: string
  /** The code that the reply carries. */
  readonly code?: Code
}

/** A flow as a drawing; lengths in pixels. */
export interface Diagram {
  /** Where the drawing begins. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly groups: readonly DiagramBox[]
  readonly states: readonly DiagramBox[]
  /** States that it only passes, deciding by itself. */
  readonly passing: readonly DiagramBox[]
  /** Where it begins. */
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
  /** Path of the line, and of its filled tip. */
  readonly line: string
  readonly tip: string
  /** Middle of the first label; each further one stands a line below. */
  readonly labels: readonly ArrowLabel[]
}

export interface ArrowLabel extends Spot {
  readonly text: string
  readonly kind: 'event' | 'reply' | 'guard'
}
