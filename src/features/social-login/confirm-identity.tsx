import { Trans } from '@lingui/react/macro'
import { verifyPassword } from '#contract/accounts/profile.ts'
import * as codes from '#contract/protocol/codes.ts'
import { ConfirmIdentityForm } from '#entities/password/confirm-identity-form.tsx'
import { useEndpointMutation } from '#lib/queries/use-endpoint-mutation.ts'
import { hasCode } from '#machines/api-error-data.ts'

interface ConfirmIdentityProps {
  /** What the member is about to do: a lasting change, logging out other devices, or getting all their data. */
  readonly action: keyof typeof reasons
  /** Path to which a new login returns. */
  readonly returnPath: string
  readonly onConfirmed: () => void
}

const reasons = {
  change: {
    password: <Trans>This is a lasting change, so we need your password first.</Trans>,
    login: <Trans>No password? Log in again to make the change:</Trans>,
  },
  logout: {
    password: <Trans>Only you can log out your other devices, so we need your password first.</Trans>,
    login: <Trans>No password? Log in again to log out your other devices:</Trans>,
  },
  download: {
    password: <Trans>These files contain all your data, so we need your password first.</Trans>,
    login: <Trans>No password? Log in again to get the files:</Trans>,
  },
}

/**
 * Confirms the member's identity before something that a stolen session must not do: by password, or by a new login.
 */
export function ConfirmIdentity({ action, returnPath, onConfirmed }: ConfirmIdentityProps) {
  const verify = useEndpointMutation(verifyPassword, { onSuccess: onConfirmed })
  return (
    <ConfirmIdentityForm
      reason={reasons[action].password}
      loginReason={reasons[action].login}
      returnPath={returnPath}
      error={verify.error}
      isWrongPassword={hasCode(verify.error, codes.passwordMissing, codes.wrongPassword)}
      busy={verify.isPending}
      onSubmit={(password) => verify.mutate({ body: { password } })}
    />
  )
}
