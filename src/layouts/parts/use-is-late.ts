import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** The page shows within 200 ms of a click that it waits. */
const lateAfterMs = 100

/** True while the files or data of an opened page are late. */
export function useIsLate(): boolean {
  const path = useRouterState({
    // The first page is there already.
    select: ({ isLoading, location, resolvedLocation }) =>
      isLoading && resolvedLocation ? location.pathname : undefined,
  })
  const [latePath, setLatePath] = useState<string>()
  useEffect(() => {
    if (path === undefined) return
    const timer = setTimeout(() => setLatePath(path), lateAfterMs)
    return () => {
      clearTimeout(timer)
      setLatePath(undefined)
    }
  }, [path])
  return latePath !== undefined && latePath === path
}
