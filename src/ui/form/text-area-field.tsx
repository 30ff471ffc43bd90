import { type ReactNode, type TextareaHTMLAttributes, useId } from 'react'
import { invalid } from '../controls/field-error.css.ts'
import { FieldError } from '../controls/field-error.tsx'
import { FieldLabel } from '../controls/field-label.tsx'
import { useHeldWhilePressed } from '../controls/use-held-while-pressed.ts'
import { useCustomValidity, useLengthError } from '../controls/use-length-error.ts'
import { textArea } from './field.css.ts'

interface TextAreaFieldProps
  extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'id' | 'maxLength'> {
  readonly label: string
  /** Maximum number of characters. A longer text stays in the field, which says so. */
  readonly maxLength?: number
  /** What is wrong and how to correct it. Marks the field as invalid. */
  readonly error?: ReactNode
}

/** A field of several lines with its label and error. */
export function TextAreaField({ label, error: latestError, maxLength, ...attributes }: TextAreaFieldProps) {
  const id = useId()
  const tooLong = useLengthError('lines', attributes.value, maxLength)
  useCustomValidity(id, tooLong)
  const error = useHeldWhilePressed(tooLong ?? latestError)
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
