import { createFileRoute, redirect } from '@tanstack/react-router'
import { contentFileSearch } from '#desk/content/content-search.ts'
import { ContentFileScreen } from '#desk/content/editor/content-file-screen.tsx'

export const Route = createFileRoute('/_desk/content/file')({
  validateSearch: contentFileSearch,
  beforeLoad: ({ search }) => {
    if (search.path === undefined) throw redirect({ to: '/content' })
  },
  component: ContentFilePage,
})

function ContentFilePage() {
  const { path = '', ...search } = Route.useSearch()
  return <ContentFileScreen key={path} path={path} search={search} />
}
