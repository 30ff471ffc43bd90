import type { CourseSummary } from '#contract/courses/courses.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import * as styles from '../panel.css.ts'
import { LowestPrice } from './lowest-price.tsx'

/** Panel while only the lowest price is known; skeletons fill the rest. */
export function PanelSkeleton({ price }: { price: CourseSummary['price'] }) {
  return (
    <Card padded="medium" aria-busy="true">
      <div className={styles.kind}>
        <Skeleton width="5rem" height="1.6rem" />
      </div>
      {price === null ? <Skeleton width="8.5rem" height="2.6rem" /> : <LowestPrice price={price} />}
      <div className={styles.option}>
        <Skeleton width="5rem" height="1.6rem" marginBottom={2} />
        <Skeleton height="3rem" />
      </div>
      <Skeleton height="2.5rem" marginBottom={5} />
      <div data-width="wide">
        <Skeleton height="3.5rem" />
      </div>
      <Skeleton height="3rem" marginTop={2} />
      <Skeleton height="1.4rem" marginTop={4} />
    </Card>
  )
}
