import { Trans } from '@lingui/react/macro'
import { classNames } from '../class-names.ts'
import { Callout } from './callout.tsx'
import { scriptRequired } from './script-required.css.ts'

/** Says that the page needs JavaScript. Only browsers that run no scripts show it. */
export function ScriptRequired({ className }: { className?: string | undefined }) {
  return (
    <noscript className={classNames(scriptRequired, className)}>
      <Callout tone="warning" title={<Trans>This page needs JavaScript</Trans>}>
        <Trans>Turn it on in your browser settings, then reload the page. Nothing is sent until then.</Trans>
      </Callout>
    </noscript>
  )
}
