import * as codes from '../../../contract/codes.ts'
import { Trans } from '@lingui/react/macro'
import { verifyPassword } from '../../../contract/profile.ts'
import { hasCode } from '../../../machines/api-error-data.ts'
import { ConfirmIdentityForm } from '../../entities/password/confirm-identity-form.tsx'
import { useEndpointMutation } from '../../lib/http/use-endpoint-mutation.ts'

interface ConfirmIdentityProps {
  /** What the member is about to do. */
  readonly action: 'change' | 'download'
  /** Path to which a new login returns. */
  readonly returnPath: string
  readonly onConfirmed: () => void
}

/**
 * Confirms the member's identity before a change that outlives the session, or before all their data is downloaded: by
 * password, or by a new login.
 */
export function ConfirmIdentity({ action, returnPath, onConfirmed }: ConfirmIdentityProps) {
  const verify = useEndpointMutation(verifyPassword, { onSuccess: onConfirmed })
  const isChange = action === 'change'
  return (
    <ConfirmIdentityForm
      reason={
        isChange ? (
          <Trans>This is a lasting change, so we need your password first.</Trans>
        ) : (
          <Trans>These files contain all your data, so we need your password first.</Trans>
        )
      }
      loginReason={
        isChange ? (
          <Trans>No password? Log in again to make the change:</Trans>
        ) : (
          <Trans>No password? Log in again to request the files:</Trans>
        )
      }
      returnPath={returnPath}
      error={verify.error}
      isWrongPassword={hasCode(verify.error, codes.passwordMissing, codes.wrongPassword)}
      busy={verify.isPending}
      onSubmit={(password) => verify.mutate({ params: {}, query: {}, body: { password } })}
    />
  )
}
