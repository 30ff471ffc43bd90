/**
 * The value of a context property that an earlier state has set. Throws when it is undefined, which is a mistake in the
 * machine; `name` is the property's name.
 */
export function requireDefined<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`"${name}" is not set in this state`)
  return value
}
