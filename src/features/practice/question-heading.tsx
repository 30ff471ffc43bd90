import type { ReactNode } from 'react'
import { Heading } from '#ui/content/heading.tsx'

/** What a practice asks. */
export function QuestionHeading({ children }: { readonly children: ReactNode }) {
  return (
    <Heading as="h3" size={22}>
      {children}
    </Heading>
  )
}
