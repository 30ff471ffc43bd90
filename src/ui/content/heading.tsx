import type { HTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { type MarginVariants, margins } from '../spacing.css.ts'
import { type HeadingVariants, heading } from './heading.css.ts'

interface HeadingProps extends HeadingVariants, MarginVariants, HTMLAttributes<HTMLHeadingElement> {
  readonly as: 'h1' | 'h2' | 'h3' | 'h4'
}

/** A heading in another size than that of its level, or with space around it. */
export function Heading({ as: Element, size, marginTop, marginBottom, className, ...attributes }: HeadingProps) {
  const space = margins({ marginTop, marginBottom })
  return <Element {...attributes} className={classNames(heading({ size }), space, className)} />
}
