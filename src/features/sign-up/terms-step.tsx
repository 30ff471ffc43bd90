import { Trans, useLingui } from '@lingui/react/macro'
import { useForm } from '@tanstack/react-form'
import type { ReactNode } from 'react'
import { editionPath } from '#contract/addresses/legal.ts'
import type { LegalDocument } from '#contract/values/legal-documents.ts'
import { useFailure } from '#entities/failure/use-failure.tsx'
import { useFeature } from '#lib/features/use-feature.ts'
import { useFormDraft } from '#lib/forms/use-form-draft.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import type { ApiErrorData } from '#machines/api-error-data.ts'
import type { Consents } from '#machines/sign-up.data.ts'
import { Hint } from '#ui/content/hint.tsx'
import { Text } from '#ui/content/text.tsx'
import { Button } from '#ui/controls/button.tsx'
import { IconButtonAnchor } from '#ui/controls/icon-button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { CheckBox } from '#ui/form/check-box.tsx'
import { StepForm } from '#ui/form/step-form.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { termsDraft } from './draft-storage.ts'
import * as styles from './sign-up.css.ts'
import { Step } from './step.tsx'

interface TermsStepProps {
  readonly error: ApiErrorData | undefined
  /** False until the stored draft has been read. */
  readonly isReady: boolean
  readonly onAgree: (consents: Consents) => void
  readonly children: ReactNode
}

const boxes = ['terms', 'collection', 'sms', 'email'] as const
const nothingTicked = { terms: false, collection: false, sms: false, email: false }

/** Step with the consents: two required texts, and optional advertising. */
export function TermsStep({ error, isReady, onAgree, children }: TermsStepProps) {
  const { t } = useLingui()
  const failed = useFailure(error)
  const { editions } = useAppContext()
  const hasTexts = useFeature('text-messages')
  const verifiesIdentity = useFeature('identity-verification')
  const offered = boxes.filter((box) => box !== 'sms' || hasTexts)
  const form = useForm({
    defaultValues: nothingTicked,
    validators: {
      onSubmit: ({ value }) =>
        value.terms && value.collection ? undefined : t`Accept both required items to continue.`,
    },
    onSubmit: ({ value }) => {
      const { email } = value
      // A draft may be older than the shop without text messages.
      const sms = value.sms && hasTexts
      const { terms, collection, marketing } = editions
      onAgree({ terms, collection, marketing: sms || email ? marketing : '', recv_sms: sms, recv_email: email })
    },
  })
  const element = useFormDraft(form, termsDraft)
  const text = (document: LegalDocument, name: string) => (
    <IconButtonAnchor
      href={editionPath(document, editions[document], editions)}
      target="_blank"
      rel="noopener"
      label={t`Read: ${name} (opens a new tab)`}
    >
      <Icon name="chevron-right" size={20} />
    </IconButtonAnchor>
  )
  const names = {
    terms: t`Terms of use`,
    collection: t`Collection and use of personal information`,
    sms: t`Get news about courses by text message`,
    email: t`Get news about courses by email`,
  }
  return (
    <Step title={t`Review the terms`} lede={t`Accept the two required items to continue.`}>
      <StepForm ref={element} isReady={isReady} onSubmit={() => void form.handleSubmit()}>
        <form.Subscribe selector={({ errors }) => errors.find((each) => typeof each === 'string')}>
          {(complaint) =>
            (complaint ?? failed) !== undefined && (
              <Callout tone="danger" title={<Trans>Not accepted yet</Trans>}>
                {complaint ?? failed}
              </Callout>
            )
          }
        </form.Subscribe>
        {children}
        <div className={styles.agreements}>
          <form.Subscribe selector={({ values }) => offered.every((box) => values[box])}>
            {(isAll) => (
              <div className={`${styles.agreement} ${styles.all}`}>
                <CheckBox
                  checked={isAll}
                  onChange={(event) => {
                    for (const box of offered) form.setFieldValue(box, event.target.checked)
                  }}
                >
                  <Trans>Accept all</Trans>{' '}
                  <Text as="small" muted className={styles.allNote}>
                    <Trans>including optional items</Trans>
                  </Text>
                </CheckBox>
              </div>
            )}
          </form.Subscribe>
          {offered.map((box) => (
            <form.Field key={box} name={box}>
              {(field) => (
                <div className={styles.agreement}>
                  <CheckBox
                    name={box}
                    checked={field.state.value}
                    onChange={(event) => field.handleChange(event.target.checked)}
                  >
                    {box === 'terms' || box === 'collection' ? (
                      <Text strong className={styles.required}>
                        <Trans>Required</Trans>
                      </Text>
                    ) : (
                      <Text muted>
                        <Trans>Optional</Trans>
                      </Text>
                    )}{' '}
                    <span>{names[box]}</span>
                  </CheckBox>
                  {text(box === 'sms' || box === 'email' ? 'marketing' : box, names[box])}
                </div>
              )}
            </form.Field>
          ))}
        </div>
        <Hint>
          <Icon name="info" />
          <span>
            {verifiesIdentity ? (
              <Trans>Under 14? A guardian must agree first.</Trans>
            ) : (
              <Trans>You must be 14 or older to sign up.</Trans>
            )}
          </span>
        </Hint>
        <Button variant="primary" size="large" type="submit">
          <Trans>Agree and continue</Trans>
        </Button>
      </StepForm>
    </Step>
  )
}
