import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFailure } from '#entities/failure/use-failure.tsx'
import type { ApiErrorData } from '#machines/api-error-data.ts'
import type { VerifiedEmail } from '#machines/sign-up.data.ts'
import { Callout } from '#ui/feedback/callout.tsx'
import { StepContainer } from '#ui/form/step-container.tsx'
import { StepContent } from '#ui/form/step-content.tsx'
import { BackButton } from './back-button.tsx'
import { StepResult } from './step-result.tsx'

interface EmailStepProps {
  /** The address that was verified before. */
  readonly verified: VerifiedEmail | undefined
  readonly error: ApiErrorData | undefined
  readonly onKeep: () => void
  readonly onBack: () => void
  /** The email verification flow, which has the heading of this step. */
  readonly children: ReactNode
}

/** Step that verifies the email address. */
export function EmailStep({ verified, error, onKeep, onBack, children }: EmailStepProps) {
  const failed = useFailure(error)
  return (
    <StepContainer>
      {failed !== undefined && (
        <StepContent>
          <Callout tone="danger" title={<Trans>Confirm your email address again</Trans>}>
            {failed}
          </Callout>
          <span />
        </StepContent>
      )}
      {verified && (
        <StepResult onKeep={onKeep}>
          <Trans>{verified.email} is confirmed.</Trans>
        </StepResult>
      )}
      {children}
      <BackButton onBack={onBack} />
    </StepContainer>
  )
}
