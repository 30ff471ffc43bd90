import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Lesson } from '#contract/courses/course-detail.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import * as styles from './lesson-clip.css.ts'

/** The picture of a free lesson, and its moving version while it plays. Silent; still with reduced motion. */
export function LessonClip({ lesson }: { lesson: Lesson }) {
  const { t } = useLingui()
  const [isPlaying, setPlaying] = useState(false)
  const { number, clip, thumbnail } = lesson
  return (
    <div className={styles.clip}>
      <img src={isPlaying && clip !== null ? clip : thumbnail} width={800} height={600} alt="" />
      {clip !== null && (
        <Button
          size="small"
          aria-label={isPlaying ? t`Stop the clip of lesson ${number}` : t`Play the clip of lesson ${number}`}
          onClick={() => setPlaying(!isPlaying)}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} />
          <span>{isPlaying ? t`Stop` : t`Play`}</span>
        </Button>
      )}
    </div>
  )
}
