import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReactNode } from 'react'
import * as styles from './meter.css.ts'

interface MeterProps {
  /** Units: lessons, courses, months, days; at least 1. */
  readonly length: number
  /** Units that are free, chosen, done or used. */
  readonly filled?: number
  /** Every how many units a tick is tall. */
  readonly major?: number
  /** Width of one unit where people compare lengths; left out, the stylesheet of the place decides. */
  readonly unit?: string
  readonly height?: 'low' | 'normal' | 'high'
  /** Fills its place instead of an absolute scale. */
  readonly full?: boolean
  readonly hued?: boolean
  /** Told to screen readers; leave out where the number stands in words beside it. */
  readonly label?: string
  readonly className?: string
  /** The number written at the end of the rule. */
  readonly children?: ReactNode
}

/** The shop's one measure: whatever has a length is drawn on it, one tick a unit. It never decorates. */
export function Meter({
  length,
  filled = 0,
  major,
  unit,
  height = 'normal',
  full,
  hued,
  label,
  className,
  children,
}: MeterProps) {
  const classes = [
    styles.meter,
    height === 'low' && styles.low,
    height === 'high' && styles.high,
    full && styles.full,
    hued && styles.hued,
    className,
  ]
  return (
    <span
      className={classes.filter(Boolean).join(' ')}
      style={assignInlineVars({
        [styles.length]: String(length),
        [styles.filled]: String(filled),
        [styles.major]: major === undefined ? undefined : String(major),
        [styles.unit]: unit,
      })}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {children !== undefined && <b>{children}</b>}
    </span>
  )
}
