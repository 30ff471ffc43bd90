import { asideColumns } from '../../../theme/layout.css.ts'
import * as styles from './order.css.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Card } from '../../../ui/card.tsx'

/** Bars of the size of the order form. */
export function OrderSkeleton() {
  return (
    <div className={asideColumns} aria-busy="true">
      <div>
        {['buyer', 'items', 'address'].map((key) => (
          <div key={key} className={`${styles.part} ${styles.fields}`}>
            <Skeleton className={styles.titleBone} />
            <Skeleton className={styles.fieldBone} />
          </div>
        ))}
      </div>
      <aside>
        <Card className={`${styles.summary} ${styles.fields}`}>
          <Skeleton className={styles.titleBone} />
          <Skeleton />
          <Skeleton />
          <Skeleton className={styles.fieldBone} />
        </Card>
      </aside>
    </div>
  )
}
