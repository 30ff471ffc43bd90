import { lazy, Suspense, useEffect, useState } from 'react'
import { whenLineIsIdle } from '#lib/browser/idle-line.ts'

const PlayingLoop = lazy(() => import('./playing-loop.tsx').then((module) => ({ default: module.PlayingLoop })))

interface SilentLoopProps {
  readonly src: string | null | undefined
  /** Set by a control outside, which then stops the pictures. Without it, they have a button of their own. */
  readonly isMoving?: boolean
}

/**
 * Moving pictures in place of the still picture beside them. Code and pictures are fetched after the page, when the line
 * is idle: not on a slow line, when the visitor saves data, or with reduced motion.
 */
export function SilentLoop({ src, isMoving }: SilentLoopProps) {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    return whenLineIsIdle(() => setIdle(true))
  }, [])
  if (!src || !isIdle) return null
  return (
    <Suspense>
      <PlayingLoop key={src} src={src} isMoving={isMoving} />
    </Suspense>
  )
}
