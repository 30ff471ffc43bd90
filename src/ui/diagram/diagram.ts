/** Diagram of the states of a flow; lengths in pixels. */
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
