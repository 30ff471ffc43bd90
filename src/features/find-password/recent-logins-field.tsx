import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type checkPasswordLink, passwordLinkLimits } from '#contract/accounts/find-password.ts'
import type { ContentOf } from '#contract/protocol/endpoint.ts'
import { socialProviderNames } from '#lib/i18n/social-provider-names.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { BulletList } from '#ui/content/bullet-list.tsx'
import { Hint } from '#ui/content/hint.tsx'
import { RadioField } from '#ui/form/radio-field.tsx'
import { Icon } from '#ui/pictures/icon.tsx'

/** Whether the member keeps the recently added ways to log in; empty before the choice. */
export type RecentLoginsChoice = '' | 'keep' | 'remove'

interface RecentLoginsFieldProps {
  readonly link: ContentOf<typeof checkPasswordLink>
  readonly name: string
  readonly value: RecentLoginsChoice
  readonly onChange: (value: RecentLoginsChoice) => void
  readonly error: string | undefined
}

/** Asks whether the member added the recent ways to log in, which are kept or removed with the old password. */
export function RecentLoginsField({ link, name, value, onChange, error }: RecentLoginsFieldProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const { recentLoginDays } = passwordLinkLimits
  const { recent_accounts: accounts, recent_identity: hasIdentity } = link
  const count = accounts.length + (hasIdentity ? 1 : 0)
  return (
    <RadioField
      legend={<Trans>Was this you?</Trans>}
      name={name}
      options={[
        { value: 'keep', label: t`${plural(count, { one: 'Yes, keep it', other: 'Yes, keep them' })}` },
        { value: 'remove', label: t`${plural(count, { one: 'No, remove it', other: 'No, remove them' })}` },
      ]}
      value={value}
      onChange={onChange}
      error={error}
    >
      <p>
        <Trans>Added to your account in the last {recentLoginDays} days:</Trans>
      </p>
      <BulletList>
        {accounts.map((provider) => {
          const providerName = socialProviderNames[locale][provider]
          return (
            <li key={provider}>
              <Trans>Login with {providerName}</Trans>
            </li>
          )
        })}
        {hasIdentity && (
          <li>
            <Trans>Verified identity</Trans>
          </li>
        )}
      </BulletList>
      <Hint>
        <Icon name="info" />
        <Trans>If you’re not sure, choose No. You can link and verify yours again on My page.</Trans>
      </Hint>
    </RadioField>
  )
}
