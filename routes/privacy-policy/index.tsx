import { createFileRoute, redirect } from '@tanstack/react-router'
import { currentEditions } from '#contract/addresses/legal.ts'

export const Route = createFileRoute('/privacy-policy/')({
  loader: ({ context: { today } }) => {
    throw redirect({ to: '/privacy-policy/$edition', params: { edition: currentEditions(today).privacy } })
  },
})
