import type { HTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { type MarginVariants, margins } from '../spacing.css.ts'
import { type TextVariants, text } from './text.css.ts'

interface TextProps extends TextVariants, MarginVariants, HTMLAttributes<HTMLElement> {
  readonly as?: 'p' | 'span' | 's' | 'b' | 'small' | 'div'
}

/** Text in another size, colour or weight than its surroundings. Inline unless `as` says otherwise. */
export function Text({ as: Element = 'span', size, muted, strong, accent, numeric, measured, ...props }: TextProps) {
  const { marginTop, marginBottom, className, ...attributes } = props
  const look = text({ size, muted, strong, accent, numeric, measured })
  return <Element {...attributes} className={classNames(look, margins({ marginTop, marginBottom }), className)} />
}
