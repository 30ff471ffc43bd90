import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { fieldError } from '../field.css.ts'
import { label as labelStyle } from '../form.css.ts'
import { Icon } from '../icon.tsx'
import { Meter } from '../meter.tsx'
import * as styles from './code-field.css.ts'

interface CodeFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'value'> {
  readonly label: string
  readonly value: string
  /** Digits that the code has. */
  readonly digits: number
  readonly error?: ReactNode
  readonly ref?: Ref<HTMLInputElement>
}

/**
 * A code of digits, each on a tick of the rule below. One input, so that pasting and the phone's own filling in work.
 */
export function CodeField({ label, value, digits, error, ref, ...attributes }: CodeFieldProps) {
  const id = useId()
  return (
    <div className={error === undefined ? undefined : styles.wrong}>
      <label className={labelStyle} htmlFor={id}>
        {label}
      </label>
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
      {error !== undefined && (
        <p className={fieldError} id={`${id}error`}>
          <Icon name="circle-alert" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
