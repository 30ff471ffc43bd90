import { type RefObject, useRef } from 'react'
import { useChange } from '#lib/browser/use-change.ts'

/**
 * Ref of a form whose fields have values of the address, by their names: a link or Back brings other values into the
 * same fields, so that the one in use keeps the focus. What is typed stays until then.
 */
export function useFieldsOfAddress(values: Readonly<Record<string, string>>): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const address = new URLSearchParams(values).toString()
  useChange(address, () => {
    for (const [name, value] of new URLSearchParams(address)) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value
    }
  })
  return form
}
