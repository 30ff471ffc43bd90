type Kind = 'moment' | 'day' | 'amount' | 'flag' | 'name' | 'email' | 'phone' | 'id' | 'token' | 'password'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Kinds of texts that are known by their form. */
const forms: readonly (readonly [RegExp, Kind])[] = [
  [/^\d{4}-\d{2}-\d{2}[T ]/, 'moment'],
  [/^\d{4}-\d{2}-\d{2}$/, 'day'],
  [/^01\d{8,9}$/, 'phone'],
  [/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'email'],
  [uuid, 'id'],
]

/** Kinds of texts and numbers that are known by the name of their field. */
const names: readonly (readonly [RegExp, Kind])[] = [
  [/(^|_)amt$|amount$|price$|^(regular|discount|delivery|total)$/i, 'amount'],
  [/password|pwd|^(current|repeated)$/i, 'password'],
  [/token|secret|hash$/i, 'token'],
  [/(^|_)(id|idx|ids|course|option|lesson|device)$|Id$|Idx$|userid$/, 'id'],
  [/name$|holder$|guardian$|group$|organization$|affiliation$|scnm$|colg$|dept$|major$/i, 'name'],
]

function kindOf(name: string, value: unknown): Kind | undefined {
  if (typeof value === 'boolean') return 'flag'
  if (value instanceof Date) return 'moment'
  if (value === '' || value === 0 || (typeof value !== 'string' && typeof value !== 'number')) return undefined
  const form = forms.find(([pattern]) => typeof value === 'string' && pattern.test(value))
  return (form ?? names.find(([pattern]) => pattern.test(name)))?.[1]
}

/** The beginning of a field's name: `recv` of `recv_sms`, `receives` of `receivesEmail`. */
const beginningOf = (name: string) => name.split(/_|(?=[A-Z])/)[0]

interface Field {
  readonly name: string
  readonly value: string
  readonly kind: Kind | undefined
}

/** Pairs of equal fields, as `field, field`. */
function equalPairs(fields: readonly Field[]): string[] {
  return fields.flatMap((one, index) =>
    fields
      .slice(index + 1)
      .filter(({ kind, value }) => kind === one.kind && value === one.value)
      .map(({ name }) => `${one.name}, ${name}`),
  )
}

/**
 * Flags that agree where a test could tell them apart: the two of an object, the two of one beginning, and all of three
 * or more.
 */
function equalFlags(flags: readonly Field[]): string[] {
  if (flags.length > 2 && new Set(flags.map(({ value }) => value)).size === 1) {
    return [flags.map(({ name }) => name).join(', ')]
  }
  const groups = Map.groupBy(flags, ({ name }) => (flags.length === 2 ? '' : beginningOf(name)))
  return [...groups.values()].flatMap((group) => (group.length === 2 ? equalPairs(group) : []))
}

/**
 * Fields that no test tells apart, because a sample gives them the same value: moments, days, amounts, names, addresses,
 * phone numbers, IDs, tokens, passwords and flags of one object. Looks into the objects and lists of the sample; names
 * the fields as `path: field, field`.
 */
export function equalValues(sample: unknown, path = ''): string[] {
  if (typeof sample !== 'object' || sample === null || sample instanceof Date) return []
  const entries: [string, unknown][] = Object.entries(sample)
  const fields = entries.map(([name, value]) => ({ name, value: String(value), kind: kindOf(name, value) }))
  const own = [
    ...equalPairs(fields.filter(({ kind }) => kind !== undefined && kind !== 'flag')),
    ...equalFlags(fields.filter(({ kind }) => kind === 'flag')),
  ]
  return [
    ...own.map((pair) => `${path}: ${pair}`),
    ...entries.flatMap(([name, value]) => equalValues(value, path === '' ? name : `${path}.${name}`)),
  ]
}
