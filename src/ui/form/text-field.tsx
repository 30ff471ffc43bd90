import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { invalid as invalidStyle } from '../controls/field-error.css.ts'
import { FieldError } from '../controls/field-error.tsx'
import { input, label as labelStyle } from '../controls/form.css.ts'
import { useHeldWhilePressed } from '../controls/use-held-while-pressed.ts'
import { useCustomValidity, useLengthError } from '../controls/use-length-error.ts'
import * as styles from './field.css.ts'

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'maxLength'> {
  readonly label: string
  /** Maximum number of characters. A longer text stays in the field, which says so. */
  readonly maxLength?: number
  /** What is wrong with the value, in a form that the browser validates. */
  readonly invalid?: string | undefined
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
export function TextField(props: TextFieldProps) {
  const {
    label,
    aside,
    error: latestError,
    help: latestHelp,
    children,
    ref,
    maxLength,
    invalid,
    id: givenId,
    ...attributes
  } = props
  const own = useId()
  const id = givenId ?? own
  const tooLong = useLengthError('line', attributes.value, maxLength)
  useCustomValidity(id, tooLong ?? invalid)
  const error = useHeldWhilePressed(tooLong ?? latestError)
  const help = useHeldWhilePressed(latestHelp)
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
    <div className={error === undefined ? undefined : invalidStyle}>
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
