import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/company/')({
  loader: () => {
    throw redirect({ to: '/company/$page', params: { page: 'introduction' } })
  },
})
