import { Trans } from '@lingui/react/macro'
import { nextAction } from './error-illustration.css.ts'
import { Button } from '../controls/button.tsx'
import { PageError } from './page-error.tsx'

/** In place of a page whose files or data could not be fetched. It belongs to the first files: it needs no download. */
export function ConnectionError({ isTrying, onRetry }: { isTrying: boolean; onRetry: () => void }) {
  return (
    <PageError>
      <p>
        <Trans>We couldn’t reach Practicum. Check your connection, then try again.</Trans>
      </p>
      <Button variant="primary" className={nextAction} onClick={onRetry} busy={isTrying}>
        <Trans>Try again</Trans>
      </Button>
    </PageError>
  )
}
