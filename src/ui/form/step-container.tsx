import type { HTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { container } from '../layout/container.css.ts'
import { step } from './step.css.ts'

interface StepContainerProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  readonly as?: 'section' | 'div'
}

/** The narrow column of one step: heading, content, actions, and other options below. */
export function StepContainer({ as: Element = 'section', ...attributes }: StepContainerProps) {
  return <Element {...attributes} className={classNames(container({ width: 'form' }), step)} />
}
