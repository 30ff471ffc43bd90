import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReactNode } from 'react'
import { columns, part, parts } from './meter-parts.css.ts'

interface MeterPartsProps {
  /** Units of each part. */
  readonly lengths: readonly number[]
  /** A `MeterPart` for each. */
  readonly children: ReactNode
}

/** What happens along a meter, below it: each part is as wide as its units. In rows on narrow screens. */
export function MeterParts({ lengths, children }: MeterPartsProps) {
  const widths = lengths.map((length) => `minmax(0, ${length}fr)`).join(' ')
  return (
    <ol className={parts} style={assignInlineVars({ [columns]: widths })}>
      {children}
    </ol>
  )
}

/** A part of `MeterParts`. */
export function MeterPart({ children }: { readonly children: ReactNode }) {
  return <li className={part}>{children}</li>
}
