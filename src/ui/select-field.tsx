import { type ReactNode, type SelectHTMLAttributes, useId } from 'react'
import { input, label as labelStyle, select } from './form.css.ts'

interface SelectFieldProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'id'> {
  readonly label: string
  /** The options. */
  readonly children: ReactNode
}

/** A labelled choice of one. */
export function SelectField({ label, children, ...attributes }: SelectFieldProps) {
  const id = useId()
  return (
    <div>
      <label className={labelStyle} htmlFor={id}>
        {label}
      </label>
      <select {...attributes} className={`${input} ${select}`} id={id}>
        {children}
      </select>
    </div>
  )
}
