import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/head.ts'
import { ComponentsScreen } from '#features/support/components/components-screen.tsx'
import { supportHead } from '#features/support/layout/support-head.ts'

export const Route = createFileRoute('/support/components')({
  staticData: { catalogues: ['support', 'form'] },
  loader: ({ context }) =>
    supportHead(
      context,
      msg`Components`,
      msg`The parts of the shop’s screens in all variants and both colour schemes.`,
    ),
  head: ({ match, loaderData }) => (loaderData ? pageHead(match.context, loaderData) : {}),
  component: ComponentsScreen,
})
