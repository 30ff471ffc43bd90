import { Trans } from '@lingui/react/macro'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { Button } from '../../ui/controls/button.tsx'
import { Callout } from '../../ui/feedback/callout.tsx'
import { useErrorText } from '../messages/error-text.ts'

/** In place of a page whose calls failed. */
export function PageFailed({ error, reset }: ErrorComponentProps) {
  const text = useErrorText(error)
  return (
    <Callout tone="danger" title={<Trans>This page didn’t load</Trans>}>
      <p>{text}</p>
      <Button onClick={reset}>
        <Trans>Try again</Trans>
      </Button>
    </Callout>
  )
}
