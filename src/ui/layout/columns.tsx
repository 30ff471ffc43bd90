import type { HTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { type AsideColumnsVariants, asideColumns, type HeadingColumnsVariants, headingColumns } from './columns.css.ts'

/** Content, and an `<aside>` that stays in view beside it. One below the other on narrow screens. */
export function AsideColumns({ asideBetween, ...attributes }: AsideColumnsVariants & HTMLAttributes<HTMLDivElement>) {
  return <div {...attributes} className={asideColumns({ asideBetween })} />
}

interface HeadingColumnsProps extends HeadingColumnsVariants, HTMLAttributes<HTMLElement> {
  readonly as?: 'section' | 'div'
}

/** A heading, and its content beside it. */
export function HeadingColumns({ as: Element = 'section', spaced, className, ...attributes }: HeadingColumnsProps) {
  return <Element {...attributes} className={classNames(headingColumns({ spaced }), className)} />
}
