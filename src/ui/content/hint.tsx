import type { HTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { hint } from './hint.css.ts'

/** A sentence of advice under a control, after an icon. */
export function Hint({ className, ...attributes }: HTMLAttributes<HTMLParagraphElement>) {
  return <p {...attributes} className={classNames(hint, className)} />
}
