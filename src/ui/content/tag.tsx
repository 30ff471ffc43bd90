import type { AnchorHTMLAttributes, HTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { pageLink } from '../controls/page-link.tsx'
import { type TagVariants, tag } from './tag.css.ts'

/** A short label of a state or kind beside a name. */
export function Tag({ tone, className, ...attributes }: TagVariants & HTMLAttributes<HTMLSpanElement>) {
  return <span {...attributes} className={classNames(tag({ tone }), className)} />
}

/** A tag that leads to what it names. */
export function TagAnchor({ tone, className, ...attributes }: TagVariants & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...attributes} className={classNames(tag({ tone }), className)} />
}

/** The same for a page of the shop. */
export const TagLink = pageLink(TagAnchor)
