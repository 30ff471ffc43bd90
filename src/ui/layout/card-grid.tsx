import type { HTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { type CardGridVariants, cardGrid } from './card-grid.css.ts'

/** A grid of cards whose rows align across the cards. */
export function CardGrid({ scrollable, className, ...attributes }: CardGridVariants & HTMLAttributes<HTMLDivElement>) {
  return <div {...attributes} className={classNames(cardGrid({ scrollable }), className)} />
}
