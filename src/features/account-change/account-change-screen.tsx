import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type AccountChange, accountChange, undoAccountChange } from '#contract/accounts/account-changes.ts'
import * as codes from '#contract/protocol/codes.ts'
import { useFailure } from '#entities/failure/use-failure.tsx'
import { formatDayShort, koreanDay } from '#lib/i18n/format.ts'
import { socialProviderNames } from '#lib/i18n/social-provider-names.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { useEndpointMutation } from '#lib/queries/use-endpoint-mutation.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { linkInput } from '#lib/url/link-token.ts'
import { hasCode } from '#machines/api-error-data.ts'
import { Button, ButtonLink } from '#ui/controls/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { ScriptRequired } from '#ui/feedback/script-required.tsx'
import { StepActions } from '#ui/form/step-actions.tsx'
import { StepContainer } from '#ui/form/step-container.tsx'
import { StepContent } from '#ui/form/step-content.tsx'
import { StepHeading } from '#ui/form/step-heading.tsx'
import { Icon } from '#ui/pictures/icon.tsx'

interface AccountChangeScreenProps {
  /** Reads the token in the link's address; empty when there is none. */
  readonly token: () => string
  /** Opens the page that sets a new password, with its link token. */
  readonly onUndone: (passwordToken: string) => void
}

/**
 * Page opened from a mail about an account change. One button reverts the change and logs the account out everywhere.
 */
export function AccountChangeScreen({ token, onUndone }: AccountChangeScreenProps) {
  const { http } = useAppContext()
  const check = useQuery({
    queryKey: [accountChange.name],
    // The token is in the hash of the address, which the server never gets: it is read where the call is made.
    queryFn: ({ signal }) => http(accountChange, linkInput(token()), signal),
    retry: false,
    gcTime: 0,
  })
  const undo = useEndpointMutation(undoAccountChange, { onSuccess: ({ password_token }) => onUndone(password_token) })
  const change = check.data
  const isRefused =
    hasCode(check.error ?? undo.error, codes.accountChangeNotFound) ||
    (change !== undefined && change.status !== 'open')
  return (
    <StepContainer as="div">
      <ScriptRequired />
      {isRefused ? (
        <Refused status={change?.status} />
      ) : change ? (
        <Open
          change={change}
          error={undo.error}
          isUndoing={undo.isPending}
          onUndo={() => undo.mutate({ body: { token: token() } })}
        />
      ) : check.error ? (
        <Unchecked error={check.error} onRetry={() => void check.refetch()} />
      ) : (
        <>
          <StepHeading title={<Trans>A change to your account</Trans>} />
          <p role="status">
            <Trans>Checking the link</Trans>
          </p>
        </>
      )}
    </StepContainer>
  )
}

function Open({
  change,
  error,
  isUndoing,
  onUndo,
}: {
  change: AccountChange
  error: Error | null
  isUndoing: boolean
  onUndo: () => void
}) {
  const failed = useFailure(error)
  const locale = useLocale()
  const day = formatDayShort(koreanDay(change.happened_at), locale)
  const describe = useDescription()
  return (
    <>
      <StepHeading title={<Trans>Was this you?</Trans>}>
        <span>{describe(change)}</span> <Trans>It happened on {day}. If it was you, you can close this page.</Trans>
      </StepHeading>
      <StepContent>
        {failed !== undefined && (
          <Callout tone="danger" title={<Trans>We couldn’t undo the change</Trans>}>
            {failed}
          </Callout>
        )}
        <p>
          <Trans>
            If it wasn’t you, press the button. It undoes the change, logs out everywhere, removes ways to log in that
            were added in the last 30 days, and lets you set a new password.
          </Trans>
        </p>
        {change.with_it.length > 0 && (
          <>
            <p>
              <Trans>These changes are undone as well:</Trans>
            </p>
            <ul>
              {change.with_it.map((other) => (
                <li key={`${other.kind} ${other.happened_at}`}>
                  {`${formatDayShort(koreanDay(other.happened_at), locale)}: ${describe(other)}`}
                </li>
              ))}
            </ul>
          </>
        )}
        <Button variant="primary" size="large" fullWidth busy={isUndoing} onClick={onUndo}>
          {isUndoing ? <Trans>Securing your account</Trans> : <Trans>This wasn’t me: secure my account</Trans>}
        </Button>
      </StepContent>
    </>
  )
}

function Refused({ status }: { status: AccountChange['status'] | undefined }) {
  const reason: ReactNode =
    status === 'undone' ? (
      <Trans>This change was already undone.</Trans>
    ) : status === 'closed' ? (
      <Trans>Another link was used to secure your account, so this one no longer works.</Trans>
    ) : status === 'expired' ? (
      <Trans>Changes can be undone within 30 days. That time has passed.</Trans>
    ) : (
      <Trans>This link is incomplete or doesn’t match any change.</Trans>
    )
  return (
    <>
      <StepHeading title={<Trans>There’s nothing to undo</Trans>}>
        <span>{reason}</span>{' '}
        <Trans>To secure your account, set a new password. You’ll be logged out everywhere.</Trans>
      </StepHeading>
      <StepActions>
        <ButtonLink variant="primary" size="large" to="/find-password">
          <Trans>Set a new password</Trans>
        </ButtonLink>
      </StepActions>
    </>
  )
}

function Unchecked({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const failed = useFailure(error)
  return (
    <>
      <StepHeading title={<Trans>A change to your account</Trans>} />
      <StepContent>
        <Callout tone="danger" title={<Trans>We couldn’t check the link</Trans>}>
          {failed}
        </Callout>
        <Button variant="primary" size="large" fullWidth onClick={onRetry}>
          <Icon name="refresh-cw" />
          <Trans>Try again</Trans>
        </Button>
      </StepContent>
    </>
  )
}

/** Returns a function that describes a change in one sentence. */
function useDescription(): (change: Pick<AccountChange, 'kind' | 'provider'>) => string {
  const { t } = useLingui()
  const locale = useLocale()
  return ({ kind, provider }) => {
    const name = provider === null ? '' : socialProviderNames[locale][provider]
    switch (kind) {
      case 'social-linked':
        return t`A ${name} account was linked and can now log in to your account.`
      case 'social-unlinked':
        return t`A ${name} account was unlinked from your account.`
      case 'password-changed':
        return t`Your account’s password was changed.`
      case 'email-changed':
        return t`Your account’s email address was changed.`
      case 'phone-changed':
        return t`Your account’s phone number was changed.`
      case 'identity-linked':
        return t`An identity was verified and can now log in to your account.`
      case 'withdrawal-requested':
        return t`Your account was closed.`
      case 'group-changed':
        return t`Your organisation’s name was changed.`
      case 'person-changed':
        return t`Your account’s name or date of birth was changed.`
    }
  }
}
