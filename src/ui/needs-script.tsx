import { Trans } from '@lingui/react/macro'
import { Note } from './note.tsx'
import { needsScript } from './needs-script.css.ts'

/** Tells a visitor whose browser runs no scripts, before anything is typed, that this page does not work without. */
export function NeedsScript({ className = '' }: { className?: string }) {
  return (
    <noscript className={`${needsScript} ${className}`}>
      <Note kind="warning" title={<Trans>This page needs JavaScript</Trans>}>
        <Trans>
          Switch it on in the settings of your browser, then load the page again. Nothing is sent until then.
        </Trans>
      </Note>
    </noscript>
  )
}
