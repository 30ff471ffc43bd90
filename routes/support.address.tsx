import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { pageHead } from '../src/app/head.ts'
import { AddressScreen } from '../src/features/support/address/address-screen.tsx'
import { loadAddress } from '../src/features/support/address/load-address.ts'
import { textParameter } from '../src/lib/search-schema.ts'

/** Longest address that is taken apart. */
const addressLength = 2_000

export const Route = createFileRoute('/support/address')({
  validateSearch: v.object({ address: textParameter(addressLength) }),
  staticData: { catalogues: ['support'] },
  loader: ({ context }) => loadAddress(context),
  head: ({ match, loaderData }) => (loaderData ? pageHead(match.context, loaderData.head) : {}),
  component: () => <AddressScreen address={Route.useSearch().address} />,
})
