import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { CourseSummary } from '../../../../contract/courses.ts'

/** What was found of one kind. A further kind is a further member here, its words below, and its row. */
interface CourseHits {
  readonly kind: 'courses'
  readonly total: number
  readonly rows: readonly CourseSummary[]
}
export type Hits = CourseHits
export type Kind = Hits['kind']

interface KindWords {
  readonly name: MessageDescriptor
  /** A number of them, among others. */
  readonly counted: (count: number) => MessageDescriptor
  /** That they were found, where there is no other kind. */
  readonly found: (count: number) => MessageDescriptor
  readonly all: (count: number) => MessageDescriptor
  /** Explains what a row shows. */
  readonly legend?: MessageDescriptor
  /** The list that holds all of them. */
  readonly address: (term: string) => string
}

export const kindWords: Record<Kind, KindWords> = {
  courses: {
    name: msg`Courses`,
    counted: (count) => msg`${plural(count, { one: '# course', other: '# courses' })}`,
    found: (count) => msg`${plural(count, { one: '# course found', other: '# courses found' })}`,
    all: (count) => msg`${plural(count, { one: 'See the course', other: 'See all # courses' })}`,
    legend: msg`One tick is one lesson. Filled ticks are free.`,
    address: (term) => `/contents?title=${encodeURIComponent(term)}`,
  },
}
