import type { ReactNode } from 'react'
import { label } from './form.css.ts'

interface FieldLabelProps {
  readonly htmlFor: string
  readonly children: ReactNode
}

/** The label above a control. */
export function FieldLabel({ htmlFor, children }: FieldLabelProps) {
  return (
    <label className={label} htmlFor={htmlFor}>
      {children}
    </label>
  )
}
