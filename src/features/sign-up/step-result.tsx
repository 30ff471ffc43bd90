import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Text } from '#ui/content/text.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Icon } from '#ui/pictures/icon.tsx'

interface StepResultProps {
  /** Goes on with the result. */
  readonly onKeep: () => void
  readonly children: ReactNode
}

/** Result of a step that is already done. */
export function StepResult({ onKeep, children }: StepResultProps) {
  return (
    <Card padded="medium" marginBottom={6}>
      <Stack gap={4}>
        <Cluster as="p" gap={2} wrap={false}>
          <Icon name="circle-check" size={20} tone="success" />
          <Text strong>{children}</Text>
        </Cluster>
        <Button variant="primary" size="large" onClick={onKeep}>
          <Trans>Continue</Trans>
        </Button>
      </Stack>
    </Card>
  )
}
