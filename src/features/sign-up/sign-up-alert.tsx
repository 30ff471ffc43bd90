import { useLingui } from '@lingui/react/macro'
import type { Failure } from '../../../machines/failure.ts'
import { useFailureWords } from '../../lib/errors/use-failure-words.ts'
import { useAlert } from '../../ui/use-alert.ts'

interface SignUpAlertProps {
  /** State of the sign-up. */
  readonly state: string
  readonly failure: Failure | undefined
  readonly onFindId: () => void
  readonly onClose: () => void
}

const states = new Set(['accountExists', 'identificationOver'])

/** Why the sign-up cannot go on as it is (specification, section 8). */
export function SignUpAlert({ state, failure, onFindId, onClose }: SignUpAlertProps) {
  const { t } = useLingui()
  const words = useFailureWords(failure)
  useAlert(states.has(state) ? state : undefined, () =>
    state === 'accountExists'
      ? {
          title: t`You already have an account`,
          content: words ?? '',
          primary: { name: t`Find my ID`, action: onFindId },
          secondary: { name: t`Close`, action: onClose },
        }
      : {
          title: t`Verify your identity once more`,
          content: words ?? '',
          primary: { name: t`Close`, action: onClose },
        },
  )
  return null
}
