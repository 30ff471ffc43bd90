import { type ReactNode, type SelectHTMLAttributes, useId } from 'react'
import { fieldError, wrong } from './field.css.ts'
import { input, label as labelStyle, select } from './form.css.ts'
import { Icon } from './icon.tsx'

interface SelectFieldProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'id'> {
  readonly label: string
  /** What is wrong with it and how to mend it; the field is marked as long as it is there. */
  readonly error?: ReactNode
  /** The options. */
  readonly children: ReactNode
}

/** A labelled choice of one. */
export function SelectField({ label, error, children, ...attributes }: SelectFieldProps) {
  const id = useId()
  const isWrong = error !== undefined
  return (
    <div className={isWrong ? wrong : undefined}>
      <label className={labelStyle} htmlFor={id}>
        {label}
      </label>
      <select
        {...attributes}
        className={`${input} ${select}`}
        id={id}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}error` : undefined}
      >
        {children}
      </select>
      {isWrong && (
        <p className={fieldError} id={`${id}error`}>
          <Icon name="circle-alert" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
