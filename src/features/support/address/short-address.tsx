import { useLingui } from '@lingui/react/macro'
import { Text } from '#ui/content/text.tsx'
import { ButtonAnchor } from '#ui/controls/button.tsx'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import * as styles from './address.css.ts'
import type { Explained } from './explain.ts'

/** Shortest address of the same page, to open or to copy. */
export function ShortAddress({ explained }: { explained: Explained }) {
  const { t } = useLingui()
  const href = `${explained.url.origin}${explained.short}`
  return (
    <aside aria-label={t`The short address`}>
      <Card padded className={styles.short}>
        <h2>{t`The short address`}</h2>
        <Text as="p" size="small" muted>
          {explained.hasSecrets
            ? t`The page without the secret. It does not open as it did for the customer.`
            : t`The same page, without the parts that don’t matter.`}
        </Text>
        <p>
          <code>{explained.short}</code>
        </p>
        <Cluster>
          {!explained.hasSecrets && (
            <ButtonAnchor variant="strong" href={href} target="_self" rel="nofollow noreferrer">
              {t`Open it`}
            </ButtonAnchor>
          )}
          <CopyButton text={href}>{t`Copy it`}</CopyButton>
        </Cluster>
      </Card>
    </aside>
  )
}
