import { Plural, Trans } from '@lingui/react/macro'
import { freeLessonsId } from '#contract/addresses/paths.ts'
import type { CourseHighlights } from '#contract/courses/course-calls.ts'
import { defaultMemberType } from '#contract/courses/courses.ts'
import type { BlockOf } from '#contract/pages/company-page.ts'
import { formatMinutes } from '#lib/i18n/format.ts'
import { usePageLanguage } from '#lib/i18n/use-page-language.ts'
import { Text } from '#ui/content/text.tsx'
import { TextLink } from '#ui/content/text-link.tsx'
import { Link } from '#ui/controls/link.tsx'
import { HeadingColumns } from '#ui/layout/columns.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import * as styles from './free-lessons.css.ts'

/** First free lessons of each category's most popular course. */
export function FreeLessons({
  block,
  lessons,
  total,
}: {
  readonly block: BlockOf<'free'>
  readonly lessons: CourseHighlights['free']
  readonly total: number
}) {
  const { locale } = usePageLanguage()
  if (lessons.length === 0) return null
  return (
    <Container as="section" spaced id={freeLessonsId}>
      <HeadingColumns as="div">
        <div>
          <h2>{block.title}</h2>
          {block.subtitle !== undefined && (
            <Text as="p" muted marginTop={3} marginBottom={3}>
              {block.subtitle}
            </Text>
          )}
          <TextLink to="/contents" search={{ sort: 'popular', free: 'yes' }}>
            <Plural value={total} one="# free lesson" other="See all # free lessons" />
          </TextLink>
        </div>
        <ul className={styles.lessons}>
          {lessons.map(({ course, number, title, minutes, thumbnail }) => (
            <li key={course.idx} className={styles.lesson} data-field={course.code}>
              <img className={styles.picture} src={thumbnail} width={800} height={600} alt="" loading="lazy" />
              <div>
                <Link
                  className={styles.link}
                  to="/contents/detail"
                  search={{ id: course.idx, memberType: defaultMemberType(course.individual) }}
                  hash="curriculum"
                >
                  <Trans>
                    Lesson {number}. {title}
                  </Trans>
                </Link>
                <Text as="p" size="small" muted>
                  {`${formatMinutes(minutes, locale)} · ${course.title}`}
                </Text>
              </div>
              <Icon name="circle-play" size={24} tone="accent" />
            </li>
          ))}
        </ul>
      </HeadingColumns>
    </Container>
  )
}
