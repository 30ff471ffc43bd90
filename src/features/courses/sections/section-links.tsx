import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import * as styles from './sections.css.ts'
import { Tabs } from '../../../ui/tabs.tsx'

/** IDs of the sections, in page order. */
export const sectionIds = {
  introduction: 'introduction',
  curriculum: 'curriculum',
  reviews: 'reviews',
  notices: 'notices',
} as const
const order = Object.values(sectionIds)
type SectionId = (typeof order)[number]

/** A section is current from where its top passes this part of the window's height, from the top. */
const readingLine = 0.25

interface SectionLinksProps {
  readonly lessons: number
  /** Undefined until the course is loaded. */
  readonly reviews: number | undefined
  readonly notices: number | undefined
}

/** Links to the sections, with the current one marked. */
export function SectionLinks({ lessons, reviews, notices }: SectionLinksProps) {
  const { t } = useLingui()
  const current = useCurrentSection()
  const link = (id: SectionId) => ({ href: `#${id}`, 'aria-current': current === id ? ('true' as const) : undefined })
  return (
    <Tabs className={styles.sectionLinks} aria-label={t`On this page`}>
      <a {...link('introduction')}>
        <Trans>Introduction</Trans>
      </a>
      <a {...link('curriculum')}>
        <Trans>Curriculum</Trans> <small>{lessons}</small>
      </a>
      <a {...link('reviews')}>
        <Trans>Reviews</Trans> <small>{reviews}</small>
      </a>
      <a {...link('notices')}>
        <Trans>Notices</Trans> <small>{notices}</small>
      </a>
    </Tabs>
  )
}

function useCurrentSection(): SectionId {
  const [current, setCurrent] = useState<SectionId>(sectionIds.introduction)
  useEffect(() => {
    const observer = new IntersectionObserver(
      () => {
        const line = window.innerHeight * readingLine
        const hasPassed = (id: SectionId) => (document.getElementById(id)?.getBoundingClientRect().top ?? line) < line
        setCurrent(order.findLast(hasPassed) ?? sectionIds.introduction)
      },
      // Called whenever the line enters or leaves a section, and when a jump skips all of them.
      { rootMargin: `0px 0px -${100 - readingLine * 100}%` },
    )
    for (const id of order) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [])
  return current
}
