import type { AnyStateMachine, SnapshotFrom } from 'xstate'

/** Names of the innermost states in the type of a state value; `string` when that type is not known. */
type StateNameIn<Value> = unknown extends Value
  ? string
  : Value extends string
    ? Value
    : Value extends object
      ? StateNameIn<Value[keyof Value]>
      : never

/** Names of all innermost states of a machine. */
export type StateName<Machine extends AnyStateMachine> = StateNameIn<SnapshotFrom<Machine>['value']>

/** Name of the innermost state in a snapshot's `value`. */
export function getStateName<Value>(value: Value): StateNameIn<Value>
export function getStateName(value: unknown): string {
  if (typeof value === 'string') return value
  const [inner] = Object.entries(value ?? {})
  if (!inner) return ''
  const [name, deeper] = inner
  return getStateName(deeper) || name
}
