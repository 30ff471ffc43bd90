import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { Course, CourseSummary } from '../../../../contract/courses.ts'
import { muted } from '../../../theme/layout.css.ts'
import { iconButton } from '../../../ui/button.css.ts'
import * as dialogs from '../../../ui/dialog.css.ts'
import { Icon } from '../../../ui/icon.tsx'
import { video as frame } from '../sale/sample-player.css.ts'
import * as styles from './sample-video.css.ts'
import { TryFreeLessons } from './try-free-lessons.tsx'

/** Buttons open the dialog by this id, without script. */
export const sampleVideoId = 'sample-video'

interface SampleVideoDialogProps {
  readonly summary: CourseSummary
  readonly course: Course | undefined
  readonly layout: 'desktop' | 'mobile'
}

/** The sample video over the page; without one it says so and leads to the free lessons. */
export function SampleVideoDialog({ summary, course, layout }: SampleVideoDialogProps) {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const player = useRef<HTMLVideoElement>(null)
  const video = course?.sample_video
  useEffect(() => {
    const opened = dialog.current
    const toggle = ({ newState }: ToggleEvent) => {
      if (newState === 'closed') player.current?.pause()
      // A browser that refuses leaves the play button to the visitor.
      else player.current?.play().catch(() => undefined)
    }
    // React does not hear this event of a dialog that the server rendered.
    opened?.addEventListener('toggle', toggle)
    return () => opened?.removeEventListener('toggle', toggle)
  }, [])
  return (
    <dialog
      ref={dialog}
      className={`${dialogs.dialog} ${styles.dialog}`}
      id={sampleVideoId}
      aria-labelledby="sample-video-title"
      closedby="any"
      data-field={summary.category.code}
    >
      <div className={styles.head}>
        <h2 id="sample-video-title">
          <Trans>Sample video</Trans>
        </h2>
        <button
          className={iconButton}
          type="button"
          command="close"
          commandfor={sampleVideoId}
          aria-label={t`Close the video`}
        >
          <Icon name="x" size={20} />
        </button>
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
          <div className={styles.none}>
            <Icon name="video-off" size={32} />
            <p className={muted}>
              <Trans>There is no sample video yet. A free lesson shows best what the course is like.</Trans>
            </p>
            <TryFreeLessons summary={summary} layout={layout} />
          </div>
        )
      )}
    </dialog>
  )
}
