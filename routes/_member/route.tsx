import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router'
import { MembersOnly } from '#features/profile/members-only.tsx'
import { pathAfterLogin } from '#lib/url/next-path.ts'

/** Pages for members alone. The login returns to the page that asked for it. */
export const Route = createFileRoute('/_member')({
  staticData: { catalogues: ['profile', 'errors'] },
  component: MemberPages,
})

function MemberPages() {
  const navigate = Route.useNavigate()
  const { pathname, search } = useLocation()
  return (
    <MembersOnly
      onLogin={() => void navigate({ to: '/login', search: { next: pathAfterLogin(pathname, search) }, replace: true })}
      onLoggedOut={() => void navigate({ to: '/' })}
    >
      <Outlet />
    </MembersOnly>
  )
}
