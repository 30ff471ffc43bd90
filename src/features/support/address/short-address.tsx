import { Trans, useLingui } from '@lingui/react/macro'
import { muted, row, small } from '../../../theme/layout.css.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import type { Explained } from './explain.ts'
import * as styles from './address.css.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'

/** The same page by the shortest address: to open, or to send back. */
export function ShortAddress({ explained }: { explained: Explained }) {
  const { t } = useLingui()
  const href = `${explained.url.origin}${explained.short}`
  return (
    <aside aria-label={t`The short address`}>
      <Card padded className={styles.short}>
        <h2>
          <Trans>The short address</Trans>
        </h2>
        <p className={`${small} ${muted}`}>
          {explained.hasSecrets ? (
            <Trans>The page without the secret. It does not open as it did for the customer.</Trans>
          ) : (
            <Trans>The same page, without anything that does not count.</Trans>
          )}
        </p>
        <p>
          <code>{explained.short}</code>
        </p>
        <div className={row}>
          {!explained.hasSecrets && (
            <ButtonLink variant="strong" href={href} target="_self" rel="nofollow noreferrer">
              <Trans>Open it</Trans>
            </ButtonLink>
          )}
          <CopyButton text={href}>
            <Trans>Copy it</Trans>
          </CopyButton>
        </div>
      </Card>
    </aside>
  )
}
