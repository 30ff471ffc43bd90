import { lazy, type ReactNode, Suspense } from 'react'
import type { Sale } from './sale.ts'

const CourseTraining = lazy(() => import('../training/course-training.tsx'))

interface DeferredTrainingProps {
  readonly sale: Sale
  readonly place: 'panel' | 'bar'
  /** Skeleton of the same size, shown while the code loads. */
  readonly fallback: ReactNode
}

/** Loads the member's training on demand: pages are rendered for visitors, who are in no training. */
export function DeferredTraining({ sale, place, fallback }: DeferredTrainingProps) {
  return (
    <Suspense fallback={fallback}>
      <CourseTraining course={sale.course} option={sale.option} place={place} />
    </Suspense>
  )
}
