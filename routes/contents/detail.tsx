import { createFileRoute, Navigate } from '@tanstack/react-router'
import { pageHead } from '../../src/app/head.ts'
import { Detail } from '../../src/features/courses/detail/detail.tsx'
import { courseHead } from '../../src/features/courses/detail/head.ts'
import { detailSearchSchema } from '../../src/features/courses/detail-search.ts'
import { loadDetail } from '../../src/features/courses/detail/load.ts'
import { useCourse } from '../../src/features/courses/detail/use-course.ts'

export const Route = createFileRoute('/contents/detail')({
  staticData: { catalogues: ['course'] },
  validateSearch: detailSearchSchema,

  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadDetail(context, deps),
  head: ({ match }) => {
    const { queryClient, messages, origins } = match.context
    const head = courseHead(queryClient, match.search.id ?? 0, { i18n: messages.i18n, origin: origins.desktop })
    return head ? pageHead(match.context, head) : {}
  },
  component: DetailPage,
})

function DetailPage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const known = useCourse(search.id ?? 0)
  if (known === 'missing') return <Navigate to="/not-found" replace />
  if (!known) return null
  const choose = (option: number | undefined) =>
    void navigate({ search: (previous) => ({ ...previous, option }), replace: true, resetScroll: false })
  return <Detail known={known} search={search} onChoose={choose} />
}
