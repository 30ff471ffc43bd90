import type { HTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { type MarginVariants, margins } from '../spacing.css.ts'
import { caption } from './meter-caption.css.ts'

interface MeterCaptionProps extends MarginVariants, HTMLAttributes<HTMLElement> {
  readonly as?: 'p' | 'figcaption'
}

/** Words at both ends of a meter, below it. The important ones are in `<b>`. */
export function MeterCaption({
  as: Element = 'p',
  marginTop = 2,
  marginBottom,
  className,
  ...props
}: MeterCaptionProps) {
  return <Element {...props} className={classNames(caption, margins({ marginTop, marginBottom }), className)} />
}
