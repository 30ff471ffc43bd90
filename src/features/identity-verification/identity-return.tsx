import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { ButtonLink } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { announceReturn } from './identity-channel.ts'

/**
 * Return page of the provider's popup: informs the page that opened it, and closes itself. Without the ID of a
 * verification nobody has opened it: it leads back to the shop.
 */
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
      {id === undefined ? (
        <>
          <p>
            <Trans>No identity verification is in progress. Start it again from the page you were on.</Trans>
          </p>
          <ButtonLink to="/">
            <Trans>Go to the home page</Trans>
          </ButtonLink>
        </>
      ) : (
        <p role="status">
          <Trans>You can close this window and continue.</Trans>
        </p>
      )}
    </EmptyState>
  )
}
