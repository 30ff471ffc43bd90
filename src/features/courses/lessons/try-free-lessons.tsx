import { Plural } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { CourseSummary } from '../../../../contract/courses.ts'
import { button, whole } from '../../../ui/button.css.ts'
import { Icon } from '../../../ui/icon.tsx'
import { sectionIds } from '../sections/section-links.tsx'

/** The way to the free lessons: their own page on the desktop layout, the curriculum where they unfold. */
export function TryFreeLessons({ summary, layout }: { summary: CourseSummary; layout: 'desktop' | 'mobile' }) {
  const { free_count: free } = summary.curriculum
  if (free === 0) return null
  const words = (
    <>
      <Icon name="play" />
      <Plural value={free} one="Try # free lesson first" other="Try # free lessons first" />
    </>
  )
  const className = `${button} ${whole}`
  if (layout === 'mobile') {
    return (
      <a className={className} href={`#${sectionIds.curriculum}`}>
        {words}
      </a>
    )
  }
  return (
    <Link className={className} to="/contents/preview" search={{ id: summary.idx }}>
      {words}
    </Link>
  )
}
