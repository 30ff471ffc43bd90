import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { whenReaderRests } from '../browser/idle-line.ts'

/**
 * Loads a few pages when the reader rests, each with the calls that it makes itself. For pages that
 * `usePrefetchedDetails` cannot fill.
 */
export function usePreloadedPages(paths: readonly string[]): void {
  const router = useRouter()
  const subject = paths.join(' ')
  useEffect(() => {
    if (subject === '') return
    return whenReaderRests(() => {
      for (const href of subject.split(' ')) void router.preloadRoute({ to: '.', href })
    })
  }, [subject, router])
}
