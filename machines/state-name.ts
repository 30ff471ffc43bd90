/** Name of the state in which a machine rests: that of its innermost node. `value` is a snapshot's. */
export function stateName(value: unknown): string {
  if (typeof value === 'string') return value
  const [inner] = Object.entries(value ?? {})
  if (!inner) return ''
  const [name, deeper] = inner
  return stateName(deeper) || name
}
