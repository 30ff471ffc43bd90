import * as contract from '#contract/courses/saved-courses.ts'
import { transact } from '#server/db/open.ts'
import { defineHandler } from '../define-handler.ts'
import type { HandlersFor } from '../handler.ts'
import { readSavedCourses, removeSavedCourses, saveCourses } from './member-list.ts'

/** A handler for each call of `contract/courses/saved-courses.ts`. */
export const savedCoursesHandlers = {
  savedCourses: defineHandler(contract.savedCourses, async ({ db, member }) => ({
    content: await readSavedCourses(db, member.memberId),
  })),
  changeSavedCourses: defineHandler(contract.changeSavedCourses, async (call) => {
    const { db, member, body } = call
    const content = await transact(db, async (tx) => {
      await removeSavedCourses(tx, member.memberId, body.remove)
      await saveCourses(tx, member.memberId, body.put, call)
      return readSavedCourses(tx, member.memberId)
    })
    return { content }
  }),
} satisfies HandlersFor<typeof contract>
