import type { AnyStateMachine } from 'xstate'

/** Whether two machines differ in what fills their holes alone. */
export function isSameMachine<Machine extends AnyStateMachine>(
  candidate: AnyStateMachine,
  original: Machine,
): candidate is Machine {
  return candidate.config === original.config
}
