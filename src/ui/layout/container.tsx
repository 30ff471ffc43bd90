import type { HTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { type MarginVariants, margins } from '../spacing.css.ts'
import { type ContainerVariants, container } from './container.css.ts'

interface ContainerProps extends ContainerVariants, MarginVariants, HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'section' | 'article' | 'nav' | 'main' | 'footer'
}

/** The centred column of a page, or of a part of it. */
export function Container({ as: Element = 'div', width, spaced, className, ...props }: ContainerProps) {
  const { marginTop, marginBottom, ...attributes } = props
  const space = margins({ marginTop, marginBottom })
  return <Element {...attributes} className={classNames(container({ width, spaced }), space, className)} />
}
