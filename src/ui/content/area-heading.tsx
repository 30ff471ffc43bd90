import type { ReactNode } from 'react'
import { Tabs } from '../controls/tabs.tsx'
import { areaName, areaNavigation } from './area-heading.css.ts'

interface AreaHeadingProps {
  readonly name: string
  /** Links to the pages of the area. */
  readonly children: ReactNode
}

/** Name of an area and the tabs of its pages. */
export function AreaHeading({ name, children }: AreaHeadingProps) {
  return (
    <div className={areaNavigation}>
      <p className={areaName}>{name}</p>
      <Tabs aria-label={name}>{children}</Tabs>
    </div>
  )
}
