import { assignInlineVars } from '@vanilla-extract/dynamic'
import { classNames } from '../class-names.ts'
import { type MarginVariants, margins } from '../spacing.css.ts'
import { height as heightOf, skeleton, width as widthOf } from './skeleton.css.ts'

interface SkeletonProps extends MarginVariants {
  /** Size of what comes, in CSS units. Without them: as wide as its place, as high as a line. */
  readonly width?: string
  readonly height?: string
  readonly className?: string
}

/** A bar in place of a line or block that is loading. */
export function Skeleton({ width, height, marginTop, marginBottom, className }: SkeletonProps) {
  const size = assignInlineVars({ [widthOf]: width, [heightOf]: height })
  return <span className={classNames(skeleton, margins({ marginTop, marginBottom }), className)} style={size} />
}
