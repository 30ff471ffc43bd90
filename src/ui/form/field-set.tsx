import type { FieldsetHTMLAttributes, ReactNode } from 'react'
import { fieldSet, legend as legendClass } from './field-set.css.ts'

interface FieldSetProps extends Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, 'className'> {
  readonly legend: ReactNode
}

/** Controls that belong together, below their common label. */
export function FieldSet({ legend, children, ...attributes }: FieldSetProps) {
  return (
    <fieldset {...attributes} className={fieldSet}>
      <legend className={legendClass}>{legend}</legend>
      {children}
    </fieldset>
  )
}
