import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/cs/')({
  loader: () => {
    throw redirect({ to: '/cs/notices' })
  },
})
