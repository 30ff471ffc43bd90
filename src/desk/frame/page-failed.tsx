import { Trans } from '@lingui/react/macro'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { toApiErrorData } from '#machines/api-error-data.ts'
import { Button } from '#ui/controls/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { useErrorText } from '../messages/error-text.ts'
import { Narrow } from './narrow.tsx'

/** In place of a page whose calls failed. */
export function PageFailed({ error, reset }: ErrorComponentProps) {
  const text = useErrorText(toApiErrorData(error))
  return (
    <Narrow title={<Trans>This page didn’t load</Trans>}>
      <Callout tone="danger">{text}</Callout>
      <Button onClick={reset}>
        <Trans>Try again</Trans>
      </Button>
    </Narrow>
  )
}
