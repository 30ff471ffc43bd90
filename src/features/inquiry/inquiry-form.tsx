import { Trans, useLingui } from '@lingui/react/macro'
import { revalidateLogic, useForm } from '@tanstack/react-form'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import * as v from 'valibot'
import { type SentCategory, sentCategorySchema } from '#contract/content/board-addresses.ts'
import { type InquiryCategory, inquiryLimits } from '#contract/content/inquiries.ts'
import * as codes from '#contract/protocol/codes.ts'
import { contactLimits, emailSchema, phoneSchema } from '#contract/values/contact.ts'
import { cleanLine, cleanLines, isBlank } from '#contract/values/text.ts'
import { SupportLink } from '#entities/failure/support-link.tsx'
import { codeMessages } from '#lib/errors/error-messages.ts'
import { useErrorText } from '#lib/errors/use-error-text.ts'
import { phoneInput } from '#lib/forms/phone-input.ts'
import { useEmailValidators } from '#lib/forms/use-email-validators.ts'
import { useFormDraft } from '#lib/forms/use-form-draft.ts'
import { type ApiErrorData, hasCode } from '#machines/api-error-data.ts'
import type { Inquiry, InquiryWithPicture } from '#machines/inquiry.machine.ts'
import { TextLink } from '#ui/content/text-link.tsx'
import { Button } from '#ui/controls/button.tsx'
import { FieldError } from '#ui/controls/field-error.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { bindField } from '#ui/form/bind-field.ts'
import { CheckBox } from '#ui/form/check-box.tsx'
import { EmailField } from '#ui/form/email-field.tsx'
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { StepForm } from '#ui/form/step-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Meter } from '#ui/pictures/meter.tsx'
import * as styles from './inquiry.css.ts'
import { inquiryDraft } from './inquiry-draft.ts'
import type { Upload } from './inquiry-screen.tsx'
import { PictureField } from './picture-field.tsx'

/** What is known of the sender and of the subject before anything is typed. */
export interface KnownFields {
  readonly name: string
  readonly affiliation: string
  readonly email: string
  readonly phone: string
}

interface InquiryFormProps {
  readonly categories: readonly InquiryCategory[]
  /** Type and title that the link to this page named. */
  readonly category: SentCategory | undefined
  readonly title: string
  /** Names the draft: what the link said that the inquiry is about. */
  readonly subject: string
  /** The logged-in member's name and contact; undefined for a visitor and until they are loaded. */
  readonly member: KnownFields | undefined
  readonly busy: boolean
  /** What stands above the form while no inquiry can be sent. */
  readonly limit: ReactNode
  readonly upload: Upload | undefined
  readonly error: ApiErrorData | undefined
  readonly onSubmit: (inquiry: InquiryWithPicture) => void
  readonly onCancel: () => void
}

const pictureCodes = [
  codes.imageTypeUnsupported,
  codes.imageTooLarge,
  codes.tooManyImages,
  codes.imageTooManyPixels,
  codes.imageDamaged,
] as const

/** Form of an inquiry. Whatever fails, everything that was typed and chosen stays. */
export function InquiryForm(props: InquiryFormProps) {
  const { categories, category, title, subject, member, busy, limit, upload, error, onSubmit, onCancel } = props
  const { t, i18n } = useLingui()
  const [image, setImage] = useState<File>()
  const errorText = useErrorText(error)
  const isAtPicture = hasCode(error, ...pictureCodes)
  const draft = useMemo(() => inquiryDraft(subject), [subject])
  const emailValidators = useEmailValidators()
  const required = (message: string) => ({
    onDynamic: ({ value }: { readonly value: string }) => (isBlank(value) ? message : undefined),
  })
  const form = useForm({
    defaultValues: {
      name: '',
      affiliation: '',
      category: category ?? '',
      email: '',
      phone: '',
      title,
      content: '',
      consent: false,
      image_name: '',
    },
    validationLogic: revalidateLogic(),
    onSubmit: ({ value }) => {
      const checked: Inquiry = {
        name: cleanLine(value.name),
        affiliation: cleanLine(value.affiliation),
        category: v.parse(sentCategorySchema, value.category),
        email: v.parse(emailSchema, value.email),
        phone: v.parse(phoneSchema, value.phone),
        title: cleanLine(value.title),
        content: cleanLines(value.content),
      }
      onSubmit({ inquiry: checked, image })
    },
    onSubmitInvalid: () => focusFirstInvalid(element.current),
  })
  const element = useFormDraft(form, draft)

  useEffect(() => {
    if (!member) return
    for (const name of ['name', 'affiliation', 'email', 'phone'] as const) {
      if (form.getFieldValue(name) === '' && member[name] !== '') form.setFieldValue(name, member[name])
    }
  }, [member, form])
  useEffect(() => {
    if (isAtPicture) focusFirstInvalid(element.current)
  }, [isAtPicture, element])

  return (
    <StepForm
      ref={element}
      onSubmit={() => {
        if (!busy) void form.handleSubmit()
      }}
    >
      {limit}
      {limit === undefined && errorText !== undefined && !isAtPicture && (
        <Callout tone="danger" title={<Trans>Your inquiry wasn’t sent</Trans>}>
          <p>
            <span>{errorText}</span> <SupportLink error={error} />
          </p>
          <p>
            <Trans>Your message is still here.</Trans>
          </p>
        </Callout>
      )}
      <Grid gap={4} rowGap={5} align="start">
        <form.Field name="name" validators={required(t`Enter your name.`)}>
          {(field) => (
            <TextField
              label={t`Name`}
              autoComplete="name"
              maxLength={inquiryLimits.maxNameLength}
              {...bindField(field)}
            />
          )}
        </form.Field>
        <form.Field
          name="affiliation"
          validators={required(t`Enter your school or company. If you don’t have one, enter “individual”.`)}
        >
          {(field) => (
            <TextField
              label={t`Organisation`}
              autoComplete="organization"
              placeholder={t`School, company, or individual`}
              maxLength={inquiryLimits.maxAffiliationLength}
              {...bindField(field)}
            />
          )}
        </form.Field>
      </Grid>
      <Grid gap={4} rowGap={5} align="start">
        <form.Field name="email" validators={emailValidators}>
          {(field) => <EmailField longest={contactLimits.maxEmailLength} {...bindField(field)} />}
        </form.Field>
        <form.Field
          name="phone"
          validators={{
            onDynamic: ({ value }) => (v.is(phoneSchema, value) ? undefined : i18n._(codeMessages[codes.phoneInvalid])),
          }}
        >
          {(field) => (
            <TextField
              label={t`Phone number`}
              type="tel"
              placeholder="010-0000-0000"
              {...bindField(field)}
              {...phoneInput(field)}
            />
          )}
        </form.Field>
      </Grid>
      <form.Field name="category" validators={required(t`Choose a type.`)}>
        {(field) => (
          <SelectField label={t`Inquiry type`} {...bindField(field)}>
            <option value="">{t`Choose a type`}</option>
            {categories
              .filter(({ code }) => v.is(sentCategorySchema, code))
              .map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
          </SelectField>
        )}
      </form.Field>
      <form.Field name="title" validators={required(t`Enter a title.`)}>
        {(field) => (
          <TextField
            label={t`Title`}
            maxLength={inquiryLimits.maxTitleLength}
            help={<TitleLength length={field.state.value.length} />}
            {...bindField(field)}
          />
        )}
      </form.Field>
      <form.Field name="content" validators={required(t`Enter your message.`)}>
        {(field) => (
          <TextAreaField
            label={t`Message`}
            placeholder={t`Tell us what you were trying to do and where you got stuck.`}
            maxLength={inquiryLimits.maxContentLength}
            {...bindField(field)}
          />
        )}
      </form.Field>
      <form.Field name="image_name">
        {(field) => (
          <PictureField
            file={image}
            lostName={image ? '' : field.state.value}
            busy={busy}
            error={isAtPicture ? errorText : undefined}
            onChange={(file) => {
              setImage(file)
              field.handleChange(file?.name ?? '')
            }}
          />
        )}
      </form.Field>
      <form.Field
        name="consent"
        validators={{ onDynamic: ({ value }) => (value ? undefined : t`Agree so we can reply.`) }}
      >
        {(field) => {
          const wrong = field.state.meta.errors.find((each) => typeof each === 'string')
          return (
            <div>
              <Cluster rowGap={0}>
                <CheckBox
                  name={field.name}
                  checked={field.state.value}
                  onChange={(event) => field.handleChange(event.target.checked)}
                  aria-invalid={wrong === undefined ? undefined : true}
                  aria-describedby={wrong === undefined ? undefined : 'consent-error'}
                  required
                >
                  <Trans>I agree to the use of my name and contact details to reply (required)</Trans>
                </CheckBox>
                <TextLink to="/private">
                  <Trans>How we use your details</Trans>
                </TextLink>
              </Cluster>
              {wrong !== undefined && <FieldError id="consent-error">{wrong}</FieldError>}
            </div>
          )
        }}
      </form.Field>
      {busy && upload && <UploadProgressBar {...upload} />}
      <Cluster className={styles.send}>
        <SubmitButton size="large" busy={busy && <Trans>Sending your inquiry</Trans>}>
          <Trans>Send the inquiry</Trans>
        </SubmitButton>
        {busy && (
          <Button size="large" onClick={onCancel}>
            <Trans>Cancel sending</Trans>
          </Button>
        )}
      </Cluster>
    </StepForm>
  )
}

/** How many characters of a title are used. */
function TitleLength({ length }: { length: number }) {
  const { maxTitleLength } = inquiryLimits
  return (
    <div className={styles.length}>
      <Meter length={maxTitleLength} filled={length} major={10} height="low" full />
      <Trans>
        {length} / {maxTitleLength} characters
      </Trans>
    </div>
  )
}

function UploadProgressBar({ sent, total }: Upload) {
  const { t } = useLingui()
  const percent = total === 0 ? 0 : Math.floor((sent / total) * 100)
  return (
    <Stack gap={3}>
      <progress className={styles.uploaded} aria-label={t`Picture upload`} value={percent} max={100} />
      <p>{percent === 100 ? <Trans>Picture sent. Checking it now.</Trans> : <Trans>{percent} % sent</Trans>}</p>
    </Stack>
  )
}
