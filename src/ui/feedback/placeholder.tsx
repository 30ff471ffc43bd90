import type { AnchorHTMLAttributes, HTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { pageLink } from '../controls/page-link.tsx'
import { placeholder, sentence } from './placeholder.css.ts'

interface PlaceholderProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'section' | 'p' | 'li'
}

/** A dashed frame for something that does not exist (yet): a coming course, an empty list. A paragraph is centred. */
export function Placeholder({ as: Element = 'div', className, ...attributes }: PlaceholderProps) {
  return <Element {...attributes} className={classNames(placeholder, Element === 'p' && sentence, className)} />
}

/** A dashed frame that is one link. */
export function PlaceholderAnchor({ className, ...attributes }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...attributes} className={classNames(placeholder, className)} />
}

/** The same for a page of the shop. */
export const PlaceholderLink = pageLink(PlaceholderAnchor)
