import * as v from 'valibot'
import { optional } from '../../lib/url/search-schema.ts'

/** Courses that can stand beside each other: more would not fit a phone. */
export const mostCompared = 3

/** Numbers of courses in an address, joined by underscores, each once: `401_404`. Those beyond three are dropped. */
export const comparedParameter = optional(
  v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{0,8}(_[1-9]\d{0,8})*$/),
    v.transform((text) => joinCompared(comparedOf(text)) ?? ''),
    v.nonEmpty(),
  ),
)

/** The numbers of the parameter, in their order. */
export function comparedOf(text: string | undefined): number[] {
  if (text === undefined) return []
  return [...new Set(text.split('_').map(Number))].slice(0, mostCompared)
}

/** The parameter for these numbers; undefined for none. */
export function joinCompared(numbers: readonly number[]): string | undefined {
  return numbers.length === 0 ? undefined : numbers.join('_')
}

/** The parameter with `idx` added, or taken out when it is there. Undefined for none. */
export function toggleCompared(text: string | undefined, idx: number): string | undefined {
  const numbers = comparedOf(text)
  return joinCompared(numbers.includes(idx) ? numbers.filter((each) => each !== idx) : [...numbers, idx])
}
