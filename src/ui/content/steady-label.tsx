import type { ReactNode } from 'react'
import { label, steady } from './steady-label.css.ts'

interface SteadyLabelProps {
  /** All labels that can stand here. */
  readonly labels: readonly ReactNode[]
  /** Index of the one that is shown. */
  readonly shown: number
}

/** One of several labels, as wide as the widest: what stands beside it keeps its place when another one is shown. */
export function SteadyLabel({ labels, shown }: SteadyLabelProps) {
  return (
    <span className={steady}>
      {labels.map((text, index) => (
        <span key={index} className={label} aria-hidden={index === shown ? undefined : true}>
          {text}
        </span>
      ))}
    </span>
  )
}
