import { Trans, useLingui } from '@lingui/react/macro'
import { ErrorIllustration } from './error-illustration.tsx'
import { wayOn } from './error-illustration.css.ts'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

/** In place of a page whose files or data could not be fetched. It belongs to the first files: it needs no download. */
export function ConnectionError({ isTrying, onRetry }: { isTrying: boolean; onRetry: () => void }) {
  const { t } = useLingui()
  return (
    <EmptyState frame="page" role="alert">
      <title>{`${t`This page could not be loaded`} – Practicum`}</title>
      <ErrorIllustration />
      <h1>
        <Trans>This page could not be loaded</Trans>
      </h1>
      <p>
        <Trans>A part of it did not arrive. Check the connection; the page opens by itself once it is back.</Trans>
      </p>
      <Button variant="primary" className={wayOn} onClick={onRetry} busy={isTrying}>
        <Trans>Try again</Trans>
      </Button>
    </EmptyState>
  )
}
