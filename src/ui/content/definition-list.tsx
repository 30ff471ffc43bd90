import type { HTMLAttributes, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { definitionColumns, definitionList } from './definition-list.css.ts'
import { text, type TextVariants } from './text.css.ts'

interface DefinitionListProps extends HTMLAttributes<HTMLDListElement> {
  /** Values in a column of their own below a line, for the facts of a page. Without it, small rows for cards. */
  readonly columns?: boolean
}

/** Names and their values, a line each. Takes `DefinitionItem`s. */
export function DefinitionList({ className, columns = false, ...attributes }: DefinitionListProps) {
  return <dl {...attributes} className={classNames(columns ? definitionColumns : definitionList, className)} />
}

interface DefinitionItemProps extends Pick<TextVariants, 'numeric'>, HTMLAttributes<HTMLDivElement> {
  readonly name: ReactNode
  /** The value. */
  readonly children: ReactNode
}

/** A name and its value in a `DefinitionList`, or in a list with a look of its own. */
export function DefinitionItem({ name, numeric, children, ...attributes }: DefinitionItemProps) {
  return (
    <div {...attributes}>
      <dt>{name}</dt>
      <dd className={numeric ? text({ numeric }) : undefined}>{children}</dd>
    </div>
  )
}
