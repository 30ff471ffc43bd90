import { Trans } from '@lingui/react/macro'
import type { CoursePreview } from '../../../../contract/course-calls.ts'
import type { Lesson } from '../../../../contract/courses.ts'
import { formatMinutes } from '../../../lib/i18n/format.ts'
import { muted, small } from '../../../theme/layout.css.ts'
import { facts, hint, picture } from '../../../ui/surface.css.ts'
import { Icon } from '../../../ui/icon.tsx'
import { courseSearch } from '../../../entities/course/course-search.ts'
import { equipmentWords } from '../../../entities/course/course-messages.ts'
import { useWords } from '../../../lib/use-words.ts'
import { SamplePlayer } from '../sale/sample-player.tsx'
import * as styles from './preview.css.ts'
import { ButtonRouterLink } from '../../../ui/button-router-link.tsx'

interface FreeLessonProps {
  readonly lesson: Lesson
  readonly course: CoursePreview
}

/** One free lesson: how it looks, what one does in it, how long it takes. */
export function FreeLesson({ lesson, course }: FreeLessonProps) {
  const { i18n, locale } = useWords()
  const { number, title, thumbnail } = lesson
  const video = course.sample_video
  return (
    <section className={styles.lesson} data-field={course.category.code}>
      {video ? (
        <SamplePlayer video={video} poster={thumbnail} title={title} />
      ) : (
        <img className={picture} src={thumbnail} width={800} height={600} alt="" fetchPriority="high" />
      )}
      <div className={styles.about}>
        <p className={`${small} ${muted}`}>
          <Trans>Lesson {number}</Trans>
        </p>
        <h2>{title}</h2>
        <p>{lesson.crr_detail}</p>
        <dl className={`${facts} ${styles.facts}`}>
          <div>
            <dt>
              <Trans>Length</Trans>
            </dt>
            <dd>{formatMinutes(lesson.minutes, locale)}</dd>
          </div>
          <div>
            <dt>
              <Trans>You need</Trans>
            </dt>
            <dd>{i18n._(equipmentWords[course.equipment])}</dd>
          </div>
        </dl>
        <ButtonRouterLink variant="primary" fullWidth to="/contents/detail" search={courseSearch(course)}>
          <Trans>See the whole course</Trans>
        </ButtonRouterLink>
        {!video && (
          <p className={hint}>
            <Icon name="video-off" size={18} />
            <span>
              <Trans>There is no sample video yet.</Trans>
            </span>
          </p>
        )}
      </div>
    </section>
  )
}
