import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { AsideColumns } from '#ui/layout/columns.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import * as styles from './order.css.ts'

/** Skeleton of the order form. */
export function OrderSkeleton() {
  return (
    <AsideColumns aria-busy="true">
      <div>
        {['buyer', 'items', 'address'].map((key) => (
          <Stack key={key} gap={5} className={styles.section}>
            <Skeleton width="8rem" height="1.6rem" />
            <Skeleton height="3rem" />
          </Stack>
        ))}
      </div>
      <aside>
        <Card padded="medium">
          <Stack gap={5}>
            <Skeleton width="8rem" height="1.6rem" />
            <Skeleton />
            <Skeleton />
            <Skeleton height="3rem" />
          </Stack>
        </Card>
      </aside>
    </AsideColumns>
  )
}
