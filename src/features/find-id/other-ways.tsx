import { Trans } from '@lingui/react/macro'
import type { ContactType } from '#contract/accounts/find-id.ts'
import { useFeature } from '#lib/features/use-feature.ts'
import { useNextPath } from '#lib/url/next-path.ts'
import { TextLink } from '#ui/content/text-link.tsx'
import { OtherOptions } from '#ui/form/other-options.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { findIdLink } from './find-id.url.ts'
import { useFindsByPhone } from './use-finds-by-phone.ts'

/** Links to other ways of finding the account. */
export function OtherWays({ type, isLimited = false }: { type: ContactType; isLimited?: boolean }) {
  const next = useNextPath()
  const hasPhones = useFindsByPhone()
  const hasMobileId = useFeature('identity-verification')
  const other: ContactType = type === 'phone' ? 'email' : 'phone'
  return (
    <OtherOptions title={isLimited ? <Trans>Other ways without waiting</Trans> : <Trans>Other ways</Trans>}>
      {isLimited && hasPhones && (
        <li>
          <Icon name={other === 'email' ? 'mail' : 'smartphone'} />
          {other === 'email' ? <Trans>With your registered email</Trans> : <Trans>With your registered phone</Trans>}
          <TextLink {...findIdLink(other, next)}>
            {other === 'email' ? <Trans>Find by email</Trans> : <Trans>Find by phone</Trans>}
          </TextLink>
        </li>
      )}
      {!isLimited && (
        <li>
          <Icon name="key-round" />
          <Trans>I forgot my password</Trans>
          <TextLink to="/find-password" search={{ next }}>
            <Trans>Reset password</Trans>
          </TextLink>
        </li>
      )}
      {hasMobileId && (
        <li>
          <Icon name="shield-check" />
          <Trans>My number or address has changed</Trans>
          <TextLink to="/login" search={{ tab: 'simple', next: next }}>
            <Trans>Mobile ID</Trans>
          </TextLink>
        </li>
      )}
    </OtherOptions>
  )
}
