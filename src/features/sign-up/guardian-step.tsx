import { Trans, useLingui } from '@lingui/react/macro'
import { useForm } from '@tanstack/react-form'
import * as v from 'valibot'
import { type GuardianRelation, guardianRelationSchema, signUpLimits } from '#contract/accounts/sign-up.ts'
import { editionPath } from '#contract/addresses/legal.ts'
import { useFailure } from '#entities/failure/use-failure.tsx'
import { useFormDraft } from '#lib/forms/use-form-draft.ts'
import { formatDayWithYear } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import type { ApiErrorData } from '#machines/api-error-data.ts'
import type { GuardianConsent } from '#machines/sign-up.data.ts'
import { Text } from '#ui/content/text.tsx'
import { Button } from '#ui/controls/button.tsx'
import { IconButtonAnchor } from '#ui/controls/icon-button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { CheckBox } from '#ui/form/check-box.tsx'
import { FieldSet } from '#ui/form/field-set.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { StepForm } from '#ui/form/step-form.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { Meter } from '#ui/pictures/meter.tsx'
import { MeterCaption } from '#ui/pictures/meter-caption.tsx'
import { ageOn, birthdayAt } from './age.ts'
import { BackButton } from './back-button.tsx'
import { guardianDraft } from './draft-storage.ts'
import * as styles from './sign-up.css.ts'
import { Step } from './step.tsx'

interface GuardianStepProps {
  /** The child's name, and birthday as `YYYY-MM-DD`. */
  readonly name: string
  readonly birth: string
  /** Today in Korean time, `YYYY-MM-DD`. */
  readonly today: string
  readonly error: ApiErrorData | undefined
  readonly onAgree: (consent: GuardianConsent) => void
  readonly onBack: () => void
}

const relations = guardianRelationSchema.options

/** Form for the guardian, before their verification: the relation to the child, and the consents. */
export function GuardianStep({ name, birth, today, error, onAgree, onBack }: GuardianStepProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const { editions } = useAppContext()
  const failed = useFailure(error)
  const { consentAge } = signUpLimits
  const age = ageOn(birth, today)
  const born = formatDayWithYear(birth, locale)
  const free = formatDayWithYear(birthdayAt(birth, consentAge), locale)
  const labels: Record<GuardianRelation, string> = {
    mother: t`Mother`,
    father: t`Father`,
    other: t`Another legal representative`,
  }
  const form = useForm({
    defaultValues: { relation: 'mother', child: false, own: false },
    validators: {
      onSubmit: ({ value }) => (value.child && value.own ? undefined : t`Accept both required items to continue.`),
    },
    onSubmit: ({ value }) =>
      onAgree({
        relation: v.parse(guardianRelationSchema, value.relation),
        collection: editions.collection,
      }),
  })
  const element = useFormDraft(form, guardianDraft)
  const text = editionPath('collection', editions.collection, editions)
  const consents = {
    child: t`Collection and use of the child’s personal information`,
    own: t`Use of the guardian’s name and number only to confirm this consent`,
  }
  return (
    <Step
      title={t`Continue with your guardian`}
      lede={
        <Trans>
          {name} is {age}. Under-14s need a guardian’s consent.
        </Trans>
      }
    >
      <Stack marginBottom={8}>
        <Meter full length={consentAge} filled={Math.min(age, consentAge)} label={t`${age} of ${consentAge} years`} />
        <MeterCaption>
          <span>
            <Trans>Born on {born}</Trans>
          </span>
          <span>
            <Trans>On your own from {free}</Trans>
          </span>
        </MeterCaption>
      </Stack>
      <StepForm ref={element} onSubmit={() => void form.handleSubmit()}>
        <form.Subscribe selector={({ errors }) => errors.find((each) => typeof each === 'string')}>
          {(complaint) =>
            (complaint ?? failed) !== undefined && (
              <Callout tone="danger" title={<Trans>Not accepted yet</Trans>}>
                {complaint ?? failed}
              </Callout>
            )
          }
        </form.Subscribe>
        <form.Field name="relation">
          {(field) => (
            <SelectField
              label={t`Guardian’s relationship to you`}
              name={field.name}
              value={field.state.value}
              onChange={(event) => field.handleChange(event.target.value)}
            >
              {relations.map((relation) => (
                <option key={relation} value={relation}>
                  {labels[relation]}
                </option>
              ))}
            </SelectField>
          )}
        </form.Field>
        <FieldSet legend={<Trans>What the guardian consents to</Trans>}>
          <div className={styles.agreements}>
            {(['child', 'own'] as const).map((box) => (
              <form.Field key={box} name={box}>
                {(field) => (
                  <div className={styles.agreement}>
                    <CheckBox
                      name={box}
                      checked={field.state.value}
                      onChange={(event) => field.handleChange(event.target.checked)}
                    >
                      <Text strong className={styles.required}>
                        <Trans>Required</Trans>
                      </Text>{' '}
                      <span>{consents[box]}</span>
                    </CheckBox>
                    <IconButtonAnchor
                      href={text}
                      target="_blank"
                      rel="noopener"
                      label={t`Read: ${consents[box]} (opens a new tab)`}
                    >
                      <Icon name="chevron-right" size={20} />
                    </IconButtonAnchor>
                  </div>
                )}
              </form.Field>
            ))}
          </div>
        </FieldSet>
        <Button variant="primary" size="large" type="submit">
          <Trans>Continue to guardian verification</Trans>
        </Button>
      </StepForm>
      <BackButton onBack={onBack} />
    </Step>
  )
}
