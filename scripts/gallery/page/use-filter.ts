import { useSyncExternalStore } from 'react'
import { type Filter, formatFilter, parseFilter } from './filter.ts'

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

/** The filter in the address, and a function that changes it. Back leads to the picture that was open before. */
export function useFilter(): [filter: Filter, change: (values: Partial<Filter>) => void] {
  const filter = parseFilter(useSyncExternalStore(subscribe, () => location.hash))
  return [
    filter,
    (values) => {
      const hash = formatFilter({ ...filter, ...values })
      if (values.open !== undefined) {
        location.hash = hash
        return
      }
      // Typing into the search makes no entries in the history.
      history.replaceState(null, '', hash)
      dispatchEvent(new HashChangeEvent('hashchange'))
    },
  ]
}
