import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { CourseSummary } from '#contract/courses/courses.ts'
import { CoursePrice } from '#entities/course/course-price.tsx'
import { courseSearch } from '#entities/course/course-search.ts'
import { containsAnyWord } from '#entities/search/highlight.ts'
import { Marked } from '#entities/search/marked.tsx'
import { formatMinutes } from '#lib/i18n/format.ts'
import { usePageLanguage } from '#lib/i18n/use-page-language.ts'
import { CategoryLabel } from '#ui/content/category-label.tsx'
import { Text } from '#ui/content/text.tsx'
import { Meter } from '#ui/pictures/meter.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import * as styles from './course-hit.css.ts'

/** Found course, with the matching words marked. The link of its title covers the row. */
export function CourseHit({ course, term }: { course: CourseSummary; term: string }) {
  const { t } = useLingui()
  const { locale } = usePageLanguage()
  const { count, free_count: free, minutes } = course.curriculum
  const seen = [course.category.name, course.title, course.summary]
  const keywords = seen.some((text) => containsAnyWord(text, term))
    ? []
    : course.keyword.filter((word) => containsAnyWord(word, term))
  return (
    <article className={styles.hit} data-field={course.category.code}>
      <Picture className={styles.picture} src={course.thumbnail} width={800} height={600} alt="" loading="lazy" />
      <div>
        <CategoryLabel as="p">
          <span>
            <Marked text={course.category.name} term={term} />
          </span>
        </CategoryLabel>
        <h3 className={styles.title}>
          <Link className={styles.link} to="/contents/detail" search={courseSearch(course)}>
            <Marked text={course.title} term={term} />
          </Link>
        </h3>
        <p className={styles.summary}>
          <Marked text={course.summary} term={term} />
        </p>
        {keywords.length > 0 && (
          <p className={styles.keywords}>
            <Marked text={keywords.join(', ')} term={term} />
          </p>
        )}
      </div>
      <Meter className={styles.length} length={count} filled={free} label={t`${count} lessons, ${free} free`}>
        {count}
      </Meter>
      <Text as="p" numeric className={styles.minutes}>
        {formatMinutes(minutes, locale)}
      </Text>
      <div className={styles.price}>
        <CoursePrice price={course.price} align="stacked" />
      </div>
      <p className={styles.line}>
        <span>
          <Plural value={count} one="# lesson" other="# lessons" />
        </span>
        <span>
          <Trans>{free} free</Trans>
        </span>
        <span>{formatMinutes(minutes, locale)}</span>
      </p>
    </article>
  )
}
