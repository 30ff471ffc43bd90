import type { HTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { tabs } from './tabs.css.ts'

/** Links to the parts of a page or list, in a row over a line. The current one has `aria-current`. */
export function Tabs({ className, ...attributes }: HTMLAttributes<HTMLElement>) {
  return <nav {...attributes} className={classNames(tabs, className)} />
}
