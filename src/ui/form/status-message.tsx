import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { type MarginVariants, margins } from '../spacing.css.ts'
import { statusMessage } from './status-message.css.ts'

interface StatusMessageProps extends Pick<MarginVariants, 'marginTop'> {
  readonly children: ReactNode
}

/** What a step does by itself, in its place. Screen readers read it. */
export function StatusMessage({ marginTop, children }: StatusMessageProps) {
  return (
    <p className={classNames(statusMessage, margins({ marginTop }))} role="status">
      {children}
    </p>
  )
}
