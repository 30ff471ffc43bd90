import { createFileRoute } from '@tanstack/react-router'
import { MembersScreen } from '#desk/members/members-screen.tsx'
import { memberSearch } from '#desk/members/member-search.ts'

export const Route = createFileRoute('/_desk/members/')({
  validateSearch: memberSearch,
  component: () => <MembersScreen search={Route.useSearch()} />,
})
