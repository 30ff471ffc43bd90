import { type FormHTMLAttributes, type ReactNode, type RefObject, useRef } from 'react'
import { useEventReplay } from '../event-replay.ts'

interface FormProps
  extends Omit<FormHTMLAttributes<HTMLFormElement>, 'action' | 'method' | 'onSubmit' | 'encType' | 'target'> {
  readonly ref?: RefObject<HTMLFormElement | null> | undefined
  readonly onSubmit: () => void
  /** False while what `onSubmit` reports to cannot take it yet; an early press is kept until it can. */
  readonly isReady?: boolean
  readonly children: ReactNode
}

/**
 * Every form whose fields do not belong into an address. It is handled by the script. Without the script it posts to
 * the address of its page, which keeps nothing and says that the form needs the script
 * (`server/web/form-fallback.ts`). A form that searches or filters is a plain `<form method="get">` instead.
 */
export function Form({ ref, onSubmit, isReady = true, children, ...attributes }: FormProps) {
  const own = useRef<HTMLFormElement>(null)
  const element = ref ?? own
  useEventReplay(element, isReady)
  return (
    <form
      {...attributes}
      ref={element}
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}
