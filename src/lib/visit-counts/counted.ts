/** A run of a flow: the same object from its beginning to its end in a document. */
export interface FlowRun {
  readonly flow: string
  /** Goes on where the visitor left it: after a reload, Back or Forward, or with a stored state. */
  readonly isResumed: boolean
  /** Began on another page of the flow. */
  readonly beganElsewhere: boolean
}

/** Something that is counted: a state that a run has entered, or a search that found nothing. */
export type Counted = { readonly run: FlowRun; readonly state: string } | { readonly term: string }
