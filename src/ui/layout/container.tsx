import type { HTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { container, type ContainerVariants } from './container.css.ts'
import { spacing, type SpacingVariants } from '../spacing.css.ts'

interface ContainerProps extends ContainerVariants, SpacingVariants, HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'section' | 'article' | 'nav' | 'main' | 'footer'
}

/** The centred column of a page, or of a part of it. */
export function Container({ as: Element = 'div', width, spaced, className, ...props }: ContainerProps) {
  const { marginTop, marginBottom, paddingTop, paddingBottom, ...attributes } = props
  const space = spacing({ marginTop, marginBottom, paddingTop, paddingBottom })
  return <Element {...attributes} className={classNames(container({ width, spaced }), space, className)} />
}
