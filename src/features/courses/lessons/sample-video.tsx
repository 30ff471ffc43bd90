import { useRef } from 'react'
import type { Course } from '#contract/courses/course-detail.ts'
import type { CourseSummary } from '#contract/courses/courses.ts'
import { usePageLanguage } from '#lib/i18n/use-page-language.ts'
import * as dialogs from '#ui/feedback/dialog.css.ts'
import { deferComponent, LazyHydrate } from '#ui/hydration/lazy-hydrate.tsx'
import '../sale/sample-player.css.ts'
import * as styles from './sample-video.css.ts'

/** ID of the dialog. Buttons open it without script. */
export const sampleVideoId = 'sample-video'

const sampleVideo = deferComponent(
  `#${sampleVideoId}`,
  'course-lazy',
  async () => (await import('./sample-video-content.lazy.tsx')).SampleVideoContent,
)

interface SampleVideoDialogProps {
  readonly summary: CourseSummary
  readonly course: Course | undefined
}

/** Dialog with the sample video. */
export function SampleVideoDialog({ summary, course }: SampleVideoDialogProps) {
  const { messages } = usePageLanguage()
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <dialog
      ref={dialog}
      className={`${dialogs.dialog} ${styles.dialog}`}
      id={sampleVideoId}
      aria-labelledby="sample-video-title"
      closedby="any"
      data-field={summary.category.code}
    >
      <LazyHydrate
        part={sampleVideo}
        messages={messages}
        props={{ dialog, dialogId: sampleVideoId, summary, course }}
      />
    </dialog>
  )
}
