import type { InputHTMLAttributes, ReactNode } from 'react'
import { checkBox } from './check-box.css.ts'

interface CheckBoxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> {
  readonly children: ReactNode
}

/** A check box with its label. */
export function CheckBox({ children, ...attributes }: CheckBoxProps) {
  return (
    <label className={checkBox}>
      <input {...attributes} type="checkbox" />
      <span>{children}</span>
    </label>
  )
}
