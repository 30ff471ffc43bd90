import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { CoursePreview } from '#contract/courses/course-detail.ts'
import { courseSearch } from '#entities/course/course-search.ts'
import { formatDay } from '#lib/i18n/format.ts'
import { usePageLanguage } from '#lib/i18n/use-page-language.ts'
import { Text } from '#ui/content/text.tsx'
import { ButtonLink } from '#ui/controls/button.tsx'
import { Tabs } from '#ui/controls/tabs.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { FreeLesson } from './free-lesson.tsx'
import { Introduction } from './introduction.tsx'
import * as styles from './preview.css.ts'

interface PreviewProps {
  readonly course: CoursePreview
  /** Number of the shown free lesson; undefined for the first. */
  readonly lesson: number | undefined
}

/** Preview of a course: its free lessons and its introduction. */
export function Preview({ course, lesson }: PreviewProps) {
  const { t } = useLingui()
  const { lessons } = course
  const count = lessons.length
  const shown = lessons.find(({ number }) => number === lesson) ?? lessons[0]
  return (
    <>
      <Strip course={course} />
      <Container>
        <Stack gap={1} marginTop={8} marginBottom={6}>
          <h1>{course.title}</h1>
          <Text as="p" muted>
            <Plural
              value={count}
              _0="This course has no free lessons."
              one="Try one lesson without an account."
              other="Try # lessons without an account."
            />
          </Text>
        </Stack>
        {shown && (
          <>
            <Tabs aria-label={t`Free lessons`}>
              {lessons.map(({ number }, index) => (
                <Link
                  key={number}
                  to="/contents/preview"
                  search={{ id: course.idx, lesson: index === 0 ? undefined : number }}
                  aria-current={number === shown.number ? 'page' : undefined}
                  activeProps={{}}
                  resetScroll={false}
                  replace
                >
                  <Trans>Lesson {number}</Trans>
                </Link>
              ))}
            </Tabs>
            <FreeLesson key={shown.number} lesson={shown} course={course} />
          </>
        )}
        <Introduction course={course} />
      </Container>
    </>
  )
}

/** Status of the course: open, or its opening day. */
function Strip({ course }: { course: CoursePreview }) {
  const { locale, today } = usePageLanguage()
  const day = formatDay(course.opens_on, today, locale)
  return (
    <div className={course.is_coming ? `${styles.strip} ${styles.stripComing}` : styles.strip}>
      <Container className={styles.stripRow}>
        <Icon name="eye" size={20} tone={course.is_coming ? 'warning' : 'accent'} />
        <p className={styles.stripText}>
          {course.is_coming ? (
            <Trans>
              <b>Preview</b> This course isn’t open yet.
            </Trans>
          ) : (
            <Trans>
              <b>Preview</b> Try before you buy.
            </Trans>
          )}
        </p>
        {course.is_coming && (
          <Text numeric size="small">
            <Trans>Opens on {day}</Trans>
          </Text>
        )}
        <ButtonLink size="small" to="/contents/detail" search={courseSearch(course)}>
          <Icon name="x" />
          <Trans>Close the preview</Trans>
        </ButtonLink>
      </Container>
    </div>
  )
}
