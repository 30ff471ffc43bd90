import type { HTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { type MarginVariants, margins } from '../spacing.css.ts'
import { type ClusterVariants, cluster } from './cluster.css.ts'

interface ClusterProps extends ClusterVariants, MarginVariants, HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'p' | 'nav' | 'ul' | 'ol' | 'li' | 'span' | 'section'
}

/** Things side by side. They wrap onto further lines unless `wrap` is false. */
export function Cluster({ as: Element = 'div', gap, rowGap, align, justify, wrap, className, ...props }: ClusterProps) {
  const { marginTop, marginBottom, ...attributes } = props
  const space = margins({ marginTop, marginBottom })
  return (
    <Element {...attributes} className={classNames(cluster({ gap, rowGap, align, justify, wrap }), space, className)} />
  )
}
