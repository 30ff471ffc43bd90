import type { HTMLAttributes } from 'react'
import { bottomBar } from './bottom-bar.css.ts'

interface BottomBarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className'> {
  /** Also where another main action of the page can be seen. */
  readonly alone?: boolean
}

/** Price (`<p>`) and main action, fixed at the bottom of narrow screens. */
export function BottomBar({ alone = false, ...attributes }: BottomBarProps) {
  const when = alone ? { 'data-purchase-bar': 'alone' } : { 'data-purchase-bar': '', 'data-width': 'narrow' }
  return <div {...attributes} {...when} className={bottomBar} />
}
