import { lazy, type ReactNode, Suspense } from 'react'
import type { Sale } from './sale.ts'

const CourseTraining = lazy(() => import('../training/course-training.tsx'))

interface DeferredTrainingProps {
  readonly sale: Sale
  readonly variant: 'panel' | 'bar'
  /** Shown while the code loads. */
  readonly fallback: ReactNode
}

/** Loads the member's training on demand: rendered pages are for visitors, who have none. */
export function DeferredTraining({ sale, variant, fallback }: DeferredTrainingProps) {
  return (
    <Suspense fallback={fallback}>
      <CourseTraining course={sale.course} option={sale.option} variant={variant} />
    </Suspense>
  )
}
