import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { suggestionPath } from '#contract/addresses/suggestion-path.ts'
import type { SearchSuggestion } from '#contract/content/search.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { VisuallyHidden } from '#ui/content/visually-hidden.tsx'
import { Marked } from './marked.tsx'
import * as styles from './search-field.css.ts'
import { suggestionsQuery } from './search-queries.ts'

/** Pause in typing before suggestions are asked for. */
const pauseMs = 120

const kindNames: Record<SearchSuggestion['kind'], MessageDescriptor> = {
  course: msg({ message: 'Course', context: 'kind of suggestion' }),
  device: msg({ message: 'Device', context: 'kind of suggestion' }),
  question: msg({ message: 'FAQ', context: 'kind of suggestion' }),
  manual: msg({ message: 'Manual', context: 'kind of suggestion' }),
}

interface Shown {
  readonly rows: readonly SearchSuggestion[]
  readonly marks: string
}

const nothing: Shown = { rows: [], marks: '' }

/**
 * Suggestions for a search field, which becomes a combobox with a list (ARIA Authoring Practices: list autocomplete with
 * manual selection). Down and up move through the list, Enter opens the chosen page or sends the form, Escape closes the
 * list. A failure shows no suggestions.
 */
export function SuggestionList({ field }: { readonly field: RefObject<HTMLInputElement | null> }) {
  const { i18n } = useLingui()
  const { http, queryClient } = useAppContext()
  const router = useRouter()
  const id = useId()
  const [{ rows, marks }, setShown] = useState(nothing)
  const [active, setActive] = useState(-1)
  const [typed, setTyped] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const isOpen = rows.length > 0
  const close = () => {
    setTyped('')
    setShown(nothing)
    setActive(-1)
  }
  const open = (suggestion: SearchSuggestion) => {
    close()
    void router.navigate({ href: suggestionPath(suggestion) })
  }

  useEffect(() => {
    const input = field.current
    if (!input) return
    const onInput = () => setTyped(input.value.trim())
    // Typed while this was loading.
    if (input.value !== input.defaultValue) onInput()
    input.addEventListener('input', onInput)
    return () => input.removeEventListener('input', onInput)
  }, [field])

  useEffect(() => {
    setActive(-1)
    if (typed === '') {
      setShown(nothing)
      return
    }
    let isOver = false
    const timer = setTimeout(() => {
      queryClient.fetchQuery(suggestionsQuery(http, typed)).then(
        (content) => {
          if (!isOver) setShown({ rows: content.suggestions, marks: content.marks.join(' ') })
        },
        () => {
          if (!isOver) setShown(nothing)
        },
      )
    }, pauseMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [typed, http, queryClient])

  useEffect(() => {
    const input = field.current
    if (!input) return
    const onKeyDown = (event: KeyboardEvent) => {
      // Enter and arrows of a Korean syllable that is being typed belong to the keyboard.
      if (event.isComposing || !isOpen) return
      const move = (next: number) => {
        event.preventDefault()
        setActive((next + rows.length) % rows.length)
      }
      const chosen = rows[active]
      if (event.key === 'ArrowDown') move(active + 1)
      else if (event.key === 'ArrowUp') move(active === -1 ? -1 : active - 1)
      else if (event.key === 'Escape') {
        event.preventDefault()
        close()
      } else if (event.key === 'Enter' && chosen) {
        event.preventDefault()
        open(chosen)
      }
    }
    const onSubmit = () => close()
    input.addEventListener('keydown', onKeyDown)
    input.addEventListener('blur', close)
    input.form?.addEventListener('submit', onSubmit)
    return () => {
      input.removeEventListener('keydown', onKeyDown)
      input.removeEventListener('blur', close)
      input.form?.removeEventListener('submit', onSubmit)
    }
  })

  useEffect(() => {
    const input = field.current
    if (!input) return
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': String(isOpen),
      'aria-controls': isOpen ? id : '',
      'aria-activedescendant': active === -1 ? '' : `${id}-${active}`,
    }
    for (const [name, value] of Object.entries(attributes)) {
      if (value === '') input.removeAttribute(name)
      else input.setAttribute(name, value)
    }
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [field, id, isOpen, active])

  return (
    <>
      <VisuallyHidden role="status">
        {isOpen ? i18n._(msg`${plural(rows.length, { one: '# suggestion', other: '# suggestions' })}`) : ''}
      </VisuallyHidden>
      {isOpen && (
        <div
          ref={list}
          id={id}
          role="listbox"
          aria-label={i18n._(msg`Suggestions`)}
          className={styles.list}
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
        >
          {rows.map((row, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
            <div
              key={`${row.kind} ${row.idx}`}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={styles.option}
              onClick={() => open(row)}
            >
              <span>
                <Marked text={row.title} term={marks} />
              </span>
              <small className={styles.kind}>{i18n._(kindNames[row.kind])}</small>
            </div>
          ))}
        </div>
      )}
    </>
  )
}
