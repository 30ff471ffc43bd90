import type { ReactNode } from 'react'
import { lede as ledeStyle, wrap, wrapForm } from '../../theme/layout.css.ts'
import * as styles from './sign-up.css.ts'

interface StepProps {
  readonly title: string
  readonly lede: ReactNode
  readonly children: ReactNode
}

/** A step of the sign-up under its heading, which takes the focus when the flow advances. */
export function Step({ title, lede, children }: StepProps) {
  return (
    <section className={`${wrap} ${wrapForm} ${styles.step}`}>
      <h1 data-step-heading tabIndex={-1}>
        {title}
      </h1>
      <p className={ledeStyle}>{lede}</p>
      {children}
    </section>
  )
}
