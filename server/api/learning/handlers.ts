import type * as contract from '../../../contract/content/learning.ts'
import type { HandlersFor } from '../handler.ts'
import myCourses from './my-courses.ts'
import openLesson from './open-lesson.ts'

/** A handler for each call of `contract/content/learning.ts`. */
export const learningHandlers = { myCourses, openLesson } satisfies HandlersFor<typeof contract>
