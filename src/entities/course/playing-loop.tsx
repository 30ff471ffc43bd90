import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import * as styles from './playing-loop.css.ts'

interface PlayingLoopProps {
  readonly src: string
  /** Set by a control outside. Without it, the pictures have a button of their own. */
  readonly isMoving: boolean | undefined
}

/** Moving pictures over the still picture beside them, with a button that stops them (WCAG 2.2.2). */
export function PlayingLoop({ src, isMoving: isMovingOutside }: PlayingLoopProps) {
  const { t } = useLingui()
  const [isLoaded, setLoaded] = useState(false)
  const [isOn, setOn] = useState(true)
  const isMoving = isMovingOutside ?? isOn
  return (
    <>
      {isMoving && (
        <img
          className={styles.loop}
          src={src}
          width={800}
          height={600}
          alt=""
          data-loaded={isLoaded ? '' : undefined}
          onLoad={() => setLoaded(true)}
        />
      )}
      {isLoaded && isMovingOutside === undefined && (
        <IconButton
          className={styles.control}
          label={isMoving ? t`Stop the moving picture` : t`Play the moving picture`}
          onClick={() => setOn(!isOn)}
        >
          <Icon name={isMoving ? 'pause' : 'play'} size={20} />
        </IconButton>
      )}
    </>
  )
}
