import type { ReactNode } from 'react'
import { Meter } from '#ui/pictures/meter.tsx'
import { list } from './support-frame.css.ts'

interface ListEntry {
  readonly href: string
  readonly title: ReactNode
  /** Number of things behind the entry, and what they are called together. */
  readonly count: number
  readonly countLabel: string
  /** Filled ticks of the meter. */
  readonly filled?: number
  readonly isCurrent?: boolean
}

interface ListNavProps {
  readonly label: string
  /** What a tick of the meters is. */
  readonly legend: ReactNode
  /** Width of a tick. */
  readonly unit: string
  readonly entries: readonly ListEntry[]
}

/** The list beside the content of a page, with a tick for each thing behind an entry. */
export function ListNav({ label, legend, unit, entries }: ListNavProps) {
  return (
    <nav className={list} aria-label={label}>
      <p>{legend}</p>
      {entries.map(({ href, title, count, countLabel, filled, isCurrent }) => (
        <a key={href} href={href} aria-current={isCurrent ? 'page' : undefined}>
          <span>{title}</span>
          <Meter length={count} filled={filled} unit={unit} height="low" label={countLabel}>
            {count}
          </Meter>
        </a>
      ))}
    </nav>
  )
}
