import { createFileRoute, Navigate } from '@tanstack/react-router'
import { pageHead } from '#app/head.ts'
import { courseBlocks } from '#features/courses/detail/course-blocks.ts'
import { Detail } from '#features/courses/detail/detail.tsx'
import { useCourse } from '#features/courses/detail/use-course.ts'
import { loadDetail } from '#features/courses/detail-loader.ts'
import { detailSearchSchema } from '#features/courses/detail-search.ts'
import { PracticeInvitation } from '#features/practice/invitation/practice-invitation.tsx'
import { declaredSearch } from '#lib/url/search-schema.ts'

export const Route = createFileRoute('/contents/detail')({
  staticData: { catalogues: ['course'], skeleton: 'detail' },
  validateSearch: detailSearchSchema,
  loaderDeps: ({ search }) => declaredSearch(detailSearchSchema, search),
  loader: ({ context, deps }) => loadDetail(context, deps),
  head: ({ match: { context, search }, loaderData }) =>
    loaderData
      ? pageHead(context, {
          ...loaderData,
          // Search engines read the page that the server renders.
          structured: import.meta.env.SSR ? courseBlocks(context, search.id) : [],
        })
      : {},
  component: DetailPage,
})

function DetailPage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const known = useCourse(search.id ?? 0)
  if (known === 'missing') return <Navigate to="/not-found" replace />
  if (!known) return null
  const choose = (option: number | undefined) =>
    void navigate({
      search: { ...declaredSearch(detailSearchSchema, search), option },
      replace: true,
      resetScroll: false,
    })
  return (
    <Detail
      known={known}
      search={search}
      onChoose={choose}
      renderPractice={(practice) => (
        <PracticeInvitation
          key={known.summary.idx}
          title={practice.title}
          readPractice={async () => practice}
          course={{
            idx: known.summary.idx,
            title: known.summary.title,
            individual: known.summary.individual.is_exist,
          }}
          placed="below"
        />
      )}
    />
  )
}
