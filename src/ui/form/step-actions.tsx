import type { HTMLAttributes } from 'react'
import { actions } from './step.css.ts'

/** The buttons of a step: back, then continue, which takes the room that is left. */
export function StepActions(attributes: Omit<HTMLAttributes<HTMLDivElement>, 'className'>) {
  return <div {...attributes} className={actions} />
}
