import type { PageRoute } from '#contract/values/page-routes.ts'
import type { VitalName } from '#contract/values/visit-counts.ts'

/** A run of a flow: the same object from its beginning to its end in a document. */
export interface FlowRun {
  readonly flow: string
  /** Goes on where the visitor left it: after a reload, Back or Forward, or with a stored state. */
  readonly isResumed: boolean
  /** Began on another page of the flow. */
  readonly beganElsewhere: boolean
}

/** A value that was measured of a page. A later one with the same `id` replaces it. */
export interface MeasuredVital {
  readonly id: string
  readonly route: PageRoute
  readonly name: VitalName
  /** In ms, of a layout shift in thousandths. */
  readonly value: number
}

/** Something that is counted: a state that a run has entered, a search that found nothing, or how fast a page was. */
export type Counted =
  | { readonly run: FlowRun; readonly state: string }
  | { readonly term: string }
  | { readonly vital: MeasuredVital }
