import type { HTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { cluster, type ClusterVariants } from './cluster.css.ts'

interface ClusterProps extends ClusterVariants, HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'p' | 'nav'
}

/** Things side by side that wrap onto further lines. */
export function Cluster({ as: Element = 'div', justify, className, ...attributes }: ClusterProps) {
  return <Element {...attributes} className={classNames(cluster({ justify }), className)} />
}
