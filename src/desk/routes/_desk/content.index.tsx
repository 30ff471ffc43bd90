import { createFileRoute } from '@tanstack/react-router'
import { contentSearch } from '../../content/content-search.ts'
import { ContentListScreen } from '../../content/list/content-list-screen.tsx'

export const Route = createFileRoute('/_desk/content/')({
  validateSearch: contentSearch,
  component: () => <ContentListScreen search={Route.useSearch()} />,
})
