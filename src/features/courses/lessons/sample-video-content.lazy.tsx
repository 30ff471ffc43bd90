import { Trans, useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useRef } from 'react'
import type { Course } from '#contract/courses/course-detail.ts'
import type { CourseSummary } from '#contract/courses/courses.ts'
import { Text } from '#ui/content/text.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { video as frame } from '../sale/sample-player.css.ts'
import * as styles from './sample-video.css.ts'
import { TryFreeLessons } from './try-free-lessons.tsx'

interface SampleVideoProps {
  /** The dialog around the video. */
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly dialogId: string
  readonly summary: CourseSummary
  readonly course: Course | undefined
}

/** Sample video, playing while its dialog is open. Without a video: a note with a link to the free lessons. */
export function SampleVideoContent({ dialog, dialogId, summary, course }: SampleVideoProps) {
  const { t } = useLingui()
  const player = useRef<HTMLVideoElement>(null)
  const video = course?.sample_video
  useEffect(() => {
    const opened = dialog.current
    // When the browser blocks autoplay, the visitor presses the play button.
    const play = () => void player.current?.play().catch(() => undefined)
    const toggle = ({ newState }: ToggleEvent) => (newState === 'closed' ? player.current?.pause() : play())
    // The dialog may have been opened before this component loaded.
    if (opened?.open) play()
    // React attaches no listener for this event to a server-rendered dialog.
    opened?.addEventListener('toggle', toggle)
    return () => opened?.removeEventListener('toggle', toggle)
  }, [dialog])
  return (
    <>
      <div className={styles.head}>
        <h2 id="sample-video-title">
          <Trans>Sample video</Trans>
        </h2>
        <IconButton command="close" commandfor={dialogId} label={t`Close the video`}>
          <Icon name="x" size={20} />
        </IconButton>
      </div>
      {video ? (
        <video
          ref={player}
          className={frame}
          src={video.src}
          poster={video.poster}
          width={960}
          height={540}
          preload="none"
          controls
          playsInline
        />
      ) : (
        course && (
          <div className={styles.noVideo}>
            <Icon name="video-off" size={32} />
            <Text as="p" muted>
              <Trans>There’s no sample video yet. Try a free lesson to see what the course is like.</Trans>
            </Text>
            <TryFreeLessons summary={summary} />
          </div>
        )
      )}
    </>
  )
}
