import type { ReactNode, RefObject } from 'react'
import { form } from './step.css.ts'

interface StepFormProps {
  readonly ref: RefObject<HTMLFormElement | null>
  readonly onSubmit: () => void
  readonly children: ReactNode
}

/** The form of a step. Its own fields say what is wrong, not the browser. */
export function StepForm({ ref, onSubmit, children }: StepFormProps) {
  return (
    <form
      className={form}
      ref={ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}
