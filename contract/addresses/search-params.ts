import { toStorableText } from '../values/storable-text.ts'

/**
 * Parses and writes plain query strings, as a GET form does: every value is text, and schemas convert it. NUL
 * characters and unpaired surrogates are removed, because no call accepts them.
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
