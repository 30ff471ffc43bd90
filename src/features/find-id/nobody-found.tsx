import { Trans } from '@lingui/react/macro'
import type { ContactType } from '#contract/accounts/find-id.ts'
import { socialProviders } from '#contract/values/social-providers.ts'
import { useFeaturesOf } from '#lib/features/use-feature.ts'
import { formatChoice } from '#lib/i18n/format.ts'
import { socialProviderNames } from '#lib/i18n/social-provider-names.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { useNextPath } from '#lib/url/next-path.ts'
import { TextLink } from '#ui/content/text-link.tsx'
import { Button, ButtonLink } from '#ui/controls/button.tsx'
import { OtherOptions } from '#ui/form/other-options.tsx'
import { StepActions } from '#ui/form/step-actions.tsx'
import { StepHeading } from '#ui/form/step-heading.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { findIdLink } from './find-id.url.ts'
import { AbsentLetters } from './found-id.tsx'
import { useFindsByPhone } from './use-finds-by-phone.ts'

interface NobodyFoundProps {
  readonly name: string
  /** The contact, masked. */
  readonly contact: string
  readonly type: ContactType
  readonly onBack: () => void
}

/** The code was right, but no account has this name and contact. */
export function NobodyFound({ name, contact, type, onBack }: NobodyFoundProps) {
  const next = useNextPath()
  const locale = useLocale()
  const hasPhones = useFindsByPhone()
  const providers = useFeaturesOf(socialProviders)
  const accounts = formatChoice(
    providers.map((provider) => socialProviderNames[locale][provider]),
    locale,
  )
  const other: ContactType = type === 'phone' ? 'email' : 'phone'
  return (
    <>
      <StepHeading title={<Trans>No account found</Trans>}>
        <Trans>
          We couldn’t find an account for {name} with {contact}. Check the name and contact details.
        </Trans>
      </StepHeading>
      <AbsentLetters />
      <StepActions>
        <ButtonLink size="large" to="/regist" search={{ next }}>
          <Trans>Sign up</Trans>
        </ButtonLink>
        <Button variant="primary" size="large" onClick={onBack}>
          <Trans>Try again</Trans>
        </Button>
      </StepActions>
      {(hasPhones || providers.length > 0) && (
        <OtherOptions title={<Trans>Other ways</Trans>}>
          {hasPhones && (
            <li>
              <Icon name={other === 'email' ? 'mail' : 'smartphone'} />
              <Trans>I may have used other details</Trans>
              <TextLink {...findIdLink(other, next)}>
                {other === 'email' ? <Trans>Find by email</Trans> : <Trans>Find by phone</Trans>}
              </TextLink>
            </li>
          )}
          {providers.length > 0 && (
            <li>
              <Icon name="user" />
              <Trans>I may have used {accounts}</Trans>
              <TextLink to="/login" search={{ next }}>
                <Trans>Log in</Trans>
              </TextLink>
            </li>
          )}
        </OtherOptions>
      )}
    </>
  )
}
