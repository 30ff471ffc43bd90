import { courseReviews } from '../../../contract/content/reviews.ts'
import { defineHandler } from '../define-handler.ts'
import { pageInfo } from '../handler.ts'
import { findReviews } from './find.ts'
import { presentReview } from './present.ts'

export default defineHandler(courseReviews, async ({ db, content, params, query }) => {
  const { page_index, page_size } = query
  const { rows, total } = await content.remember(`course-reviews ${params.id} ${page_index} ${page_size}`, () =>
    findReviews(db, params.id, { size: page_size, offset: (page_index - 1) * page_size }),
  )
  return { content: rows.map(presentReview), page_info: pageInfo(query, total) }
})
