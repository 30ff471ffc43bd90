import { Trans } from '@lingui/react/macro'
import type { CoursePreview, Lesson } from '#contract/courses/course-detail.ts'
import { equipmentMessages } from '#entities/course/course-messages.ts'
import { courseSearch } from '#entities/course/course-search.ts'
import { LessonClip } from '#entities/course/lesson-clip.tsx'
import { formatMinutes } from '#lib/i18n/format.ts'
import { usePageLanguage } from '#lib/i18n/use-page-language.ts'
import { DefinitionItem, DefinitionList } from '#ui/content/definition-list.tsx'
import { Heading } from '#ui/content/heading.tsx'
import { Text } from '#ui/content/text.tsx'
import { ButtonLink } from '#ui/controls/button.tsx'
import * as styles from './preview.css.ts'

interface FreeLessonProps {
  readonly lesson: Lesson
  readonly course: CoursePreview
}

/** A free lesson: its clip, exercises and duration. */
export function FreeLesson({ lesson, course }: FreeLessonProps) {
  const { i18n, locale } = usePageLanguage()
  const { number, title } = lesson
  return (
    <section className={styles.lesson} data-field={course.category.code}>
      <LessonClip key={number} lesson={lesson} />
      <div className={styles.about}>
        <Text as="p" size="small" muted>
          <Trans>Lesson {number}</Trans>
        </Text>
        <Heading as="h2" size={22} marginTop={1} marginBottom={3}>
          {title}
        </Heading>
        <p>{lesson.crr_detail}</p>
        <DefinitionList marginTop={5} marginBottom={5}>
          <DefinitionItem name={<Trans>Length</Trans>}>{formatMinutes(lesson.minutes, locale)}</DefinitionItem>
          <DefinitionItem name={<Trans>What you need</Trans>}>
            {i18n._(equipmentMessages[course.equipment])}
          </DefinitionItem>
        </DefinitionList>
        <ButtonLink variant="primary" fullWidth to="/contents/detail" search={courseSearch(course)}>
          <Trans>See the full course</Trans>
        </ButtonLink>
      </div>
    </section>
  )
}
