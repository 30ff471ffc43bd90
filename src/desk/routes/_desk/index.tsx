import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_desk/')({
  component: () => (
    <h1>
      <Trans>Today</Trans>
    </h1>
  ),
})
