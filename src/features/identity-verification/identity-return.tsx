import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { announceReturn } from './identity-channel.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Return page of the provider's popup: informs the page that opened it, and closes itself. */
export function IdentityReturn({ id }: { id: string | undefined }) {
  useEffect(() => {
    if (id === undefined) return
    announceReturn(id)
    window.close()
  }, [id])
  return (
    <EmptyState frame="page">
      <h1>
        <Trans>Identity verification</Trans>
      </h1>
      <p role="status">
        <Trans>You can close this window and continue.</Trans>
      </p>
    </EmptyState>
  )
}
