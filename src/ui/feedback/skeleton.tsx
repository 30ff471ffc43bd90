import { classNames } from '../class-names.ts'
import { skeleton } from './skeleton.css.ts'

/** A bar in place of a line or block that is loading. `className` gives it the size of what comes. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={classNames(skeleton, className)} />
}
