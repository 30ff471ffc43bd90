import { Trans } from '@lingui/react/macro'
import { skip } from './frame.css.ts'

export function SkipLink() {
  return (
    <a className={skip} href="#main">
      <Trans>Skip to the content</Trans>
    </a>
  )
}
