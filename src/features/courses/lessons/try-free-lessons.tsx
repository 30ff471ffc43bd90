import { Plural } from '@lingui/react/macro'
import type { CourseSummary } from '#contract/courses/courses.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { ButtonAnchor, ButtonLink } from '#ui/controls/button.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { sectionIds } from '../sections/section-links.tsx'

/** Link to the free lessons: their own page on the desktop layout, the curriculum on the mobile one. */
export function TryFreeLessons({ summary }: { summary: CourseSummary }) {
  const { layout } = useAppContext()
  const { free_count: free } = summary.curriculum
  if (free === 0) return null
  const text = (
    <>
      <Icon name="play" />
      <Plural value={free} one="Try # free lesson first" other="Try # free lessons first" />
    </>
  )
  if (layout === 'mobile') {
    return (
      <ButtonAnchor fullWidth href={`#${sectionIds.curriculum}`}>
        {text}
      </ButtonAnchor>
    )
  }
  return (
    <ButtonLink fullWidth to="/contents/preview" search={{ id: summary.idx }}>
      {text}
    </ButtonLink>
  )
}
