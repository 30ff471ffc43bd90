import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { memberTypeOf } from '#contract/courses/courses.ts'
import type { Practice } from '#contract/courses/practice.ts'
import { usePageLanguage } from '#lib/i18n/use-page-language.ts'
import { Breadcrumb } from '#ui/content/breadcrumb.tsx'
import { Link } from '#ui/controls/link.tsx'
import { AsideColumns } from '#ui/layout/columns.tsx'
import { Container } from '#ui/layout/container.tsx'
import type { DetailSearch } from '../detail-search.ts'
import { Curriculum } from '../lessons/curriculum.tsx'
import { SampleVideoDialog } from '../lessons/sample-video.tsx'
import { Notices } from '../notices/notices.tsx'
import type { ShownCourse } from '../own-course.ts'
import { chosenOption, knownPrice, offerOf } from '../purchase/offer.ts'
import { PurchaseBar } from '../purchase/purchase-bar.tsx'
import { PurchasePanel } from '../purchase/purchase-panel.tsx'
import { Reviews } from '../reviews/reviews.tsx'
import { optionsOf } from '../sale/amounts.ts'
import { SectionLinks } from '../sections/section-links.tsx'
import { Introduction } from './introduction.tsx'
import { NextCourses } from './next-courses.tsx'
import { Top } from './top.tsx'

interface DetailProps {
  readonly known: ShownCourse
  readonly search: DetailSearch
  /** Called with the ID of the chosen purchase option; undefined for none. */
  readonly onChoose: (option: number | undefined) => void
  /** Renders what a visitor can try of the course. */
  readonly renderPractice?: (practice: Practice) => ReactNode
}

/** Page of a course: introduction, lessons, price and notices. */
export function Detail({ known, search, onChoose, renderPractice }: DetailProps) {
  const { t } = useLingui()
  const { today } = usePageLanguage()
  const { summary, course } = known
  const memberType = memberTypeOf(summary, search.memberType)
  // Groups request a quote, so no option is chosen.
  const option = course && memberType === 'IDV' ? chosenOption(course, search.option) : undefined
  const sale = course && {
    course,
    offer: offerOf(course, memberType, today),
    option,
    isChoiceMissing: memberType === 'IDV' && option === undefined && optionsOf(course).length > 0,
  }
  const price = knownPrice(summary, memberType, today)
  return (
    <Container>
      <Breadcrumb data-width="wide" aria-label={t`Breadcrumb`}>
        <Link to="/">
          <Trans>Home</Trans>
        </Link>
        <Link to="/contents">
          <Trans>Courses</Trans>
        </Link>
        <Link to="/contents" search={{ category: summary.category.code }}>
          {summary.category.name}
        </Link>
      </Breadcrumb>
      <AsideColumns asideBetween>
        <Top summary={summary} course={course} memberType={memberType} />
        <aside aria-label={memberType === 'GRP' ? t`Inquiry` : t`Purchase`}>
          <PurchasePanel {...{ summary, sale, price, memberType, search, onChoose }} />
        </aside>
        <div>
          <SectionLinks
            lessons={summary.curriculum.count}
            reviews={course && (course.rating?.count ?? 0)}
            notices={course?.notice_count}
          />
          <Introduction course={course} practice={course?.practice && renderPractice?.(course.practice)} />
          <Curriculum summary={summary} course={course} />
          <Reviews search={search} idx={summary.idx} rating={course?.rating ?? null} />
          <Notices search={search} idx={summary.idx} />
        </div>
      </AsideColumns>
      <NextCourses idx={summary.idx} />
      <PurchaseBar price={price} sale={sale} />
      <SampleVideoDialog summary={summary} course={course} />
    </Container>
  )
}
