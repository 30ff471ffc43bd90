import { type FormHTMLAttributes, type ReactNode, type RefObject, useRef } from 'react'
import { useEventReplay } from '../hydration/event-replay.ts'

interface FormProps
  extends Omit<FormHTMLAttributes<HTMLFormElement>, 'action' | 'method' | 'onSubmit' | 'encType' | 'target'> {
  readonly ref?: RefObject<HTMLFormElement | null> | undefined
  readonly onSubmit: () => void
  /** False while `onSubmit` cannot be handled yet. Clicks made meanwhile are replayed once it can. */
  readonly isReady?: boolean
  readonly children: ReactNode
}

/** The first field that refuses its value by itself, whether the browser validates the form or not. */
function findCustomError(form: HTMLFormElement): HTMLElement | undefined {
  return [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].find(
    ({ validity }) => validity.customError,
  )
}

/**
 * A form that is submitted by the script, so that its fields never appear in the URL. Without the script it posts to
 * the URL of its page, which stores nothing and says that the form needs JavaScript
 * (`server/web/form-fallback.ts`). Text fields that were filled in without events, as some password managers do, are read
 * before `onSubmit` is called. A form that searches or filters is a plain `<form method="get">` instead.
 */
export function Form({ ref, onSubmit, isReady = true, children, ...attributes }: FormProps) {
  const own = useRef<HTMLFormElement>(null)
  const element = ref ?? own
  useEventReplay(element, isReady)
  return (
    // biome-ignore lint/plugin/forms: it posts
    <form
      {...attributes}
      ref={element}
      method="post"
      // React renders what is announced before it calls onSubmit.
      onSubmitCapture={({ currentTarget }) => announceTexts(currentTarget)}
      onSubmit={(event) => {
        event.preventDefault()
        const wrong = findCustomError(event.currentTarget)
        if (wrong) wrong.focus()
        else onSubmit()
      }}
    >
      {children}
    </form>
  )
}

/**
 * Sends the events that the text fields of a form would have had. React ignores those of texts that it knows. Of a select
 * it would believe any event, and choose again what has been chosen, such as a saved address over the corrected one.
 */
function announceTexts({ elements }: HTMLFormElement): void {
  for (const field of elements) {
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
      field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
