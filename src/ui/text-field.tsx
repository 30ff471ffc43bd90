import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import * as styles from './field.css.ts'
import { input, label as labelStyle } from './form.css.ts'
import { Icon } from './icon.tsx'

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> {
  readonly label: string
  readonly ref?: Ref<HTMLInputElement>
  /** What is wrong with it and how to mend it; the field is marked as long as it is there. */
  readonly error?: ReactNode
  /** Advice under the field. */
  readonly help?: ReactNode
  /** A button beside the input. */
  readonly children?: ReactNode
}

/** A labelled input; its error and help are read out with it. */
export function TextField({ label, error, help, children, ref, ...attributes }: TextFieldProps) {
  const id = useId()
  const described = [error !== undefined && `${id}error`, help !== undefined && `${id}help`].filter(Boolean).join(' ')
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
    <div className={error === undefined ? undefined : styles.wrong}>
      <label className={labelStyle} htmlFor={id}>
        {label}
      </label>
      {children === undefined ? (
        control
      ) : (
        <div className={styles.inputRow}>
          {control}
          {children}
        </div>
      )}
      {help !== undefined && <div id={`${id}help`}>{help}</div>}
      {error !== undefined && (
        <p className={styles.fieldError} id={`${id}error`}>
          <Icon name="circle-alert" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
