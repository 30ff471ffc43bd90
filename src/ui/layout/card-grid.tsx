import type { HTMLAttributes } from 'react'
import { cardGrid, type CardGridVariants } from './card-grid.css.ts'
import { classNames } from '../class-names.ts'

/** A grid of cards whose rows align across the cards. */
export function CardGrid({ scrollable, className, ...attributes }: CardGridVariants & HTMLAttributes<HTMLDivElement>) {
  return <div {...attributes} className={classNames(cardGrid({ scrollable }), className)} />
}
