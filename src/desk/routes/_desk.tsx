import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { operatorSessionEnded } from '#contract/protocol/desk-codes.ts'
import { hasCode, toApiErrorData } from '#machines/api-error-data.ts'
import { DeskFrame } from '../frame/desk-frame.tsx'
import { sessionQuery } from '../http/desk-query.ts'

/** Pages for operators: the others lead to the login, and back. */
export const Route = createFileRoute('/_desk')({
  beforeLoad: async ({ context: { plainHttp, queryClient }, location }) => {
    try {
      const session = sessionQuery(plainHttp)
      await queryClient.ensureQueryData(session)
    } catch (error) {
      if (hasCode(toApiErrorData(error), operatorSessionEnded))
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
