import { createFileRoute } from '@tanstack/react-router'
import { emptySearchSearch } from '#desk/funnels/empty-search-search.ts'
import { EmptySearchesScreen } from '#desk/funnels/empty-searches-screen.tsx'

export const Route = createFileRoute('/_desk/empty-searches')({
  validateSearch: emptySearchSearch,
  component: () => <EmptySearchesScreen search={Route.useSearch()} />,
})
