import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFailure } from '#entities/failure/use-failure.tsx'
import type { ApiErrorData } from '#machines/api-error-data.ts'
import { Callout } from '#ui/feedback/callout.tsx'
import { StatusMessage } from '#ui/form/status-message.tsx'
import { StepContent } from '#ui/form/step-content.tsx'
import { BackButton } from './back-button.tsx'
import { Step } from './step.tsx'
import { TimeNote } from './time-note.tsx'

interface GuardianVerificationProps {
  readonly busy: boolean
  readonly error: ApiErrorData | undefined
  readonly onBack: () => void
  /** The identity verification flow. */
  readonly children: ReactNode
}

/** Step that verifies the guardian's identity. */
export function GuardianVerification({ busy, error, onBack, children }: GuardianVerificationProps) {
  const { t } = useLingui()
  const failed = useFailure(error)
  return (
    <Step
      title={t`Guardian verification`}
      lede={<Trans>The guardian verifies on this screen with their own phone. It takes about a minute.</Trans>}
    >
      {busy ? (
        <StatusMessage>
          <Trans>Recording the consent</Trans>
        </StatusMessage>
      ) : (
        <>
          {failed !== undefined && (
            <StepContent>
              <Callout tone="danger" title={<Trans>We couldn’t record the consent</Trans>}>
                {failed}
              </Callout>
              <span />
            </StepContent>
          )}
          {children}
          <TimeNote />
          <BackButton onBack={onBack} />
        </>
      )}
    </Step>
  )
}
