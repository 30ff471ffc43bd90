import type { ReactNode } from 'react'
import { Icon } from '../pictures/icon.tsx'
import { fieldError } from './field-error.css.ts'
import { useHeldWhilePressed } from './use-held-while-pressed.ts'

interface FieldErrorProps {
  /** For the `aria-describedby` of the field. */
  readonly id?: string
  /** What is wrong and how to correct it. */
  readonly children: ReactNode
}

/** The error below a field. It moves nothing while a pointer is down. */
export function FieldError({ id, children }: FieldErrorProps) {
  const shown = useHeldWhilePressed<ReactNode>(children, null)
  if (shown === null) return null
  return (
    <p className={fieldError} id={id}>
      <Icon name="circle-alert" />
      <span>{shown}</span>
    </p>
  )
}
