import type { HTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { sectionHeading } from './section-heading.css.ts'

/** The heading of a section, a sentence (`<p>`) beside it, and a link at the end. */
export function SectionHeading({ className, ...attributes }: HTMLAttributes<HTMLDivElement>) {
  return <div {...attributes} className={classNames(sectionHeading, className)} />
}
