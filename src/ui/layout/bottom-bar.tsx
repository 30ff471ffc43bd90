import type { HTMLAttributes } from 'react'
import { bottomBar } from './bottom-bar.css.ts'

interface BottomBarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className'> {
  /** For a page that is only about the purchase: the bar stays at every width, and the shortcuts stand above it. */
  readonly alone?: boolean
}

/** Price (`<p>`) and main action, fixed at the bottom of narrow screens. */
export function BottomBar({ alone = false, ...attributes }: BottomBarProps) {
  return <div {...attributes} data-width={alone ? undefined : 'narrow'} className={bottomBar} />
}
