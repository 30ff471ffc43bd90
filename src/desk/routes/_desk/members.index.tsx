import { createFileRoute } from '@tanstack/react-router'
import { memberSearch } from '#desk/members/member-search.ts'
import { MembersScreen } from '#desk/members/members-screen.tsx'

export const Route = createFileRoute('/_desk/members/')({
  validateSearch: memberSearch,
  component: () => <MembersScreen search={Route.useSearch()} />,
})
