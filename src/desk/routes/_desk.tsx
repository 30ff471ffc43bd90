import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { ApiError } from '#contract/protocol/api-error.ts'
import { operatorSessionEnded } from '#contract/protocol/desk-codes.ts'
import { DeskFrame } from '../frame/desk-frame.tsx'
import { sessionQuery } from '../http/desk-query.ts'

/** Pages for operators: the others lead to the login, and back. */
export const Route = createFileRoute('/_desk')({
  beforeLoad: async ({ context: { plainHttp, queryClient }, location }) => {
    try {
      const session = sessionQuery(plainHttp)
      await queryClient.ensureQueryData(session)
    } catch (error) {
      if (error instanceof ApiError && error.code === operatorSessionEnded)
        throw redirect({ to: '/login', search: { next: location.href } })
      throw error
    }
  },
  component: () => (
    <DeskFrame>
      <Outlet />
    </DeskFrame>
  ),
})
