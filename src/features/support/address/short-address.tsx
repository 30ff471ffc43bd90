import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { muted, row, small, visuallyHidden } from '../../../theme/layout.css.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { Explained } from './explain.ts'
import * as styles from './address.css.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'

/** The same page by the shortest address: to open, or to send back. */
export function ShortAddress({ explained }: { explained: Explained }) {
  const { t } = useLingui()
  const [copied, setCopied] = useState(false)
  const href = `${explained.url.origin}${explained.short}`
  const copy = () => void navigator.clipboard.writeText(href).then(() => setCopied(true))
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
          <Button onClick={copy}>
            <Icon name={copied ? 'check' : 'copy'} />
            {copied ? <Trans>Copied</Trans> : <Trans>Copy it</Trans>}
          </Button>
          <span className={visuallyHidden} role="status">
            {copied && <Trans>Copied</Trans>}
          </span>
        </div>
      </Card>
    </aside>
  )
}
