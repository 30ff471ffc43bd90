import { createFileRoute } from '@tanstack/react-router'
import { contentList } from '#contract/desk/content.ts'
import { ContentListScreen } from '#desk/content/list/content-list-screen.tsx'
import { listSearch } from '#desk/list/list-search.ts'

export const Route = createFileRoute('/_desk/content/')({
  validateSearch: listSearch(contentList),
  component: () => <ContentListScreen search={Route.useSearch()} />,
})
