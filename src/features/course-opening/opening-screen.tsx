import { Trans, useLingui } from '@lingui/react/macro'
import { revalidateLogic, useForm } from '@tanstack/react-form'
import { useEffect } from 'react'
import * as v from 'valibot'
import { contactLimits, emailSchema } from '../../../contract/values/contact.ts'
import { requestOpeningMail } from '../../../contract/content/course-openings.ts'
import type { Course } from '../../../contract/content/course-detail.ts'
import { paths } from '../../../contract/addresses/paths.ts'
import { useFailure } from '../../entities/failure/use-failure.tsx'
import { useEmailValidators } from '../../lib/forms/use-email-validators.ts'
import { useFormDraft } from '../../lib/forms/use-form-draft.ts'
import { useEndpointMutation } from '../../lib/http/use-endpoint-mutation.ts'
import { formatDay } from '../../lib/i18n/format.ts'
import { usePageLanguage } from '../../lib/i18n/use-page-language.ts'
import { useOwnProfile } from '../../lib/forms/use-own-profile.ts'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { Callout } from '../../ui/feedback/callout.tsx'
import { bindField } from '../../ui/form/bind-field.ts'
import { CheckBox } from '../../ui/form/check-box.tsx'
import { EmailField } from '../../ui/form/email-field.tsx'
import { FieldError } from '../../ui/form/field-error.tsx'
import { focusFirstInvalid } from '../../ui/form/focus-first-invalid.ts'
import { StepActions } from '../../ui/form/step-actions.tsx'
import { StepContainer } from '../../ui/form/step-container.tsx'
import { StepForm } from '../../ui/form/step-form.tsx'
import { StepHeading } from '../../ui/form/step-heading.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { ScriptRequired } from '../../ui/feedback/script-required.tsx'
import { TextAnchor } from '../../ui/content/text-link.tsx'

/** Asks for a mail on the day a course opens. */
export function OpeningScreen({ course }: { course: Course }) {
  const { locale, today } = usePageLanguage()
  const request = useEndpointMutation(requestOpeningMail, {})
  const day = formatDay(course.opens_on, today, locale)
  const { title } = course
  return (
    <StepContainer as="div">
      <ScriptRequired />
      {request.isSuccess ? (
        <>
          <StepHeading title={<Trans>We’ll let you know</Trans>}>
            <Trans>
              We’ll email you on {day}, when “{title}” opens. We’ve just sent you a link to cancel.
            </Trans>
          </StepHeading>
          <StepActions>
            <ButtonLink variant="primary" size="large" to="/contents/detail" search={{ id: course.idx }}>
              <Trans>Back to the course</Trans>
            </ButtonLink>
          </StepActions>
        </>
      ) : course.is_coming ? (
        <>
          <StepHeading title={<Trans>Notify me</Trans>}>
            <Trans>
              “{title}” opens on {day}. We’ll email you that morning.
            </Trans>
          </StepHeading>
          <OpeningForm
            busy={request.isPending}
            error={request.error}
            onSubmit={(email) =>
              request.mutate({ params: { lectureId: course.idx }, query: {}, body: { email, consent: 'Y' } })
            }
          />
        </>
      ) : (
        <>
          <StepHeading title={<Trans>This course is already open</Trans>}>
            <Trans>“{title}” is open now.</Trans>
          </StepHeading>
          <StepActions>
            <ButtonLink variant="primary" size="large" to="/contents/detail" search={{ id: course.idx }}>
              <Trans>See the course</Trans>
            </ButtonLink>
          </StepActions>
        </>
      )}
    </StepContainer>
  )
}

interface OpeningFormProps {
  readonly busy: boolean
  readonly error: Error | null
  readonly onSubmit: (email: string) => void
}

function OpeningForm({ busy, error, onSubmit }: OpeningFormProps) {
  const { t } = useLingui()
  const failed = useFailure(error)
  const emailValidators = useEmailValidators()
  const known = useOwnProfile()?.email ?? ''
  const form = useForm({
    defaultValues: { email: '', consent: false },
    validationLogic: revalidateLogic(),
    onSubmit: ({ value }) => onSubmit(v.parse(emailSchema, value.email)),
    onSubmitInvalid: () => focusFirstInvalid(element.current),
  })
  const element = useFormDraft(form, undefined)
  useEffect(() => {
    if (known !== '' && form.getFieldValue('email') === '') form.setFieldValue('email', known)
  }, [known, form])
  return (
    <StepForm
      ref={element}
      onSubmit={() => {
        if (!busy) void form.handleSubmit()
      }}
    >
      {failed !== undefined && (
        <Callout tone="danger" title={<Trans>We couldn’t set up your notification</Trans>}>
          {failed}
        </Callout>
      )}
      <form.Field name="email" validators={emailValidators}>
        {(field) => <EmailField longest={contactLimits.maxEmailLength} {...bindField(field)} />}
      </form.Field>
      <form.Field
        name="consent"
        validators={{ onDynamic: ({ value }) => (value ? undefined : t`Agree so we can email you.`) }}
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
                aria-describedby={wrong === undefined ? undefined : 'consent-error'}
                required
              >
                <Trans>
                  I agree to Practicum keeping my address for this email only, until the course opens (required)
                </Trans>
              </CheckBox>
              {wrong !== undefined && <FieldError id="consent-error">{wrong}</FieldError>}
              <TextAnchor href={paths.dataCollection()}>
                <Trans>How we use your address</Trans>
              </TextAnchor>
            </div>
          )
        }}
      </form.Field>
      <SubmitButton size="large" fullWidth busy={busy && <Trans>Setting up your notification</Trans>}>
        <Trans>Email me that day</Trans>
      </SubmitButton>
    </StepForm>
  )
}
