import { Trans, useLingui } from '@lingui/react/macro'
import { revalidateLogic, useForm } from '@tanstack/react-form'
import { useMemo } from 'react'
import { objectionLimits } from '#contract/accounts/membership.ts'
import { inquiryLimits } from '#contract/content/inquiries.ts'
import { cleanLines, isBlank } from '#contract/values/text.ts'
import { useFailure } from '#entities/failure/use-failure.tsx'
import { useFormDraft } from '#lib/forms/use-form-draft.ts'
import { Callout } from '#ui/feedback/callout.tsx'
import { bindField } from '#ui/form/bind-field.ts'
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts'
import { StepForm } from '#ui/form/step-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import * as styles from './membership-screen.css.ts'
import { objectionDraft } from './objection-draft.ts'

interface ObjectionFormProps {
  /** Names the draft: what the objection is against. */
  readonly subject: string
  readonly busy: boolean
  readonly error: Error | null
  readonly onSubmit: (content: string) => void
}

/** Form of an objection. Whatever fails, the text stays. */
export function ObjectionForm({ subject, busy, error, onSubmit }: ObjectionFormProps) {
  const { t } = useLingui()
  const errorText = useFailure(error)
  const draft = useMemo(() => objectionDraft(subject), [subject])
  const { answerDays } = objectionLimits
  const form = useForm({
    defaultValues: { content: '' },
    validationLogic: revalidateLogic(),
    onSubmit: ({ value }) => onSubmit(cleanLines(value.content)),
    onSubmitInvalid: () => focusFirstInvalid(element.current),
  })
  const element = useFormDraft(form, draft)
  return (
    <section className={styles.wide}>
      <h2>
        <Trans>Object</Trans>
      </h2>
      <StepForm
        ref={element}
        onSubmit={() => {
          if (!busy) void form.handleSubmit()
        }}
      >
        <p>
          <Trans>Tell us why this is wrong. We’ll reply by email within {answerDays} days.</Trans>
        </p>
        {errorText !== undefined && (
          <Callout tone="danger" title={<Trans>We couldn’t send your objection</Trans>}>
            {errorText}
          </Callout>
        )}
        <form.Field
          name="content"
          validators={{
            onDynamic: ({ value }) => (isBlank(value) ? t`Enter your reason for objecting.` : undefined),
          }}
        >
          {(field) => (
            <TextAreaField label={t`Your objection`} maxLength={inquiryLimits.maxContentLength} {...bindField(field)} />
          )}
        </form.Field>
        <div>
          <SubmitButton size="large" busy={busy && <Trans>Sending your objection</Trans>}>
            <Trans>Send objection</Trans>
          </SubmitButton>
        </div>
      </StepForm>
    </section>
  )
}
