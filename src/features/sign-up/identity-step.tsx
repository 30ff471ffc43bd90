import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Identification } from '#contract/accounts/sign-up.ts'
import { useFailure } from '#entities/failure/use-failure.tsx'
import type { ApiErrorData } from '#machines/api-error-data.ts'
import { Callout } from '#ui/feedback/callout.tsx'
import { StatusMessage } from '#ui/form/status-message.tsx'
import { StepContent } from '#ui/form/step-content.tsx'
import { BackButton } from './back-button.tsx'
import { Step } from './step.tsx'
import { StepResult } from './step-result.tsx'
import { TimeNote } from './time-note.tsx'

interface IdentityStepProps {
  /** The identification from an earlier verification. */
  readonly identification: Identification | undefined
  readonly busy: boolean
  readonly error: ApiErrorData | undefined
  readonly onKeep: () => void
  readonly onBack: () => void
  /** The identity verification flow. */
  readonly children: ReactNode
}

/** Step that identifies the applicant. */
export function IdentityStep({ identification, busy, error, onKeep, onBack, children }: IdentityStepProps) {
  const { t } = useLingui()
  const failed = useFailure(error)
  const name = identification?.name
  return (
    <Step
      title={t`Verify your identity`}
      lede={<Trans>We only check your name, date of birth and phone number, so each person has one account.</Trans>}
    >
      {failed !== undefined && !busy && (
        <StepContent>
          <Callout tone="danger" title={<Trans>We couldn’t verify your identity</Trans>}>
            {failed}
          </Callout>
          <span />
        </StepContent>
      )}
      {busy ? (
        <StatusMessage>
          <Trans>Getting your details</Trans>
        </StatusMessage>
      ) : (
        <>
          {name !== undefined && (
            <StepResult onKeep={onKeep}>
              <Trans>{name}, your identity is verified.</Trans>
            </StepResult>
          )}
          {children}
          <TimeNote />
          <BackButton onBack={onBack} />
        </>
      )}
    </Step>
  )
}
