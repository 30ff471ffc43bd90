import type { HTMLAttributes } from 'react'
import { breadcrumb } from './breadcrumb.css.ts'

interface BreadcrumbProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  readonly as?: 'nav' | 'p'
}

/** Links to the pages above this one, from the top. */
export function Breadcrumb({ as: Element = 'nav', ...attributes }: BreadcrumbProps) {
  return <Element {...attributes} className={breadcrumb} />
}
