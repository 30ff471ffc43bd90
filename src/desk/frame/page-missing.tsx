import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'

/** In place of a page that does not exist. */
export function PageMissing() {
  return (
    <EmptyState frame="dashed">
      <h1>
        <Trans>There is no such page</Trans>
      </h1>
      <ButtonLink to="/">
        <Trans>To the start</Trans>
      </ButtonLink>
    </EmptyState>
  )
}
