import { isDeepStrictEqual } from 'node:util'
import { isMap, isNode, isScalar, parse, parseDocument, stringify } from 'yaml'

/**
 * The text of a YAML file with another value. Fields of the file that did not change keep their text with its comments;
 * a list is written anew as a whole.
 */
export function writeValue(text: string | undefined, value: object): string {
  const whole = stringify(value, { lineWidth: 0 })
  if (text === undefined) return whole
  const before: unknown = parse(text)
  if (isDeepStrictEqual(before, value)) return text
  const patched = Array.isArray(value) ? undefined : patch(text, new Map(Object.entries(value)))
  return patched !== undefined && isDeepStrictEqual(parse(patched), value) ? patched : whole
}

/** Replaces the fields that changed; undefined for a text that is no plain mapping. */
function patch(text: string, fields: Map<string, unknown>): string | undefined {
  const document = parseDocument(text)
  const { contents } = document
  if (!isMap(contents) || contents.flow) return undefined
  let patched = ''
  let copied = 0
  for (const { key, value } of contents.items) {
    if (!isScalar(key) || typeof key.value !== 'string' || !key.range) return undefined
    const [start] = key.range
    const end = isNode(value) && value.range ? value.range[2] : key.range[2]
    patched += text.slice(copied, start)
    const name = key.value
    const known = isNode(value) ? value.toJS(document) : null
    if (fields.has(name)) {
      const next = fields.get(name)
      patched += isDeepStrictEqual(known, next) ? text.slice(start, end) : field(name, next)
    }
    fields.delete(name)
    copied = end
  }
  patched += text.slice(copied)
  const added = [...fields].map(([name, value]) => field(name, value)).join('')
  return added === '' || patched.endsWith('\n') ? patched + added : `${patched}\n${added}`
}

function field(name: string, value: unknown): string {
  return stringify({ [name]: value }, { lineWidth: 0 })
}
