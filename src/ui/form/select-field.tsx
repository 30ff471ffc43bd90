import { type ReactNode, type SelectHTMLAttributes, useId } from 'react'
import { invalid } from '../controls/field-error.css.ts'
import { FieldError } from '../controls/field-error.tsx'
import { FieldLabel } from '../controls/field-label.tsx'
import { Select } from '../controls/select.tsx'
import { useHeldWhilePressed } from '../controls/use-held-while-pressed.ts'

interface SelectFieldProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> {
  readonly label: string
  /** What is wrong and how to correct it. Marks the field as invalid. */
  readonly error?: ReactNode
  /** The options. */
  readonly children: ReactNode
}

/** A select with its label and error. */
export function SelectField({ label, error: latestError, children, id: given, ...attributes }: SelectFieldProps) {
  const error = useHeldWhilePressed(latestError)
  const own = useId()
  const id = given ?? own
  const isWrong = error !== undefined
  return (
    <div className={isWrong ? invalid : undefined}>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Select
        {...attributes}
        id={id}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}error` : undefined}
      >
        {children}
      </Select>
      {isWrong && <FieldError id={`${id}error`}>{error}</FieldError>}
    </div>
  )
}
