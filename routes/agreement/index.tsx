import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/agreement/')({
  loader: ({ context: { editions } }) => {
    throw redirect({ to: '/agreement/$edition', params: { edition: editions.terms } })
  },
})
