import type { HTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { spacing, type SpacingVariants } from '../spacing.css.ts'
import { stack, type StackVariants } from './stack.css.ts'

interface StackProps extends StackVariants, SpacingVariants, HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'section' | 'ul' | 'ol' | 'figure'
}

/** Children below each other, with the same space between them. */
export function Stack({ as: Element = 'div', gap, align, className, ...props }: StackProps) {
  const { marginTop, marginBottom, paddingTop, paddingBottom, ...attributes } = props
  const space = spacing({ marginTop, marginBottom, paddingTop, paddingBottom })
  return <Element {...attributes} className={classNames(stack({ gap, align }), space, className)} />
}
