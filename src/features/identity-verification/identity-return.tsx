import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { container } from '../../theme/layout.css.ts'
import { empty } from '../../ui/surface.css.ts'
import { tellReturned } from './identity-channel.ts'

/** Where the provider's popup comes back to: tells the page that opened it, and closes. */
export function IdentityReturn({ id }: { id: string | undefined }) {
  useEffect(() => {
    if (id === undefined) return
    tellReturned(id)
    window.close()
  }, [id])
  return (
    <div className={`${container} ${empty}`}>
      <h1>
        <Trans>Identity verification</Trans>
      </h1>
      <p role="status">
        <Trans>You can close this window and go on where you were.</Trans>
      </p>
    </div>
  )
}
