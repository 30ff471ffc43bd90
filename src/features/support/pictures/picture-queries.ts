import { illustrationWords } from '../../../../contract/content/course-calls.ts'
import type { Field } from '../../../../contract/content/courses.ts'
import { endpointQuery } from '../../../lib/http/endpoint-query.ts'
import type { Http } from '../../../lib/http/http.ts'

export const illustrationWordsQuery = (http: Http, field: Field) =>
  endpointQuery(http, illustrationWords, { params: { field }, query: {} })
