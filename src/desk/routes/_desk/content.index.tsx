import { createFileRoute } from '@tanstack/react-router'
import { contentSearch } from '#desk/content/content-search.ts'
import { ContentListScreen } from '#desk/content/list/content-list-screen.tsx'

export const Route = createFileRoute('/_desk/content/')({
  validateSearch: contentSearch,
  component: () => <ContentListScreen search={Route.useSearch()} />,
})
