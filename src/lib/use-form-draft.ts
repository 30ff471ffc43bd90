import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { FormDraft } from './form-draft.ts'

/** What is needed of a form of TanStack Form. */
interface DraftedForm<Values> {
  readonly state: { readonly values: Values }
  readonly store: { subscribe(listener: () => void): { unsubscribe(): void } }
  reset(values: Values, options: { readonly keepDefaultValues: boolean }): void
}

/**
 * Fills a form with its draft, keeps the draft up to date, and takes over what was typed before the script ran.
 * Answers the reference that the form element takes.
 */
export function useFormDraft<Values extends object>(
  form: DraftedForm<Values>,
  draft: FormDraft<Partial<Values>> | undefined,
): RefObject<HTMLFormElement | null> {
  const element = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    let known = form.state.values
    // The document alone knows what was typed into a page as the server sent it.
    const typed = element.current ? typedInto(element.current, known) : {}
    form.reset(Object.assign({}, known, draft?.read(), typed), { keepDefaultValues: true })
    known = form.state.values
    const { unsubscribe } = form.store.subscribe(() => {
      if (form.state.values === known) return
      known = form.state.values
      draft?.keep(known)
    })
    return unsubscribe
  }, [form, draft])
  return element
}

function typedInto(element: HTMLFormElement, values: object): Record<string, string> {
  const typed: Record<string, string> = {}
  for (const [name, value] of new FormData(element)) {
    const isText = typeof value === 'string' && value !== ''
    if (isText && Object.entries(values).some(([field, known]) => field === name && typeof known === 'string'))
      typed[name] = value
  }
  return typed
}
