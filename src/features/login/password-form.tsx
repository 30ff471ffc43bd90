import { Trans, useLingui } from '@lingui/react/macro'
import { useForm } from '@tanstack/react-form'
import { useEffect } from 'react'
import { loginLimits } from '#contract/accounts/login.ts'
import * as codes from '#contract/protocol/codes.ts'
import { cleanPassword } from '#contract/values/password.ts'
import { cleanToken } from '#contract/values/text.ts'
import { SupportLink } from '#entities/failure/support-link.tsx'
import { loginDraft } from '#entities/password/login-draft.ts'
import { codeMessages } from '#lib/errors/error-messages.ts'
import { useErrorText } from '#lib/errors/use-error-text.ts'
import { useFormDraft } from '#lib/forms/use-form-draft.ts'
import { useNextPath } from '#lib/url/next-path.ts'
import type { ApiErrorData } from '#machines/api-error-data.ts'
import { TextLink } from '#ui/content/text-link.tsx'
import { Button, ButtonLink } from '#ui/controls/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { bindField } from '#ui/form/bind-field.ts'
import { Form } from '#ui/form/form.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import * as styles from './login.css.ts'

interface PasswordFormProps {
  readonly busy: boolean
  readonly done: boolean
  readonly error: ApiErrorData | undefined
  readonly onSubmit: (userid: string, password: string) => void
}

/** Validates the input before it is sent (specification, sections 5 and 8). */
function validateInput(
  userid: string,
  password: string,
): typeof codes.credentialsMissing | typeof codes.credentialsMalformed | undefined {
  if (userid === '' || password === '') return codes.credentialsMissing
  // No ID or password is this short.
  const tooShort = userid.length < loginLimits.useridLength || password.length < loginLimits.passwordLength
  return tooShort ? codes.credentialsMalformed : undefined
}

/** Form for ID and password. The input stays after an error. */
export function PasswordForm({ busy, done, error, onSubmit }: PasswordFormProps) {
  const { t, i18n } = useLingui()
  const errorText = useErrorText(error)
  const next = useNextPath()
  const form = useForm({
    defaultValues: { userid: '', password: '' },
    validators: {
      onSubmit: ({ value: { userid, password } }) => validateInput(cleanToken(userid), cleanPassword(password)),
    },
    onSubmit: ({ value: { userid, password } }) => onSubmit(cleanToken(userid), cleanPassword(password)),
    onSubmitInvalid: ({ value: { userid } }) =>
      inputOf(element.current, cleanToken(userid).length < loginLimits.useridLength ? 'userid' : 'password')?.focus(),
  })
  const element = useFormDraft(form, loginDraft)

  // After an error the focus moves to the field that is most likely wrong.
  useEffect(() => {
    if (error) inputOf(element.current, 'password')?.select()
  }, [error, element])

  return (
    <Form
      className={styles.form}
      ref={element}
      noValidate
      onSubmit={() => {
        if (!busy && !done) void form.handleSubmit()
      }}
    >
      <form.Subscribe selector={({ errorMap }) => errorMap.onSubmit}>
        {(complaint) => {
          const message = complaint ? i18n._(codeMessages[complaint]) : busy ? undefined : errorText
          return (
            message !== undefined && (
              <Callout tone="danger" title={<Trans>We couldn’t log you in</Trans>}>
                <span>{message}</span>
                {!complaint && error?.code === codes.wrongCredentials && (
                  <>
                    {' '}
                    <TextLink to="/find-password" search={{ next }}>
                      <Trans>Reset your password</Trans>
                    </TextLink>
                  </>
                )}
                {!complaint && error?.code === codes.passwordLoginPaused && (
                  <Cluster>
                    <ButtonLink to="/find-password" search={{ next }}>
                      <Trans>Set a new password</Trans>
                    </ButtonLink>
                  </Cluster>
                )}
                {!complaint && <SupportLink error={error} />}
              </Callout>
            )
          )
        }}
      </form.Subscribe>
      <form.Field name="userid">
        {(field) => (
          <TextField
            label={t`ID`}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={loginLimits.maxUseridLength}
            {...bindField(field)}
          />
        )}
      </form.Field>
      <form.Field name="password">
        {(field) => (
          <PasswordField
            label={t`Password`}
            autoComplete="current-password"
            maxLength={loginLimits.maxPasswordLength}
            {...bindField(field)}
          />
        )}
      </form.Field>
      <Button variant="primary" size="large" fullWidth type="submit" busy={busy || done}>
        {busy ? (
          <>
            <Icon name="refresh-cw" />
            <Trans>Logging in</Trans>
          </>
        ) : done ? (
          <span role="status">
            <Trans>You are logged in</Trans>
          </span>
        ) : (
          <Trans>Log in</Trans>
        )}
      </Button>
    </Form>
  )
}

function inputOf(form: HTMLFormElement | null, name: 'userid' | 'password'): HTMLInputElement | null {
  return form?.querySelector<HTMLInputElement>(`input[name=${name}]`) ?? null
}
