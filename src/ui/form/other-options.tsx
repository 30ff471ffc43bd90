import type { ReactNode } from 'react'
import { otherOptions } from './step.css.ts'

interface OtherOptionsProps {
  readonly title: ReactNode
  /** `<li>` elements: an icon, a sentence and a link. */
  readonly children: ReactNode
}

/** Other options below a step, under a line. */
export function OtherOptions({ title, children }: OtherOptionsProps) {
  return (
    <div className={otherOptions}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </div>
  )
}
