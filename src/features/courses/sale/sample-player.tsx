import type { Course } from '../../../../contract/course-detail.ts'
import * as styles from './sample-player.css.ts'

interface SamplePlayerProps {
  readonly video: Course['sample_video']
  /** Picture shown before the video starts. */
  readonly poster: string
  /** Accessible name of the video. */
  readonly title: string
}

/** Sample video on a page; nothing for a course without one. */
export function SamplePlayer({ video, poster, title }: SamplePlayerProps) {
  if (!video) return null
  return (
    <video
      className={`${styles.video} ${styles.rounded}`}
      src={video.src}
      poster={poster}
      width={960}
      height={540}
      preload="none"
      aria-label={title}
      controls
      playsInline
    />
  )
}
