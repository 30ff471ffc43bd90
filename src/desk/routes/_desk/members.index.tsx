import { createFileRoute } from '@tanstack/react-router'
import { memberList } from '#contract/desk/members.ts'
import { listSearch } from '#desk/list/list-search.ts'
import { MembersScreen } from '#desk/members/members-screen.tsx'

export const Route = createFileRoute('/_desk/members/')({
  validateSearch: listSearch(memberList),
  component: () => <MembersScreen search={Route.useSearch()} />,
})
