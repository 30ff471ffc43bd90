import type { ReactNode } from 'react'
import { heading } from './step.css.ts'

interface StepHeadingProps {
  readonly title: ReactNode
  /** 1 on a page, 2 where it stands below another heading. */
  readonly level?: 1 | 2 | undefined
  /** Whether it takes the focus when the flow advances; where it does not, a field of the step does. */
  readonly takesFocus?: boolean
  /** What the step is about. */
  readonly children?: ReactNode
}

/** The heading of a step, and the sentence under it. */
export function StepHeading({ title, level = 1, takesFocus = true, children }: StepHeadingProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={heading}>
      <Heading data-step-heading={takesFocus ? '' : undefined} tabIndex={-1}>
        {title}
      </Heading>
      {children !== undefined && <p>{children}</p>}
    </div>
  )
}
