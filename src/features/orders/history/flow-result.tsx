import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Heading } from '#ui/content/heading.tsx'
import { Text } from '#ui/content/text.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import * as styles from './history.css.ts'

interface FlowResultProps {
  readonly title: ReactNode
  readonly children: ReactNode
}

/** How a flow of an order's page ended. Its heading gets the focus. */
export function FlowResult({ title, children }: FlowResultProps) {
  return (
    <>
      <Heading as="h2" size={22} marginBottom={6} tabIndex={-1} data-step-heading="">
        {title}
      </Heading>
      <Text as="div" muted>
        {children}
      </Text>
    </>
  )
}

interface FlowFailureProps extends FlowResultProps {
  /** Absent when trying again would not help. */
  readonly onRetry?: () => void
}

/** Why a flow of an order's page cannot go on. */
export function FlowFailure({ title, onRetry, children }: FlowFailureProps) {
  return (
    <Callout
      tone="danger"
      action={
        onRetry && (
          <Button onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        )
      }
    >
      <h2 tabIndex={-1} data-step-heading="" className={styles.failureHeading}>
        {title}
      </h2>
      {children}
    </Callout>
  )
}
