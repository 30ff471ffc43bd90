import type { HTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { container } from '../layout/container.css.ts'
import { type MarginVariants, margins } from '../spacing.css.ts'
import { emptyState } from './empty-state.css.ts'
import { placeholder } from './placeholder.css.ts'

interface EmptyStateProps extends MarginVariants, HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'section'
  /** The whole page, in its centred column; inside a page, a dashed frame; otherwise without a frame. */
  readonly frame?: 'page' | 'dashed'
}

/** Says that there is nothing, why, and where to go: a drawing, a heading, a sentence and links, centred. */
export function EmptyState({ as: Element = 'div', frame, className, ...props }: EmptyStateProps) {
  const { marginTop, marginBottom, ...attributes } = props
  const frameClass = frame === 'page' ? container() : frame === 'dashed' && placeholder
  return (
    <Element
      {...attributes}
      className={classNames(emptyState, frameClass, margins({ marginTop, marginBottom }), className)}
    />
  )
}
