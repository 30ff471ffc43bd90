import type { SearchSuggestion } from '../content/search.ts'
import { defaultMemberType } from '../courses/courses.ts'
import { paths } from './paths.ts'

/** Path of the page that a suggestion of the search leads to. */
export function suggestionPath({ kind, idx, title, individual }: SearchSuggestion): string {
  switch (kind) {
    case 'course':
      return paths.course({ id: idx, memberType: defaultMemberType(individual) })
    case 'device':
      return paths.device({ id: idx })
    case 'question':
      return paths.faq({ id: idx })
    case 'manual':
      return paths.downloads({ tab: 'manuals', title })
  }
}
