import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { paths } from '#contract/addresses/paths.ts'
import type { Course } from '#contract/courses/course-detail.ts'
import type { CourseSummary, MemberType } from '#contract/courses/courses.ts'
import { NoPasses } from '#entities/course/course-card.tsx'
import { equipmentMessages, memberTypeMessage } from '#entities/course/course-messages.ts'
import { SaveCourse } from '#entities/course/saved/save-course.tsx'
import { SilentLoop } from '#entities/course/silent-loop.tsx'
import { ShareButton } from '#entities/share/share-button.tsx'
import { useFeature } from '#lib/features/use-feature.ts'
import { formatMinutes, formatMonths, formatSeconds } from '#lib/i18n/format.ts'
import { usePageLanguage } from '#lib/i18n/use-page-language.ts'
import { CategoryLabel } from '#ui/content/category-label.tsx'
import { DefinitionItem, DefinitionList } from '#ui/content/definition-list.tsx'
import { Text } from '#ui/content/text.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { Meter } from '#ui/pictures/meter.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { sampleVideoId } from '../lessons/sample-video.tsx'
import type { OwnCourse } from '../own-course.ts'
import * as styles from './detail.css.ts'
import { languageLabels } from './language-labels.ts'

interface TopProps {
  readonly summary: CourseSummary
  /** Undefined until the course is loaded. */
  readonly course: OwnCourse | undefined
  readonly memberType: MemberType
}

/** Name, picture and details of a course, divided by the meter of its lessons. */
export function Top({ summary, course, memberType }: TopProps) {
  return (
    <div className={styles.top} data-field={summary.category.code}>
      <div className={styles.title}>
        <Cluster gap={1}>
          <CategoryLabel>{summary.category.name}</CategoryLabel>
          <SaveCourse course={summary} look="button" />
          <ShareButton title={summary.title} path={paths.course({ id: summary.idx, memberType })} />
        </Cluster>
        <h1 className={styles.name}>{summary.title}</h1>
        <Text as="p" size="lead" className={styles.summary}>
          {summary.summary}
        </Text>
      </div>
      <div className={styles.pictureFrame} data-subject>
        <Picture
          className={styles.picture}
          src={summary.thumbnail}
          width={800}
          height={600}
          alt=""
          fetchPriority="high"
        />
        <SilentLoop src={course?.loop} />
        <SampleButton video={course?.sample_video} />
      </div>
      <Details summary={summary} course={course} />
    </div>
  )
}

function SampleButton({ video }: { video: Course['sample_video'] | undefined }) {
  const { locale } = usePageLanguage()
  const length = video ? formatSeconds(video.seconds, locale) : ''
  return (
    <Button className={styles.sampleButton} size="small" command="show-modal" commandfor={sampleVideoId}>
      <Icon name="play" />
      {video ? <Trans>Sample video, {length}</Trans> : <Trans>Sample video</Trans>}
    </Button>
  )
}

function Details({ summary, course }: Omit<TopProps, 'memberType'>) {
  const { t } = useLingui()
  const { i18n, locale } = usePageLanguage()
  const { count, free_count: free, minutes } = summary.curriculum
  const hasLearning = useFeature('learning-system')
  const done = hasLearning ? course?.training?.done : undefined
  return (
    <div className={styles.details}>
      <Meter
        length={count}
        filled={done ?? free}
        height="high"
        className={styles.meter}
        label={t`${plural(count, { one: '# lesson', other: '# lessons' })}`}
      >
        <Plural value={count} one="# lesson" other="# lessons" />
      </Meter>
      <Text as="p" size="small" accent marginTop={2} marginBottom={5}>
        {done === undefined ? <Trans>{free} free</Trans> : <Trans>{done} finished</Trans>}
      </Text>
      <DefinitionList stacked className={styles.facts}>
        <Detail name={<Trans>Length</Trans>}>{formatMinutes(minutes, locale)}</Detail>
        <Detail name={<Trans>For</Trans>}>{i18n._(memberTypeMessage(summary))}</Detail>
        <Detail name={<Trans>Access</Trans>}>
          {summary.months.length > 0 ? formatMonths(summary.months, locale) : <NoPasses course={summary} />}
        </Detail>
        <Detail name={<Trans>What you need</Trans>}>{course && <Equipment equipment={course.equipment} />}</Detail>
        <Detail name={<Trans>Languages</Trans>}>
          {course?.languages.map((language) => i18n._(languageLabels[language])).join(', ')}
        </Detail>
      </DefinitionList>
    </div>
  )
}

/** Required equipment, with a link to the devices unless a PC is enough. */
function Equipment({ equipment }: Pick<Course, 'equipment'>) {
  const { i18n } = usePageLanguage()
  const messages = i18n._(equipmentMessages[equipment])
  if (equipment === 'pc') return <span>{messages}</span>
  return (
    <Link to="/device" search={{ category: equipment === 'wheel' ? 'wheel' : undefined }}>
      {messages}
    </Link>
  )
}

function Detail({ name, children }: { name: ReactNode; children: ReactNode }) {
  return <DefinitionItem name={name}>{children ?? <Skeleton width="min(6rem, 100%)" height="1.4rem" />}</DefinitionItem>
}
