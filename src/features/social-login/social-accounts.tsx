import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { linkSocialAccount, socialAccounts, unlinkSocialAccount } from '#contract/accounts/social-login.ts'
import { paths } from '#contract/addresses/paths.ts'
import * as codes from '#contract/protocol/codes.ts'
import { type SocialProvider, socialProviders } from '#contract/values/social-providers.ts'
import { useFailure } from '#entities/failure/use-failure.tsx'
import { OutsideLogin } from '#entities/password/outside-login.tsx'
import { useOutsideBrowser } from '#lib/browser/use-outside-browser.ts'
import { useFeaturesOf } from '#lib/features/use-feature.ts'
import { formatDayShort, koreanDay } from '#lib/i18n/format.ts'
import { socialProviderNames } from '#lib/i18n/social-provider-names.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { hasCode } from '#machines/api-error-data.ts'
import { Text } from '#ui/content/text.tsx'
import { Button } from '#ui/controls/button.tsx'
import { AsyncContent } from '#ui/feedback/async-content.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { ConfirmIdentity } from './confirm-identity.tsx'
import * as styles from './social-accounts.css.ts'

interface SocialAccountsProps {
  /** Path to which the provider returns. */
  readonly returnPath: string
  /** Providers that the shop offers. */
  readonly providers: readonly SocialProvider[]
  /** Navigates to the provider. */
  readonly onLeave: (address: string) => void
}

/** Links an account that is not linked, and unlinks one that is. */
interface SocialAccountChange {
  readonly provider: SocialProvider
  readonly isLinked: boolean
}

/** Social accounts of the member, with buttons that link and unlink them; none in a shop without social login. */
export function SocialAccounts(props: Omit<SocialAccountsProps, 'providers'>) {
  const providers = useFeaturesOf(socialProviders)
  return providers.length === 0 ? null : <OfferedAccounts {...props} providers={providers} />
}

function OfferedAccounts({ returnPath, onLeave, providers }: SocialAccountsProps) {
  const { http } = useAppContext()
  const locale = useLocale()
  const { t } = useLingui()
  const query = endpointQuery(http, socialAccounts, {})
  const { data, error, refetch } = useQuery(query)
  const outside = useOutsideBrowser(paths.login({ next: returnPath }))
  const notLoaded = useFailure(error)
  const change = useMutation({
    mutationFn: async ({ provider, isLinked }: SocialAccountChange) => {
      if (isLinked) {
        await http(unlinkSocialAccount, { params: { provider } })
        await refetch()
        return undefined
      }
      const input = { params: { provider }, body: { return_url: returnPath } }
      return (await http(linkSocialAccount, input)).url
    },
  })
  const start = (wanted: SocialAccountChange) =>
    change.mutate(wanted, {
      // Not called any more once the member has gone to another page.
      onSuccess: (address) => {
        if (address !== undefined) onLeave(address)
      },
    })
  /** The change that waits for the person to confirm who they are. */
  const unconfirmed = hasCode(change.error, codes.freshAuthenticationRequired) ? change.variables : undefined
  const failed = useFailure(unconfirmed ? undefined : change.error)

  return (
    <Stack as="section" gap={4} marginTop={12} aria-labelledby="social-accounts">
      <h2 id="social-accounts">
        <Trans>Log in with another account</Trans>
      </h2>
      {failed !== undefined && (
        <Callout tone="danger" title={<Trans>That didn’t work</Trans>}>
          {failed}
        </Callout>
      )}
      {unconfirmed !== undefined && (
        <ConfirmIdentity action="change" returnPath={returnPath} onConfirmed={() => start(unconfirmed)} />
      )}
      <AsyncContent
        data={data}
        errorText={notLoaded}
        errorTitle={<Trans>Your linked accounts didn’t load</Trans>}
        onRetry={() => void refetch()}
        skeleton={
          <ul className={styles.accounts}>
            {providers.map((provider) => (
              <li key={provider} className={styles.account}>
                <b>{socialProviderNames[locale][provider]}</b>
                <Skeleton width="6rem" />
              </li>
            ))}
          </ul>
        }
      >
        {(content) => (
          <ul className={styles.accounts}>
            {providers.map((provider) => {
              const linked = content.find((account) => account.provider === provider)
              const name = socialProviderNames[locale][provider]
              const day = linked && formatDayShort(koreanDay(linked.linked_at), locale)
              return (
                <li key={provider} className={styles.account}>
                  <b>{name}</b>
                  <Text muted>{day === undefined ? <Trans>Not linked</Trans> : <Trans>Linked on {day}</Trans>}</Text>
                  {provider === 'google' && !linked && outside ? (
                    <OutsideLogin {...outside} />
                  ) : (
                    <Button
                      size="small"
                      busy={change.isPending && change.variables.provider === provider}
                      aria-label={linked ? t`Unlink ${name}` : t`Link ${name}`}
                      onClick={() => {
                        if (!change.isPending) start({ provider, isLinked: linked !== undefined })
                      }}
                    >
                      {linked ? <Trans>Unlink</Trans> : <Trans>Link</Trans>}
                    </Button>
                  )}
                </li>
              )
            })}
          </ul>
        )}
      </AsyncContent>
    </Stack>
  )
}
