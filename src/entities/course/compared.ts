import { courseNumbersOf, courseNumbersParameter, joinCourseNumbers } from './course-numbers.ts'

/** Courses that can stand beside each other: more would not fit a phone. */
export const mostCompared = 3

export const comparedParameter = courseNumbersParameter(mostCompared)

/** The numbers of the parameter, in their order. */
export function comparedOf(text: string | undefined): number[] {
  return courseNumbersOf(text, mostCompared)
}

/** The parameter with `idx` added, or taken out when it is there. Undefined for none. */
export function toggleCompared(text: string | undefined, idx: number): string | undefined {
  const numbers = comparedOf(text)
  return joinCourseNumbers(numbers.includes(idx) ? numbers.filter((each) => each !== idx) : [...numbers, idx])
}
