import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { visuallyHidden } from '#ui/content/visually-hidden.css.ts'
import { invalid } from '#ui/controls/field-error.css.ts'
import { FieldError } from '#ui/controls/field-error.tsx'
import { FieldLabel } from '#ui/controls/field-label.tsx'
import { field, help as helpClass } from './editor.css.ts'
import { fieldId, useFaultTexts, useFormActions } from './form-context.ts'

/** Attributes of the control that a label, a help and faults belong to. */
export interface ControlAttributes {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
  readonly onBlur: () => void
}

interface LabelledProps {
  readonly path: string
  readonly label: MessageDescriptor
  readonly help?: MessageDescriptor | undefined
  /** Whether the label is said alone: what is above shows it. */
  readonly isLabelHidden?: boolean | undefined
  /** Whether faults below the path are shown here too. */
  readonly faults?: 'here' | 'within'
  readonly children: (attributes: ControlAttributes) => ReactNode
}

/** A control with its label, help and faults. */
export function Labelled({ path, label, isLabelHidden, help, faults = 'here', children }: LabelledProps) {
  const { _ } = useLingui()
  const { leave } = useFormActions()
  const id = fieldId(path)
  const texts = useFaultTexts(path, faults)
  const isWrong = texts.length > 0
  const described = [help && `${id}-help`, isWrong && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={isWrong ? `${field} ${invalid}` : field}>
      <div className={isLabelHidden ? visuallyHidden : undefined}>
        <FieldLabel htmlFor={id}>{_(label)}</FieldLabel>
      </div>
      {help && (
        <p className={helpClass} id={`${id}-help`}>
          {_(help)}
        </p>
      )}
      {children({
        id,
        'aria-invalid': isWrong || undefined,
        'aria-describedby': described === '' ? undefined : described,
        onBlur: () => leave(path),
      })}
      {isWrong && <FieldError id={`${id}-error`}>{texts.join(' ')}</FieldError>}
    </div>
  )
}

interface TitledProps {
  readonly path: string
  readonly label: MessageDescriptor
  readonly isLabelHidden?: boolean | undefined
  readonly help?: MessageDescriptor | undefined
  readonly children: ReactNode
}

/** Controls that belong together below a title, with the faults of the whole. */
export function Titled({ path, label, isLabelHidden, help, children }: TitledProps) {
  const { _ } = useLingui()
  const id = fieldId(path)
  const texts = useFaultTexts(path)
  const isWrong = texts.length > 0
  const described = [help && `${id}-help`, isWrong && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div
      role="group"
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={described === '' ? undefined : described}
      className={field}
    >
      <p id={`${id}-label`} className={isLabelHidden ? visuallyHidden : undefined}>
        <b>{_(label)}</b>
      </p>
      {help && (
        <p className={helpClass} id={`${id}-help`}>
          {_(help)}
        </p>
      )}
      {isWrong && <FieldError id={`${id}-error`}>{texts.join(' ')}</FieldError>}
      {children}
    </div>
  )
}
