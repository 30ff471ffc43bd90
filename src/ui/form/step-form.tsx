import type { ReactNode, RefObject } from 'react'
import { Form } from './form.tsx'
import { content } from './step.css.ts'

interface StepFormProps {
  readonly ref: RefObject<HTMLFormElement | null>
  readonly onSubmit: () => void
  readonly isReady?: boolean
  readonly children: ReactNode
}

/** The form of a step. Its fields show the errors instead of the browser. */
export function StepForm({ children, ...props }: StepFormProps) {
  return (
    <Form className={content} noValidate {...props}>
      {children}
    </Form>
  )
}
