import { Trans } from '@lingui/react/macro'
import * as ui from '#ui/controls/skip-link.tsx'

export function SkipLink() {
  return (
    <ui.SkipLink>
      <Trans>Skip to the content</Trans>
    </ui.SkipLink>
  )
}
