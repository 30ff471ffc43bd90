import { useLingui } from '@lingui/react/macro'
import { SupportLink } from '#entities/failure/support-link.tsx'
import { useErrorText } from '#lib/errors/use-error-text.ts'
import type { ApiErrorData } from '#machines/api-error-data.ts'
import type { SignUpState } from '#machines/sign-up.machine.ts'
import { useAlert } from '#ui/alert/use-alert.ts'

interface SignUpAlertProps {
  readonly state: SignUpState
  readonly error: ApiErrorData | undefined
  readonly onFindId: () => void
  readonly onClose: () => void
}

/** States that show an alert. */
const states: ReadonlySet<SignUpState> = new Set(['accountExists', 'identificationOver'])

/** Alert that explains why the sign-up cannot continue (specification, section 8). */
export function SignUpAlert({ state, error, onFindId, onClose }: SignUpAlertProps) {
  const { t } = useLingui()
  const text = useErrorText(error)
  useAlert(states.has(state) ? state : undefined, () =>
    state === 'accountExists'
      ? {
          title: t`You already have an account`,
          content: text ?? '',
          help: <SupportLink error={error} />,
          primary: { name: t`Find ID`, action: onFindId },
          secondary: { name: t`Close`, action: onClose },
        }
      : {
          title: t`Verify your identity again`,
          content: text ?? '',
          help: <SupportLink error={error} />,
          primary: { name: t`Close`, action: onClose },
        },
  )
  return null
}
