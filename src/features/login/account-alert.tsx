import { useLingui } from '@lingui/react/macro'
import { objectionLimits } from '#contract/accounts/membership.ts'
import * as codes from '#contract/protocol/codes.ts'
import { SupportLink } from '#entities/failure/support-link.tsx'
import { codeMessages } from '#lib/errors/error-messages.ts'
import type { ApiErrorData } from '#machines/api-error-data.ts'
import type { LoginState } from '#machines/login.machine.ts'
import { useAlert } from '#ui/alert/use-alert.ts'

interface AccountAlertProps {
  readonly state: LoginState
  readonly error: ApiErrorData | undefined
  readonly onClose: () => void
  readonly onSignUp: () => void
  readonly onTermination: () => void
}

/** States that show an alert. */
const states: ReadonlySet<LoginState> = new Set([
  'unregistered',
  'accountDeactivated',
  'accountDeleted',
  'accountTerminated',
])

/** Alert that explains why the account cannot be used (specification, section 8). */
export function AccountAlert({ state, error, onClose, onSignUp, onTermination }: AccountAlertProps) {
  const { t, i18n } = useLingui()
  const { objectDays: days } = objectionLimits
  const close = { name: t`Close`, action: onClose }
  const help = <SupportLink error={error} />
  useAlert(states.has(state) ? state : undefined, () => {
    switch (state) {
      case 'unregistered':
        return {
          title: t`You haven’t signed up yet`,
          content: i18n._(codeMessages[codes.notRegistered]),
          help,
          primary: { name: t`Sign up`, action: onSignUp },
          secondary: close,
        }
      case 'accountDeactivated':
        return {
          title: t`This account is deactivated`,
          content: i18n._(codeMessages[codes.accountDeactivated]),
          help,
          primary: close,
        }
      case 'accountTerminated':
        return {
          title: t`Your account was terminated`,
          content: t`We ended your membership. You can read why, and object within ${days} days.`,
          help,
          primary: { name: t`See why, or object`, action: onTermination },
          secondary: close,
        }
      default:
        return {
          title: t`This account has been deleted`,
          content: i18n._(codeMessages[codes.accountDeleted]),
          help,
          primary: close,
        }
    }
  })
  return null
}
