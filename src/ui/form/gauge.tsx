import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { gauge } from './step.css.ts'

interface GaugeProps {
  readonly className?: string
  /** A meter, and a paragraph with the number in `<b>`. */
  readonly children: ReactNode
}

/** What is left of something, on a meter with a large number below. */
export function Gauge({ className, children }: GaugeProps) {
  return <div className={classNames(gauge, className)}>{children}</div>
}
