import type { Locale } from '#contract/values/locale.ts'
import type { Diagram } from '#ui/diagram/diagram.ts'

/** A flow as its funnel is drawn, made from machine and model. */
export interface FlowChart {
  readonly name: string
  readonly title: Readonly<Record<Locale, string>>
  /** In the order in which visitors meet them. */
  readonly states: readonly ChartState[]
  readonly diagram: Diagram
}

export interface ChartState {
  readonly name: string
  readonly title: Readonly<Record<Locale, string>>
  readonly isFinal: boolean
  readonly tags: readonly string[]
  /** States later in the flow that directly follow this one. */
  readonly next: readonly string[]
}
