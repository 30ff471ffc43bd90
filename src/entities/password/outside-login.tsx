import { Trans } from '@lingui/react/macro'
import type { OutsideBrowser } from '#lib/browser/use-outside-browser.ts'
import { inAppBrowserNames } from '#lib/i18n/in-app-browser-names.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { ButtonAnchor } from '#ui/controls/button.tsx'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'

/** Says why Google cannot log in inside an app, and leads to the phone's browser. */
export function OutsideLogin({ app, page, href }: OutsideBrowser) {
  const name = inAppBrowserNames[useLocale()][app]
  return (
    <Callout
      title={<Trans>Google doesn’t allow logging in inside {name}</Trans>}
      action={
        href === undefined ? (
          <CopyButton size="small" text={page}>
            <Trans>Copy the address</Trans>
          </CopyButton>
        ) : (
          <ButtonAnchor size="small" href={href} target="_self">
            <Trans>Open in the browser</Trans>
          </ButtonAnchor>
        )
      }
    >
      {href === undefined ? (
        <Trans>
          Open this page in your phone’s browser: choose it in the menu at the edge of the screen, or copy the address
          and paste it there.
        </Trans>
      ) : (
        <Trans>To log in with Google, open this page in your phone’s browser.</Trans>
      )}
    </Callout>
  )
}
