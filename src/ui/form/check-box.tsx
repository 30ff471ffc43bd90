import type { InputHTMLAttributes, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { checkBox } from './check-box.css.ts'

interface CheckBoxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly children: ReactNode
}

/** A check box with its label. */
export function CheckBox({ className, children, ...attributes }: CheckBoxProps) {
  return (
    <label className={classNames(checkBox, className)}>
      <input {...attributes} type="checkbox" />
      <span>{children}</span>
    </label>
  )
}
