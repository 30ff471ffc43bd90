import * as styles from './order.css.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { AsideColumns } from '../../../ui/layout/columns.tsx'

/** Skeleton of the order form. */
export function OrderSkeleton() {
  return (
    <AsideColumns aria-busy="true">
      <div>
        {['buyer', 'items', 'address'].map((key) => (
          <div key={key} className={`${styles.section} ${styles.fields}`}>
            <Skeleton className={styles.titleSkeleton} />
            <Skeleton className={styles.fieldSkeleton} />
          </div>
        ))}
      </div>
      <aside>
        <Card className={`${styles.summary} ${styles.fields}`}>
          <Skeleton className={styles.titleSkeleton} />
          <Skeleton />
          <Skeleton />
          <Skeleton className={styles.fieldSkeleton} />
        </Card>
      </aside>
    </AsideColumns>
  )
}
