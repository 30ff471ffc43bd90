import { Trans, useLingui } from '@lingui/react/macro'
import { revalidateLogic, useForm } from '@tanstack/react-form'
import { useEffect, useMemo, useState } from 'react'
import * as v from 'valibot'
import { type WithdrawalReason, withdrawalLimits, withdrawalReasonSchema } from '#contract/accounts/withdrawal.ts'
import * as codes from '#contract/protocol/codes.ts'
import { cleanLine, isBlank } from '#contract/values/text.ts'
import { SupportLink } from '#entities/failure/support-link.tsx'
import { CurrentPasswordField, useRequiredPassword } from '#entities/password/current-password-field.tsx'
import { useErrorText } from '#lib/errors/use-error-text.ts'
import { useFormDraft } from '#lib/forms/use-form-draft.ts'
import { useUserid } from '#lib/session/use-userid.ts'
import { type ApiErrorData, hasCode } from '#machines/api-error-data.ts'
import type { WithdrawalForm as FormValues } from '#machines/withdrawal.machine.ts'
import { Button, ButtonLink } from '#ui/controls/button.tsx'
import { FieldError } from '#ui/controls/field-error.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { bindField } from '#ui/form/bind-field.ts'
import { CheckBox } from '#ui/form/check-box.tsx'
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts'
import { Form } from '#ui/form/form.tsx'
import { FormSection } from '#ui/form/form-section.tsx'
import { HumanCheck } from '#ui/form/human-check.tsx'
import { RadioField } from '#ui/form/radio-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import * as styles from './withdrawal.css.ts'
import { withdrawalDraft } from './withdrawal-draft.ts'

interface WithdrawalFormProps {
  readonly reasons: readonly { readonly code: WithdrawalReason; readonly name: string }[]
  /** Refund in won that the page shows. */
  readonly refundAmount: number
  /** Whether the guardian of the member may withdraw in their place. */
  readonly hasGuardian: boolean
  /** True once the guardian is verified, who needs no password. */
  readonly isByGuardian: boolean
  readonly humanCheck: 'open' | 'running' | 'passed'
  readonly busy: boolean
  readonly error: ApiErrorData | undefined
  readonly onAssertHuman: () => void
  readonly onSubmit: (form: FormValues, password: string) => void
  readonly onChooseGuardian: () => void
}

const passwordCodes = [codes.passwordMissing, codes.wrongPassword] as const

/** Reason, agreement, human check and password of a withdrawal. Nothing is chosen before. */
export function WithdrawalForm(props: WithdrawalFormProps) {
  const { reasons, refundAmount, hasGuardian, isByGuardian, humanCheck, busy, error } = props
  const { t } = useLingui()
  const required = useRequiredPassword()
  const errorText = useErrorText(error)
  const isAtPassword = hasCode(error, ...passwordCodes)
  const isAtHumanCheck = hasCode(error, codes.humanCheckFailed)
  const userid = useUserid()
  const draft = useMemo(() => withdrawalDraft(userid), [userid])
  const [isHumanCheckMissing, setHumanCheckMissing] = useState(false)
  /** True when the form was submitted while the human check was running. */
  const [isWaiting, setIsWaiting] = useState(false)
  const form = useForm({
    defaultValues: { reason: '', other_reason: '', agreement: false, password: '' },
    validationLogic: revalidateLogic(),
    onSubmit: ({ value: { reason, other_reason, password } }) => {
      setHumanCheckMissing(humanCheck !== 'passed')
      if (humanCheck !== 'passed') return
      const isOther = reason === 'other'
      const checked = v.parse(withdrawalReasonSchema, reason)
      props.onSubmit({ reason: checked, otherReason: isOther ? cleanLine(other_reason) : '', refundAmount }, password)
    },
    onSubmitInvalid: () => {
      setHumanCheckMissing(humanCheck !== 'passed')
      focusFirstInvalid(element.current)
    },
  })
  const element = useFormDraft(form, draft)
  useEffect(() => {
    if (!isWaiting || humanCheck === 'running') return
    setIsWaiting(false)
    // A failed check shows its own error.
    if (humanCheck === 'passed') void form.handleSubmit()
  }, [isWaiting, humanCheck, form])
  useEffect(() => {
    if (isAtPassword || isAtHumanCheck || isHumanCheckMissing) focusFirstInvalid(element.current)
  }, [isAtPassword, isAtHumanCheck, isHumanCheckMissing, element])

  return (
    <Form
      className={styles.form}
      noValidate
      ref={element}
      onSubmit={() => {
        if (busy) return
        if (humanCheck === 'running') setIsWaiting(true)
        else void form.handleSubmit()
      }}
    >
      <FormSection marginBottom={8} heading={<Trans>Reason for leaving</Trans>}>
        <form.Field
          name="reason"
          validators={{ onDynamic: ({ value }) => (value === '' ? t`Choose your reason for leaving.` : undefined) }}
        >
          {(field) => (
            <RadioField
              legend={<Trans>Reason for leaving</Trans>}
              isLegendHidden
              name={field.name}
              options={reasons.map(({ code, name }) => ({ value: code, label: name }))}
              value={field.state.value}
              onChange={field.handleChange}
              error={field.state.meta.errors.find((each) => typeof each === 'string')}
            />
          )}
        </form.Field>
        <form.Subscribe selector={({ values }) => values.reason === 'other'}>
          {(isOther) =>
            isOther && (
              <form.Field
                name="other_reason"
                validators={{
                  onDynamic: ({ value }) => (isBlank(value) ? t`Tell us why in a line.` : undefined),
                }}
              >
                {(field) => (
                  <TextField
                    label={t`Tell us more`}
                    maxLength={withdrawalLimits.maxReasonLength}
                    {...bindField(field)}
                  />
                )}
              </form.Field>
            )
          }
        </form.Subscribe>
      </FormSection>
      <FormSection marginBottom={8} heading={<Trans>Confirm</Trans>}>
        {errorText !== undefined && !isAtPassword && !isAtHumanCheck && (
          <Callout tone="danger" title={<Trans>We couldn’t close your account</Trans>}>
            <span>{errorText}</span> <SupportLink error={error} />
          </Callout>
        )}
        <form.Field
          name="agreement"
          validators={{ onDynamic: ({ value }) => (value ? undefined : t`Agree to continue.`) }}
        >
          {(field) => {
            const wrong = field.state.meta.errors.find((each) => typeof each === 'string')
            return (
              <div>
                <CheckBox
                  name={field.name}
                  checked={field.state.value}
                  onChange={(event) => field.handleChange(event.target.checked)}
                  aria-invalid={wrong === undefined ? undefined : true}
                  aria-describedby={wrong === undefined ? undefined : 'agreement-error'}
                  required
                >
                  <Trans>I understand what I’ll lose and what is kept, and agree to close my account (required)</Trans>
                </CheckBox>
                {wrong !== undefined && <FieldError id="agreement-error">{wrong}</FieldError>}
              </div>
            )
          }}
        </form.Field>
        <HumanCheck
          id="human-check"
          busy={humanCheck === 'running'}
          done={humanCheck === 'passed'}
          error={
            isAtHumanCheck
              ? errorText
              : isHumanCheckMissing && humanCheck === 'open'
                ? t`Tick the box to confirm you’re not a robot.`
                : undefined
          }
          onAssert={props.onAssertHuman}
        />
        {isByGuardian ? (
          <Callout tone="success" announced={false} title={<Trans>Guardian verified</Trans>}>
            <Trans>No password is needed.</Trans>
          </Callout>
        ) : (
          <>
            <form.Field name="password" validators={required}>
              {(field) => <CurrentPasswordField {...bindField(field, isAtPassword ? errorText : undefined)} />}
            </form.Field>
            {hasGuardian && (
              <div>
                <Button variant="quiet" onClick={props.onChooseGuardian}>
                  <Trans>Close as the guardian, without a password</Trans>
                </Button>
              </div>
            )}
          </>
        )}
      </FormSection>
      <div className={styles.actions}>
        <SubmitButton variant="strong" size="large" busy={(busy || isWaiting) && <Trans>Closing your account</Trans>}>
          {refundAmount > 0 ? <Trans>Get the refund and close account</Trans> : <Trans>Close account</Trans>}
        </SubmitButton>
        <ButtonLink size="large" variant="quiet" to="/mypage">
          <Trans>Keep my account</Trans>
        </ButtonLink>
      </div>
    </Form>
  )
}
