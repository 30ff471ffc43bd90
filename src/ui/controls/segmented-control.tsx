import type { HTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { segmentedControl } from './segmented-control.css.ts'

interface SegmentedControlProps extends HTMLAttributes<HTMLElement> {
  /** `nav` for links to pages; a group for choices on one page. */
  readonly as?: 'nav' | 'div' | 'span'
}

/** A few alternatives side by side. The current one has `aria-current`, or a checked input inside. */
export function SegmentedControl({ as: Element = 'nav', className, ...attributes }: SegmentedControlProps) {
  return <Element {...attributes} className={classNames(segmentedControl, className)} />
}
