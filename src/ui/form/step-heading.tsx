import type { ReactNode } from 'react'
import { heading } from './step.css.ts'

interface StepHeadingProps {
  readonly title: ReactNode
  /** Whether it takes the focus when the flow advances; where it does not, a field of the step does. */
  readonly takesFocus?: boolean
  /** What the step is about. */
  readonly children?: ReactNode
}

/** The heading of a step, and the sentence under it. */
export function StepHeading({ title, takesFocus = true, children }: StepHeadingProps) {
  return (
    <div className={heading}>
      <h1 data-step-heading={takesFocus ? '' : undefined} tabIndex={-1}>
        {title}
      </h1>
      {children !== undefined && <p>{children}</p>}
    </div>
  )
}
