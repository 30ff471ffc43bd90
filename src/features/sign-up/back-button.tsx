import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/controls/button.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Icon } from '#ui/pictures/icon.tsx'

/** Button to the previous step. */
export function BackButton({ onBack }: { onBack: () => void }) {
  return (
    <Stack align="start" marginTop={4}>
      <Button variant="quiet" onClick={onBack}>
        <Icon name="arrow-left" />
        <Trans>Back</Trans>
      </Button>
    </Stack>
  )
}
