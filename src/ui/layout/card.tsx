import type { AnchorHTMLAttributes, HTMLAttributes } from 'react'
import { card, type CardVariants } from './card.css.ts'
import { classNames } from '../class-names.ts'
import { margins, type MarginVariants } from '../spacing.css.ts'
import { pageLink } from '../controls/page-link.tsx'

interface CardProps extends CardVariants, MarginVariants, HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'section'
}

/** A framed surface. Its padding is the screen's unless `padded`. */
export function Card({ as: Element = 'div', padded, marginTop, marginBottom, className, ...attributes }: CardProps) {
  const space = margins({ marginTop, marginBottom })
  return <Element {...attributes} className={classNames(card({ padded }), space, className)} />
}

/** A card that is one link. */
export function CardAnchor({
  padded,
  className,
  ...attributes
}: CardVariants & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...attributes} className={classNames(card({ padded }), className)} />
}

/** The same for a page of the shop. */
export const CardLink = pageLink(CardAnchor)
