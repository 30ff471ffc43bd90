import type { ComponentType } from 'react'
import type { AnyStateMachine, Snapshot } from 'xstate'

/** Shows flows in the state that `?at=` names, with sample data. Only the support entry provides it. */
export interface SupportView {
  /** The state asked for. */
  readonly at: string
  /**
   * The machine of a flow with actors that never end, and its snapshot in that state. A flow without the state is in its
   * initial one. `provided` is the machine with its production actors, which must not run.
   */
  open(
    flow: string,
    input: unknown,
    provided: AnyStateMachine,
  ): { readonly machine: AnyStateMachine; readonly snapshot?: Snapshot<unknown> }
  /** Strip above the header that says that this is a support view. */
  readonly Strip: ComponentType
}
