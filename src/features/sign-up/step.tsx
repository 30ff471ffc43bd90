import type { ReactNode } from 'react'
import { container, formWidth } from '../../theme/layout.css.ts'
import { step } from '../../ui/form/step.css.ts'
import { StepHeading } from '../../ui/form/step-heading.tsx'

interface StepProps {
  readonly title: string
  readonly lede: ReactNode
  readonly children: ReactNode
}

/** A step of the sign-up under its heading. */
export function Step({ title, lede, children }: StepProps) {
  return (
    <section className={`${container} ${formWidth} ${step}`}>
      <StepHeading title={title}>{lede}</StepHeading>
      {children}
    </section>
  )
}
