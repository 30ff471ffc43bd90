import { Trans, useLingui } from '@lingui/react/macro'
import { useCurrentSection } from '#lib/browser/use-current-section.ts'
import { Tabs } from '#ui/controls/tabs.tsx'
import * as styles from './sections.css.ts'

/** IDs of the sections, in page order. */
export const sectionIds = {
  introduction: 'introduction',
  curriculum: 'curriculum',
  reviews: 'reviews',
  notices: 'notices',
} as const
const order = Object.values(sectionIds)
type SectionId = (typeof order)[number]

interface SectionLinksProps {
  readonly lessons: number
  /** Undefined until the course is loaded. */
  readonly reviews: number | undefined
  readonly notices: number | undefined
}

/** Links to the sections, with the current one marked. */
export function SectionLinks({ lessons, reviews, notices }: SectionLinksProps) {
  const { t } = useLingui()
  const current = useCurrentSection(order) ?? sectionIds.introduction
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
