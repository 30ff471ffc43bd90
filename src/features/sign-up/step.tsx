import type { ReactNode } from 'react'
import { StepContainer } from '#ui/form/step-container.tsx'
import { StepHeading } from '#ui/form/step-heading.tsx'

interface StepProps {
  readonly title: string
  readonly lede: ReactNode
  readonly children: ReactNode
}

/** Step of the sign-up with its heading. */
export function Step({ title, lede, children }: StepProps) {
  return (
    <StepContainer>
      <StepHeading title={title}>{lede}</StepHeading>
      {children}
    </StepContainer>
  )
}
