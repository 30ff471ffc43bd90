import type { HTMLAttributes } from 'react'
import { content } from './step.css.ts'

/** What a step shows below its heading when it is not a form (`StepForm`): messages, meters and actions. */
export function StepContent(attributes: Omit<HTMLAttributes<HTMLDivElement>, 'className'>) {
  return <div {...attributes} className={content} />
}
