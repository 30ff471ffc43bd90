import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { DayMeter } from './day-meter.tsx'
import { content } from './step.css.ts'
import { StepHeading } from './step-heading.tsx'

interface RateLimitPanelProps {
  readonly title: ReactNode
  /** Level of its heading; 1 when left out. */
  readonly level?: 1 | 2
  /** Why there is a limit. */
  readonly text: ReactNode
  /** Undefined before the script runs. */
  readonly wait:
    | {
        readonly passedHours: number
        /** The time left, in words. */
        readonly left: string
        /** The moment when it ends, in words. */
        readonly until: string
      }
    | undefined
  /** The way back. */
  readonly children: ReactNode
}

/** Too many requests within 24 hours: until when, and how much of that time has passed. */
export function RateLimitPanel({ title, level, text, wait, children }: RateLimitPanelProps) {
  const moment = wait?.until
  return (
    <>
      <StepHeading title={title} level={level}>
        {text}
      </StepHeading>
      <div className={content}>
        {wait && (
          <DayMeter passed={wait.passedHours} left={wait.left}>
            <Trans>left, until {moment}</Trans>
          </DayMeter>
        )}
        <div>{children}</div>
      </div>
    </>
  )
}
