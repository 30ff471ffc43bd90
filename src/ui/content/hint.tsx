import type { HTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { type MarginVariants, margins } from '../spacing.css.ts'
import { hint } from './hint.css.ts'

type HintProps = MarginVariants & HTMLAttributes<HTMLParagraphElement>

/** A sentence of advice under a control, after an icon. */
export function Hint({ marginTop = 2, marginBottom, className, ...attributes }: HintProps) {
  return <p {...attributes} className={classNames(hint, margins({ marginTop, marginBottom }), className)} />
}
