import type { HTMLAttributes } from 'react'
import { visuallyHidden } from '../theme/layout.css.ts'

/** Text for screen readers only. */
export function VisuallyHidden(attributes: Omit<HTMLAttributes<HTMLSpanElement>, 'className'>) {
  return <span {...attributes} className={visuallyHidden} />
}
