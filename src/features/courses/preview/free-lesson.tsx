import { Trans } from '@lingui/react/macro'
import type { CoursePreview, Lesson } from '../../../../contract/course-detail.ts'
import { formatMinutes } from '../../../lib/i18n/format.ts'
import { Icon } from '../../../ui/icon.tsx'
import { courseSearch } from '../../../entities/course/course-search.ts'
import { equipmentMessages } from '../../../entities/course/course-messages.ts'
import { usePageLanguage } from '../../../lib/i18n/use-page-language.ts'
import { SamplePlayer } from '../sale/sample-player.tsx'
import * as styles from './preview.css.ts'
import { ButtonRouterLink } from '../../../ui/button-router-link.tsx'
import { DefinitionList, DefinitionItem } from '../../../ui/definition-list.tsx'
import { Hint } from '../../../ui/hint.tsx'
import { Text } from '../../../ui/text.tsx'
import { Picture } from '../../../ui/picture.tsx'

interface FreeLessonProps {
  readonly lesson: Lesson
  readonly course: CoursePreview
}

/** A free lesson: picture, exercises and duration. */
export function FreeLesson({ lesson, course }: FreeLessonProps) {
  const { i18n, locale } = usePageLanguage()
  const { number, title, thumbnail } = lesson
  const video = course.sample_video
  return (
    <section className={styles.lesson} data-field={course.category.code}>
      {video ? (
        <SamplePlayer video={video} poster={thumbnail} title={title} />
      ) : (
        <Picture src={thumbnail} width={800} height={600} alt="" fetchPriority="high" />
      )}
      <div className={styles.about}>
        <Text as="p" size="small" muted>
          <Trans>Lesson {number}</Trans>
        </Text>
        <h2>{title}</h2>
        <p>{lesson.crr_detail}</p>
        <DefinitionList className={styles.details}>
          <DefinitionItem name={<Trans>Length</Trans>}>{formatMinutes(lesson.minutes, locale)}</DefinitionItem>
          <DefinitionItem name={<Trans>What you need</Trans>}>
            {i18n._(equipmentMessages[course.equipment])}
          </DefinitionItem>
        </DefinitionList>
        <ButtonRouterLink variant="primary" fullWidth to="/contents/detail" search={courseSearch(course)}>
          <Trans>See the full course</Trans>
        </ButtonRouterLink>
        {!video && (
          <Hint>
            <Icon name="video-off" size={18} />
            <span>
              <Trans>There’s no sample video yet.</Trans>
            </span>
          </Hint>
        )}
      </div>
    </section>
  )
}
