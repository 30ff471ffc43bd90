import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { tellReturned } from './identity-channel.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Where the provider's popup comes back to: tells the page that opened it, and closes. */
export function IdentityReturn({ id }: { id: string | undefined }) {
  useEffect(() => {
    if (id === undefined) return
    tellReturned(id)
    window.close()
  }, [id])
  return (
    <EmptyState frame="page">
      <h1>
        <Trans>Identity verification</Trans>
      </h1>
      <p role="status">
        <Trans>You can close this window and go on where you were.</Trans>
      </p>
    </EmptyState>
  )
}
