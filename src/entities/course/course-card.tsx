import { Trans } from '@lingui/react/macro'
import { type PointerEvent, type ReactNode, useState } from 'react'
import type { CourseSummary } from '#contract/courses/courses.ts'
import { formatMinutes, formatMonths, monthName } from '#lib/i18n/format.ts'
import { usePageLanguage } from '#lib/i18n/use-page-language.ts'
import { CategoryLabel } from '#ui/content/category-label.tsx'
import { DefinitionItem, DefinitionList } from '#ui/content/definition-list.tsx'
import { ProductCard, ProductCardLink } from '#ui/content/product-card.tsx'
import { Text } from '#ui/content/text.tsx'
import { Meter } from '#ui/pictures/meter.tsx'
import { actions } from './course-actions.css.ts'
import * as styles from './course-card.css.ts'
import { memberTypeMessage } from './course-messages.ts'
import { CoursePicture } from './course-picture.tsx'
import { CoursePrice } from './course-price.tsx'
import { courseSearch } from './course-search.ts'
import { SaveCourse } from './saved/save-course.tsx'
import { SilentLoop } from './silent-loop.tsx'

/** A course on a card; its title's link covers the card. The picture moves while a mouse is over the card. */
export function CourseCard({
  course,
  eager = false,
  heading: Heading = 'h3',
  children,
}: {
  course: CourseSummary
  eager?: boolean
  /** Level of the title: below a section's heading, or below the page's. */
  heading?: 'h2' | 'h3'
  /** What can be done with the course, below its price. */
  children?: ReactNode
}) {
  const { i18n, locale } = usePageLanguage()
  const { count, free_count: free, minutes } = course.curriculum
  const opened = monthName(course.opens_on, locale)
  const [isHovered, setHovered] = useState(false)
  const enter = (event: PointerEvent) => setHovered(event.pointerType === 'mouse')
  return (
    <ProductCard
      className={styles.rows}
      data-field={course.category.code}
      onPointerEnter={enter}
      onPointerLeave={() => setHovered(false)}
    >
      <div className={styles.picture}>
        <CoursePicture course={course} eager={eager} />
        {isHovered && <SilentLoop src={course.loop} isMoving />}
      </div>
      <div className={styles.body}>
        <p className={styles.kind}>
          <CategoryLabel>{course.category.name}</CategoryLabel>
          {course.is_new && (
            <Text size="small" muted>
              <Trans>New in {opened}</Trans>
            </Text>
          )}
        </p>
        <Heading>
          <ProductCardLink className={styles.title} to="/contents/detail" search={courseSearch(course)}>
            {course.title}
          </ProductCardLink>
        </Heading>
        <Meter length={count} filled={free} />
        <DefinitionList>
          <DefinitionItem name={<Trans>Lessons</Trans>}>
            <Trans>
              {count} · {free} free
            </Trans>
          </DefinitionItem>
          <DefinitionItem name={<Trans>Length</Trans>}>{formatMinutes(minutes, locale)}</DefinitionItem>
          <DefinitionItem name={<Trans>Access</Trans>}>
            {course.months.length > 0 ? formatMonths(course.months, locale) : <NoPasses course={course} />}
          </DefinitionItem>
          <DefinitionItem name={<Trans>For</Trans>}>{i18n._(memberTypeMessage(course))}</DefinitionItem>
        </DefinitionList>
        <div>
          <CoursePrice price={course.price} withFrom />
          {children !== undefined && <div className={actions}>{children}</div>}
        </div>
      </div>
      <SaveCourse course={course} look="corner" />
    </ProductCard>
  )
}

/** Access of a course that sells no passes. */
export function NoPasses({ course }: { course: CourseSummary }) {
  return course.price === null ? <Trans>By agreement</Trans> : <Trans>Unlimited</Trans>
}
