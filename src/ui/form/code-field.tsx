import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { FieldError } from '../controls/field-error.tsx'
import { FieldLabel } from '../controls/field-label.tsx'
import { useHeldWhilePressed } from '../controls/use-held-while-pressed.ts'
import { Meter } from '../pictures/meter.tsx'
import * as styles from './code-field.css.ts'

interface CodeFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'value'> {
  readonly label: string
  readonly value: string
  /** Number of digits. */
  readonly digits: number
  readonly error?: ReactNode
  readonly ref?: Ref<HTMLInputElement>
}

/**
 * A one-time code, each digit above a tick of the meter. A single input, so that pasting and autofill work.
 */
export function CodeField({ label, value, digits, error: latestError, ref, ...attributes }: CodeFieldProps) {
  const error = useHeldWhilePressed(latestError)
  const id = useId()
  return (
    <div className={error === undefined ? undefined : styles.invalid}>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <span className={styles.code}>
        <input
          {...attributes}
          id={id}
          ref={ref}
          value={value}
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}error`}
        />
        <Meter length={digits} filled={Math.min(value.length, digits)} major={digits} className={styles.base} />
      </span>
      {error !== undefined && <FieldError id={`${id}error`}>{error}</FieldError>}
    </div>
  )
}
