import { createFileRoute } from '@tanstack/react-router'
import { MemberScreen } from '#desk/members/member-screen.tsx'

export const Route = createFileRoute('/_desk/members/$id')({ component: MemberPage })

function MemberPage() {
  const { id } = Route.useParams()
  return <MemberScreen key={id} id={id} />
}
