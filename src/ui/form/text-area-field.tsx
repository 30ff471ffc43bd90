import { type ReactNode, type TextareaHTMLAttributes, useId } from 'react'
import { FieldLabel } from '../controls/field-label.tsx'
import { FieldError } from './field-error.tsx'
import { useHeldWhilePressed } from './use-held-while-pressed.ts'
import { textArea, invalid } from './field.css.ts'

interface TextAreaFieldProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'id'> {
  readonly label: string
  /** What is wrong and how to correct it. Marks the field as invalid. */
  readonly error?: ReactNode
}

/** A field of several lines with its label and error. */
export function TextAreaField({ label, error: latestError, ...attributes }: TextAreaFieldProps) {
  const error = useHeldWhilePressed(latestError)
  const id = useId()
  const isWrong = error !== undefined
  return (
    <div className={isWrong ? invalid : undefined}>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <textarea
        {...attributes}
        className={textArea}
        id={id}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}error` : undefined}
      />
      {isWrong && <FieldError id={`${id}error`}>{error}</FieldError>}
    </div>
  )
}
