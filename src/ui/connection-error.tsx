import { Trans, useLingui } from '@lingui/react/macro'
import { container } from '../theme/layout.css.ts'
import { ErrorIllustration } from './error-illustration.tsx'
import { wayOn } from './error-illustration.css.ts'
import { empty } from './surface.css.ts'
import { Button } from './button.tsx'

/** In place of a page whose files or data could not be fetched. It belongs to the first files: it needs no download. */
export function ConnectionError({ isTrying, onRetry }: { isTrying: boolean; onRetry: () => void }) {
  const { t } = useLingui()
  return (
    <div className={`${container} ${empty}`} role="alert">
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
    </div>
  )
}
