import type { CourseSummary } from '../../../../contract/content/courses.ts'
import { LowestPrice } from './lowest-price.tsx'
import * as styles from '../panel.css.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'

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
