import * as codes from '../../../contract/codes.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef } from 'react'
import { verifyPassword } from '../../../contract/profile.ts'
import { socialLoginPath, socialProviders } from '../../../contract/social-providers.ts'
import { hasCode } from '../../../machines/api-error-data.ts'
import { paths } from '../../../contract/paths.ts'
import { socialProviderNames } from '../../lib/i18n/social-provider-names.ts'
import { useEndpointMutation } from '../../lib/http/use-endpoint-mutation.ts'
import { useFailure } from '../../entities/failure/use-failure.tsx'
import { useLocale } from '../../lib/i18n/use-locale.ts'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import * as styles from './social-accounts.css.ts'
import { TextLink } from '../../ui/text-link.tsx'

interface ConfirmIdentityProps {
  /** What the member is about to do. */
  readonly action: 'change' | 'download'
  /** Path to which a new login returns. */
  readonly returnPath: string
  readonly onConfirmed: () => void
}

/**
 * Confirms the member's identity before a change that outlives the session, or before all their data is downloaded: by
 * password, or by a new login.
 */
export function ConfirmIdentity({ action, returnPath, onConfirmed }: ConfirmIdentityProps) {
  const { t } = useLingui()
  const id = useId()
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const focusPassword = () => form.current?.querySelector('input')?.focus()
  const verify = useEndpointMutation(verifyPassword, { onSuccess: onConfirmed, onError: focusPassword })
  const failed = useFailure(verify.error)
  const isWrong = hasCode(verify.error, codes.passwordMissing, codes.wrongPassword)
  useEffect(focusPassword, [])

  const confirm = () => {
    const password = String(new FormData(form.current ?? undefined).get('password') ?? '')
    verify.mutate({ params: {}, query: {}, body: { password } })
  }
  return (
    <Form ref={form} className={styles.confirm} aria-labelledby={id} noValidate onSubmit={confirm}>
      <h3 id={id}>
        <Trans>Confirm it’s you</Trans>
      </h3>
      <p>
        {action === 'change' ? (
          <Trans>This is a lasting change, so we need your password first.</Trans>
        ) : (
          <Trans>These files contain all your data, so we need your password first.</Trans>
        )}
      </p>
      {failed !== undefined && !isWrong && (
        <Callout tone="danger" title={<Trans>That didn’t work</Trans>}>
          {failed}
        </Callout>
      )}
      <PasswordField
        name="password"
        label={t`Password`}
        autoComplete="current-password"
        {...(isWrong && failed !== undefined ? { error: failed } : {})}
      />
      <SubmitButton busy={verify.isPending && <Trans>Checking</Trans>}>
        <Trans>Confirm</Trans>
      </SubmitButton>
      <p>
        {action === 'change' ? (
          <Trans>No password? Log in again to make the change:</Trans>
        ) : (
          <Trans>No password? Log in again to request the files:</Trans>
        )}{' '}
        <TextLink href={paths.login({ tab: 'simple', next: returnPath })}>
          <Trans>Mobile ID</Trans>
        </TextLink>
        {socialProviders.map((provider) => (
          <span key={provider}>
            {' · '}
            <TextLink href={socialLoginPath(provider, returnPath)}>{socialProviderNames[locale][provider]}</TextLink>
          </span>
        ))}
      </p>
    </Form>
  )
}
