import { createFileRoute } from '@tanstack/react-router'
import { newContentSearch } from '#desk/content/content-search.ts'
import { NewContentScreen } from '#desk/content/list/new-content-screen.tsx'

export const Route = createFileRoute('/_desk/content/new')({
  validateSearch: newContentSearch,
  component: () => <NewContentScreen search={Route.useSearch()} />,
})
