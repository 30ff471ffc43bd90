import { type ReactNode, useId } from 'react'
import { VisuallyHidden } from '../content/visually-hidden.tsx'
import { FieldError } from '../controls/field-error.tsx'
import { Stack } from '../layout/stack.tsx'
import { fieldSet, legend as legendClass } from './field-set.css.ts'
import { radioOptions } from './radio-options.css.ts'

interface RadioFieldProps<Value extends string> {
  readonly legend: ReactNode
  /** True when the heading above the field says the same. */
  readonly isLegendHidden?: boolean
  readonly name: string
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[]
  /** The chosen value; no option has it while nothing is chosen. */
  readonly value: string | undefined
  readonly onChange: (value: Value) => void
  /** True in a form that the browser validates. */
  readonly required?: boolean
  /** What is wrong and how to correct it. Marks the options as invalid. */
  readonly error?: ReactNode
  /** What the choice is about, between legend and options. Screen readers read it with the legend. */
  readonly children?: ReactNode
}

/** Options below each other, of which one is chosen. */
export function RadioField<Value extends string>(props: RadioFieldProps<Value>) {
  const { legend, isLegendHidden = false, name, options, value, onChange, required, error, children } = props
  const id = useId()
  const parts = [children !== undefined && 'about', error !== undefined && 'error'].flatMap((part) => part || [])
  return (
    <fieldset
      className={fieldSet}
      aria-describedby={parts.length === 0 ? undefined : parts.map((part) => `${id}${part}`).join(' ')}
    >
      {isLegendHidden ? (
        <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      ) : (
        <legend className={legendClass}>{legend}</legend>
      )}
      {children !== undefined && (
        <Stack gap={2} marginBottom={3} id={`${id}about`}>
          {children}
        </Stack>
      )}
      <div className={radioOptions}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              required={required}
              checked={value === option.value}
              aria-invalid={error === undefined ? undefined : true}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {error !== undefined && <FieldError id={`${id}error`}>{error}</FieldError>}
    </fieldset>
  )
}
