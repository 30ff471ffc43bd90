import type { AnchorHTMLAttributes, HTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { pageLink } from '../controls/page-link.tsx'
import { type MarginVariants, margins } from '../spacing.css.ts'
import { type CardVariants, card } from './card.css.ts'

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
