import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFailure } from '#entities/failure/use-failure.tsx'
import type { ApiErrorData } from '#machines/api-error-data.ts'
import { Text } from '#ui/content/text.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import * as styles from './order.css.ts'

interface IdentityStepProps {
  /** True while the server stores the result. */
  readonly isTaking: boolean
  readonly error: ApiErrorData | undefined
  readonly onCancel: () => void
  /** The identity verification flow. */
  readonly children: ReactNode
}

/** Replaces the form until the member's identity is verified; then the order continues. */
export function IdentityStep({ isTaking, error, onCancel, children }: IdentityStepProps) {
  const failed = useFailure(error)
  return (
    <Container width="form" className={styles.step}>
      <Stack gap={4}>
        <h1 tabIndex={-1} data-step-heading="">
          <Trans>Verify your identity to buy</Trans>
        </h1>
        <Text as="p" size="lead">
          <Trans>You only need to do this once. Your order details are saved.</Trans>
        </Text>
        {isTaking ? (
          <p role="status">
            <Trans>Saving your verification</Trans>
          </p>
        ) : (
          <>
            {failed !== undefined && (
              <Callout tone="danger" title={<Trans>We couldn’t use your verification</Trans>}>
                {failed}
              </Callout>
            )}
            {children}
            <Button variant="quiet" onClick={onCancel}>
              <Trans>Back to the order</Trans>
            </Button>
          </>
        )}
      </Stack>
    </Container>
  )
}
