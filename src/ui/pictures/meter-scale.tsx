import type { HTMLAttributes } from 'react'
import { scale } from './meter.css.ts'

interface MeterScaleProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  readonly as?: 'p' | 'span'
}

/** Figures along a meter, from its start to its end. */
export function MeterScale({ as: Element = 'p', ...attributes }: MeterScaleProps) {
  return <Element {...attributes} className={scale} />
}
