import * as contract from '#contract/content/learning.ts'
import { defineHandler } from '../define-handler.ts'
import type { HandlersFor } from '../handler.ts'
import { findMyCourses } from './find-my-courses.ts'
import openLesson from './open-lesson.ts'

/** A handler for each call of `contract/content/learning.ts`. */
export const learningHandlers = {
  myCourses: defineHandler(contract.myCourses, async (call) => ({
    content: await findMyCourses(call, call.member.memberId),
  })),
  openLesson,
} satisfies HandlersFor<typeof contract>
