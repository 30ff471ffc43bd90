import { Trans } from '@lingui/react/macro'
import type { StorageProblem } from '#lib/browser/page-storage.ts'
import { Callout } from '#ui/feedback/callout.tsx'
import { Container } from '#ui/layout/container.tsx'

/** Tells a visitor how long the browser keeps a list that it does not store, and what to do. */
export function UnstoredListsNotice({ problem }: { readonly problem: StorageProblem }) {
  return (
    <Container>
      <Callout
        tone="warning"
        marginTop={4}
        marginBottom={4}
        title={<Trans>Your basket and saved courses are kept on this page only</Trans>}
      >
        {problem === 'blocked' ? (
          <Trans>
            This browser blocks site data, so they are gone once you close or reload the page. To keep them, allow
            cookies and site data for this site in the browser’s privacy settings.
          </Trans>
        ) : (
          <Trans>
            This browser has no room left for this site, so what you change is gone once you close or reload the page.
            To keep it, delete the site data of this site in the browser’s settings.
          </Trans>
        )}
      </Callout>
    </Container>
  )
}
