import type { HTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { categoryLabel } from './category-label.css.ts'

interface CategoryLabelProps extends HTMLAttributes<HTMLElement> {
  /** A paragraph of its own, or inline. */
  readonly as?: 'p' | 'span'
}

/** The name of a course category after a square in its hue, which the nearest `data-field` sets. */
export function CategoryLabel({ as: Element = 'span', className, ...attributes }: CategoryLabelProps) {
  return <Element {...attributes} className={classNames(categoryLabel, className)} />
}
