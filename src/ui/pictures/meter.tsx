import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReactNode } from 'react'
import * as styles from './meter.css.ts'

type MeterProps = MeterOptions &
  (
    | {
        readonly full?: false
        /** The number at the end. */
        readonly children?: ReactNode
      }
    | {
        /** Fills the available width, so nothing has room at its end. */
        readonly full: true
        readonly children?: never
      }
  )

interface MeterOptions {
  /** Number of units (lessons, courses, months, days), at least 1. */
  readonly length: number
  /** Filled units: free, chosen, done or used. */
  readonly filled?: number
  /** Units before the filled ones. */
  readonly offset?: number
  /** Units per tall tick. */
  readonly major?: number
  /** Width of one unit as a CSS length. Default: set by the style sheet of the screen. */
  readonly unit?: string
  /** Instead of `unit`: the same, but less where the whole meter would not fit its place. */
  readonly mostUnit?: string
  readonly height?: 'low' | 'normal' | 'high'
  readonly hued?: boolean
  /** Fills up when it appears: for what has just been reached. */
  readonly fills?: boolean
  /** Name for screen readers. Leave out where the number is written beside it. */
  readonly label?: string
  readonly className?: string
}

/** Draws a length as a ruler with one tick per unit. Only for lengths, never as decoration. */
export function Meter({
  length,
  filled = 0,
  offset,
  major,
  unit,
  mostUnit,
  height = 'normal',
  full,
  hued,
  fills,
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
    fills && styles.fills,
    className,
  ]
  return (
    <span
      className={classes.filter(Boolean).join(' ')}
      style={assignInlineVars({
        [styles.length]: String(length),
        [styles.filled]: String(filled),
        [styles.offset]: offset === undefined ? undefined : String(offset),
        [styles.major]: major === undefined ? undefined : String(major),
        [styles.unit]: mostUnit === undefined ? unit : `min(${mostUnit}, (100% - 1px) / ${Math.max(1, length)})`,
      })}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {children !== undefined && <b>{children}</b>}
    </span>
  )
}
