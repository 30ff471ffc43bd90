import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/head.ts'
import { limits } from '#contract/values/limits.ts'
import { courseNumbersOf } from '#entities/course/course-numbers.ts'
import { SavedScreen } from '#features/courses/saved/saved-screen.tsx'
import { savedSearch } from '#features/courses/saved/saved-search.ts'
import { summariesQuery } from '#features/courses/saved/summaries-query.ts'
import { declaredSearch } from '#lib/url/search-schema.ts'

export const Route = createFileRoute('/contents/saved')({
  staticData: { catalogues: ['saved', 'errors'], skeleton: 'rows' },
  validateSearch: savedSearch,
  loaderDeps: ({ search }) => ({ ids: declaredSearch(savedSearch, search).ids }),
  loader: async ({ context: { queryClient, http }, deps }) => {
    const numbers = courseNumbersOf(deps.ids, limits.savedCourses)
    if (numbers.length > 0) await queryClient.ensureQueryData(summariesQuery(http, numbers))
  },
  head: ({ match: { context } }) => {
    const { i18n } = context.messages
    return pageHead(context, {
      title: i18n._(msg`Saved courses`),
      description: i18n._(msg`Courses to look at again, to compare or to share.`),
      hidden: true,
    })
  },
  component: () => <SavedScreen search={Route.useSearch()} />,
})
