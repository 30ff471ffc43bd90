import * as v from 'valibot'
import { comparedParameter } from '#entities/course/compared.ts'

/** Search parameters of the comparison. */
export const compareSearch = v.object({
  /** Numbers of two or three courses, joined by underscores. Without it: the page says how to choose some. */
  ids: comparedParameter,
})
