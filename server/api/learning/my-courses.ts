import { myCourses as endpoint } from '../../../contract/content/learning.ts'
import { defineHandler } from '../define-handler.ts'
import { findMyCourses } from './find-my-courses.ts'

export default defineHandler(endpoint, async (call) => ({ content: await findMyCourses(call, call.member.memberId) }))
