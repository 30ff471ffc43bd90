import type { ComponentType } from 'react'
import type { AnyStateMachine, Snapshot } from 'xstate'

/** Shows flows in the state that the address asks for, with sample data. Given by an entry of its own. */
export interface SupportView {
  /** The state asked for. */
  readonly at: string
  /**
   * The flow as it stands there: a machine whose actors never end, and its snapshot. A flow that does not have the
   * state stands at its start. `provided` is the machine with its production actors, which must not run.
   */
  open(
    flow: string,
    input: unknown,
    provided: AnyStateMachine,
  ): { readonly machine: AnyStateMachine; readonly snapshot?: Snapshot<unknown> }
  /** The strip that says that this is a support view. */
  readonly Strip: ComponentType
}
