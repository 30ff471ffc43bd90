import { toStorableText } from './storable-text.ts'

/**
 * Plain query strings, readable and writable by a GET form: every value is text, schemas turn it into more. What no
 * call would take is left out of the values: NUL characters and halves of surrogate pairs.
 */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries([...new URLSearchParams(text)].map(([name, value]) => [name, toStorableText(value)]))
}

export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value))
  }
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}
