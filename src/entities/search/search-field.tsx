import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useChange } from '#lib/browser/use-change.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { VisuallyHiddenLabel } from '#ui/content/visually-hidden.tsx'
import { useSearchLimit } from '#ui/controls/use-search-limit.ts'
import type { SuggestionList } from './suggestion-list.lazy.tsx'

interface SearchFieldProps {
  /** Current search term. */
  readonly term?: string | undefined
}

type List = typeof SuggestionList

/**
 * Search field with its label, inside a form to the search page. The browser rejects an empty term. Suggestions load
 * with the first focus: until then, and without the script, it is a plain field.
 */
export function SearchField({ term }: SearchFieldProps) {
  const { t } = useLingui()
  const limit = useSearchLimit()
  const { messages } = useAppContext()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [List, setList] = useState<{ readonly List: List }>()
  const load = useCallback(() => {
    void Promise.all([import('./suggestion-list.lazy.tsx'), messages.load(['shop-lazy'])]).then(
      ([{ SuggestionList }]) => setList({ List: SuggestionList }),
      // The form works without suggestions, and the next focus tries again.
      () => {},
    )
  }, [messages])
  useEffect(() => {
    // Focused before the script had loaded.
    if (document.activeElement === field.current) load()
  }, [load])
  // The field stays, so that it keeps the focus.
  useChange(term, () => {
    if (field.current) field.current.value = term ?? ''
  })
  return (
    <>
      <VisuallyHiddenLabel htmlFor={id}>{t`Search term`}</VisuallyHiddenLabel>
      <input
        ref={field}
        id={id}
        name="q"
        type="search"
        placeholder={t`Search courses, devices and manuals`}
        defaultValue={term}
        {...limit}
        required
        autoComplete="off"
        onFocus={List ? undefined : load}
      />
      {List && <List.List key={term} field={field} />}
    </>
  )
}
