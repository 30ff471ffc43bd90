import type { QueryClient } from '@tanstack/react-query'
import { suggestedQuestions } from '#contract/content/faq.ts'
import { inquiryCategories } from '#contract/content/inquiries.ts'
import type { Http } from '#lib/http/http.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import type { InquirySubject } from './inquiry-screen.tsx'
import type { InquirySearch } from './inquiry-search.ts'

/** Loads the types of an inquiry, the questions to read first, and what a link says that the inquiry is about. */
export async function loadInquiry(
  { http, queryClient }: { readonly http: Http; readonly queryClient: QueryClient },
  { type, course, device }: InquirySearch,
) {
  // Few links name a course or a device: the others load neither call.
  const name = async (): Promise<string> => {
    if (course !== undefined) {
      const { courseDetail } = await import('#contract/courses/course-detail.ts')
      const query = endpointQuery(http, courseDetail, { params: { lectureId: course } })
      return (await queryClient.ensureQueryData(query)).title
    }
    if (device !== undefined) {
      const { deviceDetail } = await import('#contract/content/devices.ts')
      const query = endpointQuery(http, deviceDetail, { params: { id: device } })
      return (await queryClient.ensureQueryData(query)).name
    }
    return ''
  }
  const [categories, suggestions, known] = await Promise.all([
    queryClient.ensureQueryData(endpointQuery(http, inquiryCategories, {})),
    queryClient.ensureQueryData(endpointQuery(http, suggestedQuestions, {})),
    // A link may name a course that is gone: the form works without it.
    name().catch(() => ''),
  ])
  const key = [type ?? '', course ?? '', device ?? ''].join(' ').trimEnd()
  const subject: InquirySubject = { category: type, key, name: known }
  return { categories, suggestions, subject }
}
