import type { HTMLAttributes } from 'react'
import { bottomBar } from './bottom-bar.css.ts'

interface BottomBarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className'> {
  /**
   * For a page that is only about the purchase: the bar stays at every width, and the floating actions are hidden on
   * narrow screens.
   */
  readonly alone?: boolean
}

/** Price (`<p>`) and main action, fixed at the bottom of narrow screens. */
export function BottomBar({ alone = false, ...attributes }: BottomBarProps) {
  const when = alone ? { 'data-purchase-bar': 'alone' } : { 'data-purchase-bar': '', 'data-width': 'narrow' }
  return <div {...attributes} {...when} className={bottomBar} />
}
