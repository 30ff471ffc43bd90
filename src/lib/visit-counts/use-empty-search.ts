import { useEffect } from 'react'
import { useAppContext } from '../router/use-app-context.ts'

/** Counts a search that found nothing, when a visitor sees that it did. Counts nothing without a term. */
export function useEmptySearch(term: string | undefined): void {
  const { countVisit } = useAppContext()
  useEffect(() => {
    if (term !== undefined) countVisit?.({ term })
  }, [countVisit, term])
}
