// Values as JSON has them, with `undefined` for a key that an object lacks. A path is keys and places from 0, joined by
// dots: `curriculum.3.title.en`; empty for the whole value.

/** A field that two people have changed. */
export interface ValueConflict {
  readonly path: string
  readonly mine: unknown
  readonly theirs: unknown
}

/** What became of the changes of two people. */
export interface ValueMerge {
  /** Both changes; mine where they conflict. */
  readonly value: unknown
  /** Fields that only the others changed. */
  readonly taken: readonly string[]
  readonly conflicts: readonly ValueConflict[]
}

type Fields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether two values are the same. The order of keys has no meaning. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, index) => isSameValue(each, other[index]))
  if (!isFields(one) || !isFields(other)) return false
  return keysOf(one, other).every((key) => isSameValue(one[key], other[key]))
}

/**
 * Merges what two people made of the same value, field by field. A list is one field: its places mean nothing once
 * something was added or moved.
 */
export function mergeValues(base: unknown, mine: unknown, theirs: unknown): ValueMerge {
  return mergeAt('', base, mine, theirs)
}

function mergeAt(path: string, base: unknown, mine: unknown, theirs: unknown): ValueMerge {
  if (isSameValue(mine, theirs) || isSameValue(base, theirs)) return { value: mine, taken: [], conflicts: [] }
  if (isSameValue(base, mine)) return { value: theirs, taken: fieldsChanged(path, base, theirs), conflicts: [] }
  if (!isFields(mine) || !isFields(theirs)) return { value: mine, taken: [], conflicts: [{ path, mine, theirs }] }
  const before = isFields(base) ? base : {}
  const merges = keysOf(mine, theirs).map(
    (key) => [key, mergeAt(below(path, key), before[key], mine[key], theirs[key])] as const,
  )
  return {
    value: Object.fromEntries(merges.flatMap(([key, { value }]) => (value === undefined ? [] : [[key, value]]))),
    taken: merges.flatMap(([, { taken }]) => taken),
    conflicts: merges.flatMap(([, { conflicts }]) => conflicts),
  }
}

/** Paths of the fields that differ: objects by key, anything else as a whole. */
function fieldsChanged(path: string, before: unknown, after: unknown): readonly string[] {
  if (isSameValue(before, after)) return []
  if (!isFields(before) || !isFields(after)) return [path]
  return keysOf(before, after).flatMap((key) => fieldsChanged(below(path, key), before[key], after[key]))
}

/** The value with another one at a path; `undefined` removes a key. */
export function withValueAt(value: unknown, path: string, next: unknown): unknown {
  if (path === '') return next
  const [key = '', ...rest] = path.split('.')
  const inner = rest.join('.')
  if (Array.isArray(value))
    return value.map((each, index) => (String(index) === key ? withValueAt(each, inner, next) : each))
  const fields = isFields(value) ? value : {}
  const changed = withValueAt(fields[key], inner, next)
  if (changed !== undefined) return { ...fields, [key]: changed }
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key))
}

/** The value at a path; `undefined` when there is none. */
export function valueAt(value: unknown, path: string): unknown {
  if (path === '') return value
  const [key = '', ...rest] = path.split('.')
  const inner = Array.isArray(value) ? value[Number(key)] : isFields(value) ? value[key] : undefined
  return valueAt(inner, rest.join('.'))
}

/** The path of a key or place below another path. */
export function below(path: string, key: string | number): string {
  return path === '' ? String(key) : `${path}.${key}`
}

function keysOf(...values: readonly Fields[]): readonly string[] {
  return [...new Set(values.flatMap((value) => Object.keys(value)))]
}
