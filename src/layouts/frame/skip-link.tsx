import { Trans } from '@lingui/react/macro'
import { skip } from './skip-link.css.ts'

export function SkipLink() {
  return (
    <a className={skip} href="#main">
      <Trans>Skip to the content</Trans>
    </a>
  )
}
