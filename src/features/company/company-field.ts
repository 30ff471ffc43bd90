import type { Field } from '#contract/content/courses.ts'

/** A category of courses, as the menu has it. */
export interface CompanyField {
  readonly code: Field
  readonly name: string
  /** Number of its courses. */
  readonly count: number
}
