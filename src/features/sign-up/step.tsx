import type { ReactNode } from 'react'
import { step } from '../../ui/form/step.css.ts'
import { StepHeading } from '../../ui/form/step-heading.tsx'
import { Container } from '../../ui/container.tsx'

interface StepProps {
  readonly title: string
  readonly lede: ReactNode
  readonly children: ReactNode
}

/** A step of the sign-up under its heading. */
export function Step({ title, lede, children }: StepProps) {
  return (
    <Container as="section" width="form" className={step}>
      <StepHeading title={title}>{lede}</StepHeading>
      {children}
    </Container>
  )
}
