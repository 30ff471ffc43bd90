import * as v from 'valibot'
import { optional } from '#lib/url/search-schema.ts'

/** Numbers of courses in an address, joined by underscores, each once: `401_404`. Those beyond `most` are dropped. */
export function courseNumbersParameter(most: number) {
  return optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,8}(_[1-9]\d{0,8})*$/),
      v.transform((text) => joinCourseNumbers(courseNumbersOf(text, most)) ?? ''),
      v.nonEmpty(),
    ),
  )
}

/** The numbers of the parameter, in their order. */
export function courseNumbersOf(text: string | undefined, most: number): number[] {
  if (text === undefined) return []
  return [...new Set(text.split('_').map(Number))].slice(0, most)
}

/** The parameter for these numbers; undefined for none. */
export function joinCourseNumbers(numbers: readonly number[]): string | undefined {
  return numbers.length === 0 ? undefined : numbers.join('_')
}
