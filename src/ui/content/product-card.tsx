import type { AnchorHTMLAttributes, HTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { pageLink } from '../controls/page-link.tsx'
import { productCard, productCardTitle } from './product-card.css.ts'

/** The card of a product: picture, meter, details and price. It shares the rows of its grid. */
export function ProductCard({ className, ...attributes }: HTMLAttributes<HTMLElement>) {
  return <article {...attributes} className={classNames(productCard, className)} />
}

/** The name of the product, as a link that covers the card. */
export function ProductCardAnchor({ href, className, ...attributes }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...attributes} href={href} className={classNames(productCardTitle, className)} />
}

/** The same for a page of the shop. */
export const ProductCardLink = pageLink(ProductCardAnchor)
