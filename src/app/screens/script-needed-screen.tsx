import { Trans } from '@lingui/react/macro'
import { ButtonAnchor, ButtonLink } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorIllustration } from '#ui/feedback/error-illustration.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import * as styles from './outline-screen.css.ts'

/** Says that a form was not sent because it needs the script, with a link back to it. */
export function ScriptNeededScreen({ back }: { back: string }) {
  return (
    <EmptyState frame="page" className={styles.page}>
      <ErrorIllustration />
      <h1>
        <Trans>Nothing was sent</Trans>
      </h1>
      <p>
        <Trans>
          This form needs JavaScript, which didn’t run. Nothing you entered was sent or saved. Turn on JavaScript in
          your browser settings and fill in the form again.
        </Trans>
      </p>
      <Cluster>
        <ButtonAnchor variant="primary" href={back}>
          <Trans>Back to the form</Trans>
        </ButtonAnchor>
        <ButtonLink to="/cs/inquiry">
          <Trans>Contact us</Trans>
        </ButtonLink>
      </Cluster>
    </EmptyState>
  )
}
