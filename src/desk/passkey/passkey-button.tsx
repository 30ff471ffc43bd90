import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { useErrorText } from '../messages/error-text.ts'
import type { usePasskey } from './use-passkey.ts'

/** The button that asks for a passkey, with what came of it. */
export function PasskeyButton({ passkey, children }: { passkey: ReturnType<typeof usePasskey>; children: ReactNode }) {
  const { snapshot, ask } = passkey
  const isBusy = snapshot.hasTag('busy')
  const failure = useErrorText(snapshot.context.error)
  return (
    <Stack gap={4} data-flow="passkey" data-state={String(snapshot.value)}>
      {failure !== undefined && (
        <Callout tone="danger" title={<Trans>The passkey didn’t work</Trans>}>
          {failure}
        </Callout>
      )}
      {snapshot.matches('declined') && (
        <Callout tone="warning" title={<Trans>The passkey wasn’t used</Trans>}>
          <Trans>Try again when you’re ready.</Trans>
        </Callout>
      )}
      <Button variant="primary" fullWidth busy={isBusy} onClick={() => isBusy || ask()}>
        <Icon name={isBusy ? 'refresh-cw' : 'key-round'} />
        {isBusy ? <Trans>Waiting for your passkey</Trans> : children}
      </Button>
    </Stack>
  )
}
