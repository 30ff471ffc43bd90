import type { QueryClient } from '@tanstack/react-query'
import { courseDetail } from '../../../contract/course-calls.ts'
import { deviceDetail } from '../../../contract/devices.ts'
import { inquiryCategories, sentCategorySchema } from '../../../contract/inquiries.ts'
import * as v from 'valibot'
import { endpointQuery } from '../../lib/http/endpoint-query.ts'
import type { Http } from '../../lib/http/http.ts'
import { atParameter, idParameter, optional } from '../../lib/url/search-schema.ts'
import type { InquirySubject } from './inquiry-screen.tsx'

/** Search parameters of the inquiry page. */
export const inquirySearch = v.object({
  /** Type of the inquiry. Without it: none is chosen yet. */
  type: optional(sentCategorySchema),
  /** Number of the course that an inquiry is about. Without it: the inquiry is about nothing in particular. */
  course: idParameter,
  /** Number of the device that an inquiry is about. Without it: the inquiry is about nothing in particular. */
  device: idParameter,
  at: atParameter,
})
export type InquirySearch = v.InferOutput<typeof inquirySearch>

/** Loads the types of an inquiry, and the name of the course or device that a link named. */
export async function loadInquiry(
  { http, queryClient }: { readonly http: Http; readonly queryClient: QueryClient },
  { type, course, device }: InquirySearch,
) {
  const none = {}
  const name = async (): Promise<string> => {
    if (course !== undefined) {
      const query = endpointQuery(http, courseDetail, { params: { lectureId: course }, query: none })
      return (await queryClient.ensureQueryData(query)).content.title
    }
    if (device !== undefined) {
      const query = endpointQuery(http, deviceDetail, { params: { id: device }, query: none })
      return (await queryClient.ensureQueryData(query)).content.name
    }
    return ''
  }
  const [categories, known] = await Promise.all([
    queryClient.ensureQueryData(endpointQuery(http, inquiryCategories, { params: none, query: none })),
    // A link may name a course that is gone: the form works without it.
    name().catch(() => ''),
  ])
  const key = [type ?? '', course ?? '', device ?? ''].join(' ')
  const subject: InquirySubject = { category: type, key, name: known }
  return { categories: categories.content, subject }
}
