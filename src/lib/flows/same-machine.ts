import type { AnyStateMachine } from 'xstate'

/**
 * Returns `candidate` as the type of `original`. Throws unless the two differ only in the implementations given to
 * `provide()`.
 */
export function requireSameMachine<Machine extends AnyStateMachine>(
  candidate: AnyStateMachine,
  original: Machine,
): Machine {
  if (!isSameMachine(candidate, original))
    throw new Error(`expected the machine "${original.id}", got "${candidate.id}"`)
  return candidate
}

function isSameMachine<Machine extends AnyStateMachine>(
  candidate: AnyStateMachine,
  original: Machine,
): candidate is Machine {
  return candidate.config === original.config
}
