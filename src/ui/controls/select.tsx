import type { Ref, SelectHTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { input, select } from './form.css.ts'

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly ref?: Ref<HTMLSelectElement>
}

/** A select without a label of its own: name it with `aria-label` or a `<label>`. */
export function Select({ className, ...attributes }: SelectProps) {
  return <select {...attributes} className={classNames(input, select, className)} />
}
