import type { AnchorHTMLAttributes, HTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { type ChipsVariants, chip, chips } from './chips.css.ts'
import { pageLink } from './page-link.tsx'

interface ChipsProps extends ChipsVariants, HTMLAttributes<HTMLElement> {
  readonly as?: 'nav' | 'div'
}

/** A row of `ChipLink`s: filters, or suggestions. */
export function Chips({ as: Element = 'nav', scrollable, className, ...attributes }: ChipsProps) {
  return <Element {...attributes} className={classNames(chips({ scrollable }), className)} />
}

/** A link with a frame. `data-field` gives it a square in the hue of a category, `aria-current` fills it. */
export function ChipAnchor({ href, ...attributes }: Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'>) {
  return <a {...attributes} href={href} className={chip} />
}

/** The same for a page of the shop. */
export const ChipLink = pageLink(ChipAnchor)
