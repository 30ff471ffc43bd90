import { createFileRoute } from '@tanstack/react-router'
import { emptySearchList } from '#contract/desk/funnels.ts'
import { EmptySearchesScreen } from '#desk/funnels/empty-searches-screen.tsx'
import { listSearch } from '#desk/list/list-search.ts'

export const Route = createFileRoute('/_desk/empty-searches')({
  validateSearch: listSearch(emptySearchList),
  component: () => <EmptySearchesScreen search={Route.useSearch()} />,
})
