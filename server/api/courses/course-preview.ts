import { coursePreview } from '../../../contract/content/course-detail.ts'
import { defineHandler } from '../define-handler.ts'
import { lessonsOf, findCourse } from './find.ts'
import { presentIntroduction, presentLesson, presentSampleVideo, presentSummary } from './present.ts'

export default defineHandler(coursePreview, async ({ db, clock, locale, params }) => {
  const language = { locale, today: clock.today() }
  const [row, lessons] = await Promise.all([findCourse(db, params.id), lessonsOf(db, params.id)])
  return {
    content: {
      ...presentSummary(row, language),
      ...presentIntroduction(row, language),
      lessons: lessons.filter((lesson) => lesson.isFree).map((lesson) => presentLesson(lesson, language)),
      sample_video: presentSampleVideo(row),
    },
  }
})
