import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { FormDraft } from '../drafts/form-draft.ts'

/** The part of a TanStack form that drafts need. */
interface DraftedForm<Values> {
  readonly state: { readonly values: Values }
  readonly store: { subscribe(listener: () => void): { unsubscribe(): void } }
  reset(values: NoInfer<Values>, options: { readonly keepDefaultValues: boolean }): void
}

/**
 * Fills a form with its draft and with what was typed before the script ran, and stores changes in the draft.
 * Returns the ref of the form element.
 */
export function useFormDraft<Values extends object>(
  form: DraftedForm<Values>,
  draft: FormDraft<NoInfer<Partial<Values>>> | undefined,
): RefObject<HTMLFormElement | null> {
  const element = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    let known = form.state.values
    // Text typed before hydration is in the document only.
    const typed = element.current ? typedInto(element.current, known) : {}
    form.reset(Object.assign({}, known, draft?.read(), typed), { keepDefaultValues: true })
    known = form.state.values
    const { unsubscribe } = form.store.subscribe(() => {
      if (form.state.values === known) return
      known = form.state.values
      draft?.save(known)
    })
    return unsubscribe
  }, [form, draft])
  return element
}

/** Values that differ from those that the server rendered, by name of the field. */
function typedInto(element: HTMLFormElement, values: object): Record<string, string | boolean> {
  const typed: Record<string, string | boolean> = {}
  const known = new Map<string, unknown>(Object.entries(values))
  for (const control of element.elements) {
    const value = typedValue(control)
    if (value !== undefined && 'name' in control && typeof control.name === 'string') {
      const initial = known.get(control.name)
      if (typeof initial === typeof value && initial !== value) typed[control.name] = value
    }
  }
  return typed
}

/** Value of a control; undefined when it is the one that the server rendered. */
function typedValue(control: Element): string | boolean | undefined {
  if (control instanceof HTMLSelectElement) return control.value
  if (control instanceof HTMLTextAreaElement) return control.value === control.defaultValue ? undefined : control.value
  if (!(control instanceof HTMLInputElement)) return undefined
  if (control.type === 'checkbox') return control.checked === control.defaultChecked ? undefined : control.checked
  if (control.type === 'radio') return control.checked && !control.defaultChecked ? control.value : undefined
  return control.value === control.defaultValue ? undefined : control.value
}
