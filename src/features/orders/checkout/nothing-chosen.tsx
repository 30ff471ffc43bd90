import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'

/** Page of an order form without items. */
export function NothingChosen() {
  return (
    <EmptyState frame="dashed">
      <h2>
        <Trans>Nothing selected yet</Trans>
      </h2>
      <p>
        <Trans>Choose a course or device and order it from its page.</Trans>
      </p>
      <Cluster gap={2} justify="center">
        <ButtonLink variant="primary" to="/contents">
          <Trans>Browse courses</Trans>
        </ButtonLink>
        <ButtonLink to="/device">
          <Trans>Browse devices</Trans>
        </ButtonLink>
      </Cluster>
    </EmptyState>
  )
}
