import type { HTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { type MarginVariants, margins } from '../spacing.css.ts'
import { type StackVariants, stack } from './stack.css.ts'

interface StackProps extends StackVariants, MarginVariants, HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'section' | 'ul' | 'ol' | 'figure'
}

/** Children below each other, with the same space between them. */
export function Stack({ as: Element = 'div', gap, align, className, ...props }: StackProps) {
  const { marginTop, marginBottom, ...attributes } = props
  const space = margins({ marginTop, marginBottom })
  return <Element {...attributes} className={classNames(stack({ gap, align }), space, className)} />
}
