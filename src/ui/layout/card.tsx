import type { AnchorHTMLAttributes, HTMLAttributes } from 'react'
import { card, type CardVariants } from './card.css.ts'
import { classNames } from '../class-names.ts'

interface CardProps extends CardVariants, HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'section'
}

/** A framed surface. Its padding is the screen's unless `padded`. */
export function Card({ as: Element = 'div', padded, className, ...attributes }: CardProps) {
  return <Element {...attributes} className={classNames(card({ padded }), className)} />
}

/** A card that is one link. */
export function CardLink({ padded, className, ...attributes }: CardVariants & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...attributes} className={classNames(card({ padded }), className)} />
}
