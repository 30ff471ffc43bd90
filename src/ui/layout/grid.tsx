import type { HTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { type MarginVariants, margins } from '../spacing.css.ts'
import { type GridVariants, grid } from './grid.css.ts'

interface GridProps extends GridVariants, MarginVariants, HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'ul' | 'dl'
}

/** Two columns of the same width, and one on narrow screens. */
export function Grid({
  as: Element = 'div',
  gap,
  rowGap,
  align,
  marginTop,
  marginBottom,
  className,
  ...props
}: GridProps) {
  const space = margins({ marginTop, marginBottom })
  return <Element {...props} className={classNames(grid({ gap, rowGap, align }), space, className)} />
}
