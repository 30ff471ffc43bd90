import * as v from 'valibot'

/** Allowed values of a parameter, from its route's schema. */
export type Allowed =
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'number'; readonly least: number | undefined; readonly most: number | undefined }
  | { readonly kind: 'identifier' }
  | { readonly kind: 'path' }
  /** `longest` in characters; longer text is truncated. */
  | { readonly kind: 'text'; readonly longest: number | undefined }

/** The part of a schema that is read here. */
const nodeSchema = v.object({
  type: v.string(),
  requirement: v.optional(v.unknown()),
  options: v.optional(v.array(v.unknown())),
  wrapped: v.optional(v.unknown()),
  pipe: v.optional(v.array(v.unknown())),
})
type Node = v.InferOutput<typeof nodeSchema>

/** Longer than any parameter. */
const veryLong = 'x'.repeat(10_000)

/** Allowed values of a search parameter. */
export function allowedBy(schema: v.GenericSchema): Allowed {
  const nodes = nodesOf(schema)
  const limit = (type: string) => {
    const requirement = nodes.find((node) => node.type === type)?.requirement
    // A schema without a bound of its own has that of safe integers.
    return typeof requirement === 'number' && requirement < Number.MAX_SAFE_INTEGER ? requirement : undefined
  }
  const choice = nodes.find(({ type }) => type === 'picklist')
  if (choice) return { kind: 'choice', values: (choice.options ?? []).map(String) }
  if (nodes.some(({ type }) => type === 'number')) {
    return { kind: 'number', least: limit('min_value'), most: limit('max_value') }
  }
  if (nodes.some(({ type }) => type === 'uuid')) return { kind: 'identifier' }
  if (understands(schema, '/') && !understands(schema, 'x')) return { kind: 'path' }
  const cut = v.safeParse(schema, veryLong)
  const longest = cut.success && typeof cut.output === 'string' ? cut.output.length : undefined
  return { kind: 'text', longest: longest === veryLong.length ? undefined : longest }
}

/** True when the value is valid; invalid values are ignored. */
export function understands(schema: v.GenericSchema, value: string): boolean {
  const parsed = v.safeParse(schema, value)
  return parsed.success && parsed.output !== undefined
}

function nodesOf(schema: unknown): Node[] {
  const parsed = v.safeParse(nodeSchema, schema)
  if (!parsed.success) return []
  const { pipe, wrapped, options = [], type } = parsed.output
  // The first entry of a pipe is its base schema.
  if (pipe) return pipe.flatMap((each) => nodesOf(each))
  const inner = type === 'union' ? options.flatMap((each) => nodesOf(each)) : []
  return [parsed.output, ...inner, ...(wrapped === undefined ? [] : nodesOf(wrapped))]
}

function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'
}

/** Search parameters of a route with their schemas. */
export function parametersOf(validateSearch: unknown): ReadonlyMap<string, v.GenericSchema> {
  const parsed = v.safeParse(
    v.object({ entries: v.record(v.string(), v.custom<v.GenericSchema>(isSchema)) }),
    validateSearch,
  )
  return new Map(parsed.success ? Object.entries(parsed.output.entries) : [])
}
