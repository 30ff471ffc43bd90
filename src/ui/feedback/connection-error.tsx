import { Trans } from '@lingui/react/macro'
import { Button } from '../controls/button.tsx'
import { nextAction } from './error-illustration.css.ts'
import { PageError } from './page-error.tsx'

interface ConnectionErrorProps {
  /** Name of the shop. */
  readonly shop: string
  readonly isTrying: boolean
  /** Whether the server answers and lacks a file of the page: a new release has others. */
  readonly isUpdated?: boolean
  readonly onRetry: () => void
}

/** In place of a page whose files or data could not be fetched. It belongs to the first files: it needs no download. */
export function ConnectionError({ shop, isTrying, isUpdated = false, onRetry }: ConnectionErrorProps) {
  return (
    <PageError shop={shop}>
      <p>
        {isUpdated ? (
          <Trans>The shop was updated while this page was open. Reload it to go on.</Trans>
        ) : (
          <Trans>We couldn’t reach the shop. Check your connection, then try again.</Trans>
        )}
      </p>
      <Button variant="primary" className={nextAction} onClick={onRetry} busy={isTrying}>
        {isUpdated ? <Trans>Reload the page</Trans> : <Trans>Try again</Trans>}
      </Button>
    </PageError>
  )
}
