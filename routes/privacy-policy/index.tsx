import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/privacy-policy/')({
  loader: ({ context: { editions } }) => {
    throw redirect({ to: '/privacy-policy/$edition', params: { edition: editions.privacy } })
  },
})
