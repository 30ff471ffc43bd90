import type { ReactNode } from 'react'
import { fieldError } from './field.css.ts'
import { Icon } from '../pictures/icon.tsx'

interface FieldErrorProps {
  /** For the `aria-describedby` of the field. */
  readonly id?: string
  /** What is wrong and how to correct it. */
  readonly children: ReactNode
}

/** The error below a field. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p className={fieldError} id={id}>
      <Icon name="circle-alert" />
      <span>{children}</span>
    </p>
  )
}
