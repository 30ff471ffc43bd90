import type { AnyStateMachine } from 'xstate'

/** True when two machines differ only in the implementations given to `provide()`. */
export function isSameMachine<Machine extends AnyStateMachine>(
  candidate: AnyStateMachine,
  original: Machine,
): candidate is Machine {
  return candidate.config === original.config
}
