import type { HTMLAttributes, InputHTMLAttributes, ReactNode, Ref } from 'react'
import { visuallyHidden } from './visually-hidden.css.ts'

interface VisuallyHiddenProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  readonly as?: 'span' | 'p' | 'h1' | 'h2' | 'legend'
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Element = 'span', ...attributes }: VisuallyHiddenProps) {
  return <Element {...attributes} className={visuallyHidden} />
}

interface VisuallyHiddenLabelProps {
  readonly htmlFor: string
  readonly children: ReactNode
}

/** The label of a field whose purpose can be seen without it. */
export function VisuallyHiddenLabel({ htmlFor, children }: VisuallyHiddenLabelProps) {
  return (
    <label className={visuallyHidden} htmlFor={htmlFor}>
      {children}
    </label>
  )
}

interface VisuallyHiddenInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  readonly ref?: Ref<HTMLInputElement>
}

/** A field that another element draws, or that only password managers read. */
export function VisuallyHiddenInput(attributes: VisuallyHiddenInputProps) {
  return <input {...attributes} className={visuallyHidden} />
}
