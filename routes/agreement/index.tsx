import { createFileRoute, redirect } from '@tanstack/react-router'
import { currentEditions } from '#contract/addresses/legal.ts'

export const Route = createFileRoute('/agreement/')({
  loader: ({ context: { today } }) => {
    throw redirect({ to: '/agreement/$edition', params: { edition: currentEditions(today).terms } })
  },
})
