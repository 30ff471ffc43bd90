import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import * as styles from './field.css.ts'
import { input, label as labelStyle } from '../controls/form.css.ts'
import { FieldError } from './field-error.tsx'
import { useHeldWhilePressed } from './use-held-while-pressed.ts'

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  readonly label: string
  readonly ref?: Ref<HTMLInputElement>
  /** Note beside the label, such as the accepted format. */
  readonly aside?: ReactNode
  /** What is wrong and how to correct it. Marks the field as invalid. */
  readonly error?: ReactNode
  /** Advice under the field. */
  readonly help?: ReactNode
  /** A button beside the input. */
  readonly children?: ReactNode
}

/** An input with its label. Screen readers read its note, help and error with it. */
export function TextField({
  label,
  aside,
  error: latestError,
  help: latestHelp,
  children,
  ref,
  id: given,
  ...attributes
}: TextFieldProps) {
  const error = useHeldWhilePressed(latestError)
  const help = useHeldWhilePressed(latestHelp)
  const own = useId()
  const id = given ?? own
  const parts = [aside !== undefined && 'aside', error !== undefined && 'error', help !== undefined && 'help']
  const described = parts
    .flatMap((part) => part || [])
    .map((part) => `${id}${part}`)
    .join(' ')
  const control = (
    <input
      {...attributes}
      className={input}
      id={id}
      ref={ref}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={described === '' ? undefined : described}
    />
  )
  return (
    <div className={error === undefined ? undefined : styles.invalid}>
      <div className={labelStyle}>
        <label htmlFor={id}>{label}</label>
        {aside !== undefined && (
          <span className={styles.aside} id={`${id}aside`}>
            {aside}
          </span>
        )}
      </div>
      {children === undefined ? (
        control
      ) : (
        <div className={styles.inputRow}>
          {control}
          {children}
        </div>
      )}
      {help !== undefined && <div id={`${id}help`}>{help}</div>}
      {error !== undefined && <FieldError id={`${id}error`}>{error}</FieldError>}
    </div>
  )
}
