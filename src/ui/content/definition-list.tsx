import type { HTMLAttributes, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { type MarginVariants, margins } from '../spacing.css.ts'
import { definitionColumns, definitionList, largeList, stackedList } from './definition-list.css.ts'
import { type TextVariants, text } from './text.css.ts'

interface DefinitionListProps extends MarginVariants, HTMLAttributes<HTMLDListElement> {
  /** Values in a column of their own below a line, for the facts of a page. Without it, small rows for cards. */
  readonly columns?: boolean
  /** Each name above its value. `className` lays them out. */
  readonly stacked?: boolean
  /** Text of the normal size, for the list beside a price. */
  readonly large?: boolean
}

/** Names and their values, a line each. Takes `DefinitionItem`s. */
export function DefinitionList({
  className,
  columns = false,
  stacked = false,
  large = false,
  ...props
}: DefinitionListProps) {
  const { marginTop, marginBottom, ...attributes } = props
  const look = columns ? definitionColumns : stacked ? stackedList : classNames(definitionList, large && largeList)
  return <dl {...attributes} className={classNames(look, margins({ marginTop, marginBottom }), className)} />
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
