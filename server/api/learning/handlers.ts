import type * as contract from '../../../contract/learning.ts'
import type { HandlersFor } from '../handler.ts'
import myCourses from './my-courses.ts'
import openLesson from './open-lesson.ts'

/** A handler for each call of `contract/learning.ts`. */
export const learningHandlers = { myCourses, openLesson } satisfies HandlersFor<typeof contract>
