import type { ReactNode } from 'react'
import { heading } from './step.css.ts'

/** The heading of a step, which takes the focus when the flow advances, and what the step is about. */
export function StepHeading({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className={heading}>
      <h1 data-step-heading tabIndex={-1}>
        {title}
      </h1>
      {children !== undefined && <p>{children}</p>}
    </div>
  )
}
