import type { Course } from '../../../../contract/courses.ts'
import * as styles from './sample-player.css.ts'

interface SamplePlayerProps {
  readonly video: Course['sample_video']
  /** Shown before it starts. */
  readonly poster: string
  /** What is played, for screen readers. */
  readonly title: string
}

/** The sample video at its place on a page; nothing where a course has none. */
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
