import type { ReactNode, Ref } from 'react'
import { heading } from './step.css.ts'

interface StepHeadingProps {
  readonly title: ReactNode
  /** 1 on a page, 2 below another heading. */
  readonly level?: 1 | 2 | undefined
  /** Whether the heading gets the focus when the step changes. False where a field of the step gets it. */
  readonly takesFocus?: boolean
  /** The heading. Only outside a flow, which moves the focus itself. */
  readonly ref?: Ref<HTMLHeadingElement>
  /** Text below the heading. */
  readonly children?: ReactNode
}

/** The heading of a step and the text below it. */
export function StepHeading({ title, level = 1, takesFocus = true, ref, children }: StepHeadingProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={heading}>
      <Heading ref={ref} data-step-heading={takesFocus ? '' : undefined} tabIndex={-1}>
        {title}
      </Heading>
      {children !== undefined && <p>{children}</p>}
    </div>
  )
}
