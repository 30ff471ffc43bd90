import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { paths } from '#contract/addresses/paths.ts'
import { socialLoginPath, socialProviders } from '#contract/values/social-providers.ts'
import { useOutsideBrowser } from '#lib/browser/use-outside-browser.ts'
import type { ShownError } from '#lib/errors/shown-error.ts'
import { useFeature, useFeaturesOf } from '#lib/features/use-feature.ts'
import { socialProviderNames } from '#lib/i18n/social-provider-names.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { TextAnchor, TextLink } from '#ui/content/text-link.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Form } from '#ui/form/form.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useFailure } from '../failure/use-failure.tsx'
import * as styles from './confirm-identity-form.css.ts'
import { OutsideLogin } from './outside-login.tsx'

interface ConfirmIdentityFormProps {
  /** Why the password is needed. */
  readonly reason: ReactNode
  /** What a new login is for. */
  readonly loginReason: ReactNode
  /** Path to which a new login returns. */
  readonly returnPath: string
  /** Why the last password was not accepted. */
  readonly error: ShownError
  /** Whether the error is about the password itself. */
  readonly isWrongPassword: boolean
  readonly busy: boolean
  readonly onSubmit: (password: string) => void
  /** Further buttons. */
  readonly children?: ReactNode
}

/** Form that confirms who the member is: by password, or by a new login for members without one. */
export function ConfirmIdentityForm(props: ConfirmIdentityFormProps) {
  const { reason, loginReason, returnPath, error, isWrongPassword, busy, onSubmit, children } = props
  const { t } = useLingui()
  const id = useId()
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const failed = useFailure(error)
  const hasGoogle = useFeature('google')
  const outside = useOutsideBrowser(paths.login({ next: returnPath }))
  const providers = useFeaturesOf(socialProviders).filter((provider) => provider !== 'google' || !outside)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new error brings the focus back.
  useEffect(() => form.current?.querySelector('input')?.focus(), [error])
  return (
    <Form
      ref={form}
      className={styles.form}
      aria-labelledby={id}
      noValidate
      onSubmit={() => onSubmit(String(new FormData(form.current ?? undefined).get('password') ?? ''))}
    >
      <h3 id={id}>
        <Trans>Confirm it’s you</Trans>
      </h3>
      <p>{reason}</p>
      {failed !== undefined && !isWrongPassword && (
        <Callout tone="danger" title={<Trans>That didn’t work</Trans>}>
          {failed}
        </Callout>
      )}
      <PasswordField
        name="password"
        label={t`Password`}
        autoComplete="current-password"
        {...(isWrongPassword && failed !== undefined ? { error: failed } : {})}
      />
      <SubmitButton busy={busy && <Trans>Checking</Trans>}>
        <Trans>Confirm</Trans>
      </SubmitButton>
      {children}
      <p>
        <span>{loginReason}</span>{' '}
        <TextLink to="/login" search={{ tab: 'simple', next: returnPath }}>
          <Trans>Mobile ID</Trans>
        </TextLink>
        {providers.map((provider) => (
          <span key={provider}>
            <span>{' · '}</span>
            <TextAnchor href={socialLoginPath(provider, returnPath)}>
              {socialProviderNames[locale][provider]}
            </TextAnchor>
          </span>
        ))}
      </p>
      {outside && hasGoogle && <OutsideLogin {...outside} />}
    </Form>
  )
}
