import { Trans } from '@lingui/react/macro'
import type { CourseSummary } from '../../../../contract/courses.ts'
import { formatWon } from '../../../lib/i18n/format.ts'
import { usePageLanguage } from '../../../lib/i18n/use-page-language.ts'
import { amounts, now } from '../sale/price-lines.css.ts'
import * as styles from '../panel.css.ts'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { DefinitionItem } from '../../../ui/definition-list.tsx'
import { Text } from '../../../ui/text.tsx'

/** Panel while only the lowest price is known; skeletons fill the rest. */
export function PanelSkeleton({ price }: { price: CourseSummary['price'] }) {
  return (
    <Card className={styles.panel} aria-busy="true">
      <div className={styles.kind}>
        <Skeleton className={styles.wordSkeleton} />
      </div>
      {price === null ? <Skeleton className={styles.amountSkeleton} /> : <LowestPrice price={price} />}
      <div className={styles.option}>
        <Skeleton className={styles.labelSkeleton} />
        <Skeleton className={styles.fieldSkeleton} />
      </div>
      <Skeleton className={styles.termSkeleton} />
      <Skeleton className={styles.mainActionSkeleton} />
      <Skeleton className={styles.buttonSkeleton} />
      <Skeleton className={styles.hintSkeleton} />
    </Card>
  )
}

function LowestPrice({ price }: { price: NonNullable<CourseSummary['price']> }) {
  const { locale } = usePageLanguage()
  return (
    <dl className={amounts}>
      {price.rate > 0 && (
        <DefinitionItem name={<Trans>Regular price</Trans>}>
          <Text as="s" muted>
            {formatWon(price.regular, locale)}
          </Text>
        </DefinitionItem>
      )}
      <DefinitionItem className={now} name={<Trans>Price</Trans>}>
        {price.now === 0 ? <Trans>Free</Trans> : formatWon(price.now, locale)}
      </DefinitionItem>
    </dl>
  )
}
