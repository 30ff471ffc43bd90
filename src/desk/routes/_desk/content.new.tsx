import { createFileRoute } from '@tanstack/react-router'
import { newContentSearch } from '../../content/content-search.ts'
import { NewContentScreen } from '../../content/list/new-content-screen.tsx'

export const Route = createFileRoute('/_desk/content/new')({
  validateSearch: newContentSearch,
  component: () => <NewContentScreen search={Route.useSearch()} />,
})
