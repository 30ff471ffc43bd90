import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import type { StorageProblem } from '#lib/browser/page-storage.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'

/** Says that the browser does not store what a visitor put into a list. What it says loads when it is needed. */
export function UnstoredLists() {
  const { messages, keptLists } = useAppContext()
  const { basket, savedCourses } = keptLists
  const ofBasket = useSyncExternalStore(basket.subscribe, basket.problem, () => undefined)
  const ofCourses = useSyncExternalStore(savedCourses.subscribe, savedCourses.problem, () => undefined)
  const problem = ofBasket ?? ofCourses
  const [loaded, setLoaded] = useState<{ readonly Notice: ComponentType<{ readonly problem: StorageProblem }> }>()
  useEffect(() => {
    if (!problem) return
    void Promise.all([import('./unstored-lists-notice.lazy.tsx'), messages.load(['shop-lazy'])]).then(
      ([{ UnstoredListsNotice }]) => setLoaded({ Notice: UnstoredListsNotice }),
      // The next change tries again.
      () => {},
    )
  }, [problem, messages])
  return problem && loaded ? <loaded.Notice problem={problem} /> : null
}
