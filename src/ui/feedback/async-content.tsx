import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { Callout } from './callout.tsx'

interface AsyncContentProps<Data> {
  /** Undefined while it loads. */
  readonly data: Data | undefined
  /** Why loading failed; undefined when it did not. */
  readonly errorText: ReactNode
  /** What could not be loaded. */
  readonly errorTitle: ReactNode
  readonly onRetry: () => void
  /** Shown while the data loads, of the size of the content. */
  readonly skeleton: ReactNode
  readonly children: (data: Data) => ReactNode
}

/** Content that is loaded: an error with a retry button, a skeleton in a busy element, or the content. */
export function AsyncContent<Data>(props: AsyncContentProps<Data>) {
  const { data, errorText, errorTitle, onRetry, skeleton, children } = props
  if (errorText !== undefined) {
    return (
      <Callout tone="danger" title={errorTitle}>
        <span>{errorText}</span>{' '}
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </Callout>
    )
  }
  return data === undefined ? <div aria-busy="true">{skeleton}</div> : children(data)
}
