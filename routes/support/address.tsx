import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { pageHead } from '#app/head.ts'
import { AddressScreen } from '#features/support/address/address-screen.tsx'
import { removeSecrets } from '#features/support/address/secrets.ts'
import { supportHead } from '#features/support/layout/support-head.ts'
import { textParameter } from '#lib/url/search-schema.ts'

/** Maximum length of an address, in characters. */
const addressLength = 2_000

export const Route = createFileRoute('/support/address')({
  validateSearch: v.object({
    /** Address to explain. Without it: the page asks for one. */
    address: textParameter(addressLength),
  }),
  staticData: { catalogues: ['support'] },
  loaderDeps: ({ search: { address } }) => ({ address }),
  loader: ({ context, deps: { address } }) => {
    const shown = address && removeSecrets(address)
    // Keeps a secret in a link out of the browser's history and out of the page.
    if (shown !== address) throw redirect({ to: '/support/address', search: { address: shown }, replace: true })
    return supportHead(
      context,
      msg({ context: 'support', message: 'Address' }),
      msg`Explains each part of any shop address.`,
    )
  },
  head: ({ match, loaderData }) => (loaderData ? pageHead(match.context, loaderData) : {}),
  component: AddressPage,
})

function AddressPage() {
  const { address } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AddressScreen
      address={address}
      onTakeApart={(text) => void navigate({ search: { address: text.slice(0, addressLength) } })}
    />
  )
}
