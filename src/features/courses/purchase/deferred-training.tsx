import { lazy, type ReactNode, Suspense } from 'react'
import type { Sale } from '../sale.ts'

const CourseTraining = lazy(() => import('../training/course-training.tsx'))

interface DeferredTrainingProps {
  readonly sale: Sale
  readonly place: 'panel' | 'bar'
  /** Of the size of what is to come. */
  readonly bones: ReactNode
}

/** Pages are rendered for visitors, who are in no training: the code for it comes when a member needs it. */
export function DeferredTraining({ bones, ...props }: DeferredTrainingProps) {
  return (
    <Suspense fallback={bones}>
      <CourseTraining {...props} />
    </Suspense>
  )
}
