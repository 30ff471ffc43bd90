import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { socialProfile } from '#contract/accounts/social-login.ts'
import { paths } from '#contract/addresses/paths.ts'
import { type SocialProvider, socialLoginPath } from '#contract/values/social-providers.ts'
import { useOutsideBrowser } from '#lib/browser/use-outside-browser.ts'
import { useFeature } from '#lib/features/use-feature.ts'
import { socialProviderNames } from '#lib/i18n/social-provider-names.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { useNextPath } from '#lib/url/next-path.ts'
import { TextAnchor } from '#ui/content/text-link.tsx'
import { Callout } from '#ui/feedback/callout.tsx'

interface SocialNoteProps {
  readonly provider: SocialProvider
}

/** Path of the page that links social accounts. Linking needs a fresh authentication. */
const profilePath = paths.myPage()

/** Note about the social account that somebody signs up with; none in a shop without that login. */
export function SocialNote(props: SocialNoteProps) {
  return useFeature(props.provider) ? <AccountNote {...props} /> : null
}

/** Note that the social account will be linked, or that its data has expired. */
function AccountNote({ provider }: SocialNoteProps) {
  const { http } = useAppContext()
  const { data, error } = useQuery(endpointQuery(http, socialProfile, {}))
  const name = socialProviderNames[useLocale()][provider]
  // The login says how to leave the browser of an app, which Google refuses.
  const outside = useOutsideBrowser(paths.login())
  const loginPath = paths.login({ next: useNextPath() ?? profilePath })
  if (error || (data && data.provider !== provider)) {
    return (
      <Callout tone="warning" title={<Trans>Your {name} account is no longer linked</Trans>}>
        <Trans>
          You can sign up without it and link it later, or{' '}
          <TextAnchor
            href={provider === 'google' && outside ? loginPath : socialLoginPath(provider)}
            rel="nofollow"
            target="_self"
          >
            start again with {name}
          </TextAnchor>
          .
        </Trans>
      </Callout>
    )
  }
  return (
    <Callout tone="success" title={<Trans>Sign up once, then log in with {name}</Trans>}>
      <p>
        <Trans>After you sign up, you can log in with your {name} account.</Trans>
      </p>
      <p>
        <Trans>
          Already a member? <TextAnchor href={loginPath}>Log in</TextAnchor> with your ID, then link {name} on your
          profile. Resetting a password unlinks accounts that were linked shortly before.
        </Trans>
      </p>
    </Callout>
  )
}
