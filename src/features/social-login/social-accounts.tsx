import { useQuery } from '@tanstack/react-query'
import * as codes from '../../../contract/codes.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { linkSocialAccount, socialAccounts, unlinkSocialAccount } from '../../../contract/social-login.ts'
import { type SocialProvider, socialProviders } from '../../../contract/social-providers.ts'
import { type ApiErrorData, toApiErrorData, hasCode } from '../../../machines/api-error-data.ts'
import { endpointQuery } from '../../lib/http/endpoint-query.ts'
import { koreanDay, formatDayShort } from '../../lib/i18n/format.ts'
import { socialProviderNames } from '../../lib/i18n/social-provider-names.ts'
import { useErrorText } from '../../lib/errors/use-error-text.ts'
import { useLocale } from '../../lib/i18n/use-locale.ts'
import { Callout } from '../../ui/callout.tsx'
import { ConfirmIdentity } from './confirm-identity.tsx'
import * as styles from './social-accounts.css.ts'
import { Button } from '../../ui/button.tsx'
import { useAppContext } from '../../lib/router/use-app-context.ts'

interface SocialAccountsProps {
  /** Path that the provider leads back to. */
  readonly returnPath: string
  /** Leaves for the provider. */
  readonly onLeave: (address: string) => void
}

/** Accounts elsewhere that open this one: which are linked, and the ways to link and unlink them. */
export function SocialAccounts({ returnPath, onLeave }: SocialAccountsProps) {
  const { http } = useAppContext()
  const locale = useLocale()
  const { t } = useLingui()
  const query = endpointQuery(http, socialAccounts, { params: {}, query: {} })
  const { data, refetch } = useQuery(query)
  const [busy, setBusy] = useState<SocialProvider>()
  const [error, setError] = useState<ApiErrorData>()
  /** What is to be done once the person has confirmed who they are. */
  const [unconfirmed, setUnconfirmed] = useState<{ readonly provider: SocialProvider; readonly isLinked: boolean }>()
  const failed = useErrorText(error)

  const change = async (provider: SocialProvider, isLinked: boolean, work: () => Promise<void>) => {
    setUnconfirmed(undefined)
    setBusy(provider)
    setError(undefined)
    try {
      await work()
    } catch (error) {
      if (hasCode(error, codes.freshAuthenticationRequired)) setUnconfirmed({ provider, isLinked })
      else setError(toApiErrorData(error))
    } finally {
      setBusy(undefined)
    }
  }
  const link = (provider: SocialProvider) =>
    change(provider, false, async () => {
      const input = { params: { provider }, query: {}, body: { return_url: returnPath } }
      const { content } = await http(linkSocialAccount, input)
      onLeave(content.url)
    })
  const unlink = (provider: SocialProvider) =>
    change(provider, true, async () => {
      await http(unlinkSocialAccount, { params: { provider }, query: {} })
      await refetch()
    })

  return (
    <section className={styles.place} aria-labelledby="social-accounts">
      <h2 id="social-accounts">
        <Trans>Log in with another account</Trans>
      </h2>
      {failed !== undefined && (
        <Callout tone="danger" title={<Trans>This did not work</Trans>}>
          {failed}
        </Callout>
      )}
      {unconfirmed !== undefined && (
        <ConfirmIdentity
          returnPath={returnPath}
          onConfirmed={() => void (unconfirmed.isLinked ? unlink(unconfirmed.provider) : link(unconfirmed.provider))}
        />
      )}
      <ul className={styles.accounts}>
        {socialProviders.map((provider) => {
          const linked = data?.content.find((account) => account.provider === provider)
          const name = socialProviderNames[locale][provider]
          const day = linked && formatDayShort(koreanDay(linked.linked_at), locale)
          return (
            <li key={provider}>
              <b>{name}</b>
              <span>{day === undefined ? <Trans>Not linked</Trans> : <Trans>Linked on {day}</Trans>}</span>
              <Button
                size="small"
                busy={busy === provider}
                disabled={data === undefined}
                aria-label={linked ? t`Unlink ${name}` : t`Link ${name}`}
                onClick={() => void (linked ? unlink(provider) : link(provider))}
              >
                {linked ? <Trans>Unlink</Trans> : <Trans>Link</Trans>}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
