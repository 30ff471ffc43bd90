import { Trans } from '@lingui/react/macro'
import { row, container } from '../theme/layout.css.ts'
import { ErrorIllustration } from '../ui/error-illustration.tsx'
import { empty } from '../ui/surface.css.ts'
import * as styles from './outline-screen.css.ts'
import { ButtonLink } from '../ui/button.tsx'

/** Says that a form was not sent because it needs the script, and leads back to it. */
export function ScriptNeededScreen({ back }: { back: string }) {
  return (
    <div className={`${container} ${empty} ${styles.page}`}>
      <ErrorIllustration />
      <h1>
        <Trans>Nothing was sent</Trans>
      </h1>
      <p>
        <Trans>
          This form needs JavaScript, and it did not run. What you typed was neither sent on nor kept. Switch JavaScript
          on in the settings of your browser, then fill in the form again.
        </Trans>
      </p>
      <div className={row}>
        <ButtonLink variant="primary" href={back}>
          <Trans>Back to the form</Trans>
        </ButtonLink>
        <ButtonLink href="/cs/inquiry">
          <Trans>Ask us</Trans>
        </ButtonLink>
      </div>
    </div>
  )
}
