import { type ReactNode, useEffect, useRef } from 'react'

interface FlowPlaceProps {
  /** Name of the flow, and of the state in which it rests: tests and support read them. */
  readonly flow: string
  readonly state: string
  readonly className?: string
  readonly children: ReactNode
}

/** The place of a flow. When it advances, its new heading gets the focus, so that nobody is left behind. */
export function FlowPlace({ flow, state, className, children }: FlowPlaceProps) {
  const element = useRef<HTMLDivElement>(null)
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    element.current?.querySelector<HTMLElement>('[data-step-heading]')?.focus()
  }, [state])
  return (
    <div className={className} ref={element} data-flow={flow} data-state={state}>
      {children}
    </div>
  )
}
