type Kind = 'moment' | 'day' | 'amount' | 'flag'

function kindOf(name: string, value: unknown): Kind | undefined {
  if (typeof value === 'boolean') return 'flag'
  if (typeof value === 'number') return value !== 0 && /_amt$|amount$/i.test(name) ? 'amount' : undefined
  if (value instanceof Date) return 'moment'
  if (typeof value !== 'string') return undefined
  if (/^\d{4}-\d{2}-\d{2}T/.test(value)) return 'moment'
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? 'day' : undefined
}

/**
 * Pairs of fields that no test tells apart, because a sample gives both the same value: moments, days and amounts of
 * one object, and flags where it has two. Looks into the objects and lists of the sample; a pair is `path: field, field`.
 */
export function equalValues(sample: unknown, path = ''): string[] {
  if (typeof sample !== 'object' || sample === null) return []
  const fields: [string, unknown][] = Object.entries(sample)
  const own = fields.map(([name, value]) => ({ name, value: String(value), kind: kindOf(name, value) }))
  const flags = own.filter(({ kind }) => kind === 'flag').length
  const compared = own.filter(({ kind }) => kind !== undefined && (kind !== 'flag' || flags === 2))
  const pairs = compared.flatMap((one, index) =>
    compared
      .slice(index + 1)
      .filter(({ kind, value }) => kind === one.kind && value === one.value)
      .map(({ name }) => `${path}: ${one.name}, ${name}`),
  )
  return [...pairs, ...fields.flatMap(([name, value]) => equalValues(value, path === '' ? name : `${path}.${name}`))]
}
