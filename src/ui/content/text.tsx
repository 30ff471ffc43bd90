import type { HTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { text, type TextVariants } from './text.css.ts'

interface TextProps extends TextVariants, HTMLAttributes<HTMLElement> {
  readonly as?: 'p' | 'span' | 's' | 'b' | 'small' | 'div'
}

/** Text in another size, colour or weight than its surroundings. Inline unless `as` says otherwise. */
export function Text({ as: Element = 'span', size, muted, strong, numeric, className, ...attributes }: TextProps) {
  return <Element {...attributes} className={classNames(text({ size, muted, strong, numeric }), className)} />
}
