import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { revalidateLogic, useForm } from '@tanstack/react-form'
import { type ReactNode, useEffect } from 'react'
import { cleanCode, oneTimeCodeLimits, type SentCode } from '#contract/accounts/one-time-code.ts'
import * as codes from '#contract/protocol/codes.ts'
import { SupportLink } from '#entities/failure/support-link.tsx'
import { codeMessages } from '#lib/errors/error-messages.ts'
import { useErrorText } from '#lib/errors/use-error-text.ts'
import { useFormDraft } from '#lib/forms/use-form-draft.ts'
import { useSecondsLeft } from '#lib/time/use-seconds-left.ts'
import type { ApiErrorData } from '#machines/api-error-data.ts'
import { Callout } from '#ui/feedback/callout.tsx'
import { bindField } from '#ui/form/bind-field.ts'
import { CodeField } from '#ui/form/code-field.tsx'
import { Countdown } from '#ui/form/countdown.tsx'
import { ResendButton } from '#ui/form/resend-button.tsx'
import { StepActions } from '#ui/form/step-actions.tsx'
import { StepForm } from '#ui/form/step-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Attempts } from './attempts.tsx'
import * as styles from './one-time-code.css.ts'

interface CodeFormProps {
  readonly sent: SentCode
  readonly attemptsLeft: number
  readonly isResent: boolean
  readonly by: 'phone' | 'email'
  readonly busy: 'verifying' | 'requesting' | undefined
  readonly error: ApiErrorData | undefined
  readonly back: ReactNode
  readonly onSubmit: (code: string) => void
  readonly onResend: () => void
}

const { digits, seconds, attempts } = oneTimeCodeLimits
const secondsATick = 10

/** Codes whose message is shown at the field (specification, section 8). */
const fieldCodes = new Set<ApiErrorData['code']>([codes.oneTimeCodeMissing, codes.wrongOneTimeCode])

/** Form for the code, with time and attempts left and a button for a new code. */
export function CodeForm(props: CodeFormProps) {
  const { sent, attemptsLeft, isResent, by, busy, error, back, onSubmit, onResend } = props
  const { t, i18n } = useLingui()
  const errorText = useErrorText(error)
  const isAtField = fieldCodes.has(error?.code)
  const left = useSecondsLeft(sent.expires_at)
  const wait = useSecondsLeft(sent.resend_at)
  const form = useForm({
    defaultValues: { code: '' },
    validationLogic: revalidateLogic(),
    onSubmit: ({ value }) => onSubmit(value.code),
  })
  const element = useFormDraft(form, undefined)

  // After an error the code is selected, so that typing replaces it.
  useEffect(() => {
    if (error) element.current?.querySelector('input')?.select()
  }, [error, element])

  return (
    <StepForm
      ref={element}
      onSubmit={() => {
        if (busy === undefined) void form.handleSubmit()
      }}
    >
      {isResent && error === undefined && (
        <Callout tone="success" title={<Trans>We sent a new code</Trans>}>
          <Trans>Earlier codes no longer work. Enter the latest one.</Trans>
        </Callout>
      )}
      {errorText !== undefined && !isAtField && (
        <Callout tone="danger" title={<Trans>That didn’t work</Trans>}>
          <span>{errorText}</span> <SupportLink error={error} />
        </Callout>
      )}
      <form.Field
        name="code"
        validators={{
          onDynamic: ({ value }) => {
            if (value === '') return i18n._(codeMessages[codes.oneTimeCodeMissing])
            return /^\d{6}$/.test(value) ? undefined : t`The code has six digits. Check it and try again.`
          },
        }}
      >
        {(field) => (
          <CodeField
            label={t`One-time code`}
            digits={digits}
            data-step-heading
            {...bindField(field, isAtField ? errorText : undefined)}
            onChange={({ target }) => field.handleChange(cleanCode(target.value))}
          />
        )}
      </form.Field>
      <div className={styles.gauges}>
        <Countdown left={left} total={seconds} tick={secondsATick} major={60 / secondsATick}>
          <Trans>left to enter the code</Trans>
        </Countdown>
        <Attempts left={attemptsLeft} total={attempts} />
      </div>
      <StepActions>
        {back}
        <SubmitButton size="large" busy={busy === 'verifying' && <Trans>Checking the code</Trans>}>
          <Trans>Confirm</Trans>
        </SubmitButton>
      </StepActions>
      <Cluster gap={4} rowGap={0} justify="between" className={styles.resend}>
        <p>
          {sent.sends_left === 0 ? (
            <Trans>This was the last code for 24 hours.</Trans>
          ) : isResent || attemptsLeft < attempts ? (
            <Plural
              value={sent.sends_left}
              one="You can get one more code within 24 hours."
              other="You can get # more codes within 24 hours."
            />
          ) : by === 'phone' ? (
            <Trans>No message yet? Check your blocked messages.</Trans>
          ) : (
            <Trans>No email yet? Check your spam folder.</Trans>
          )}
        </p>
        <ResendButton
          wait={wait}
          busy={busy === 'requesting'}
          variant="link"
          onResend={onResend}
          busyLabel={<Trans>Sending a new code</Trans>}
        >
          <Trans>Send a new code</Trans>
        </ResendButton>
      </Cluster>
    </StepForm>
  )
}
