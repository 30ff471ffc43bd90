import { type ReactNode, useEffect, useRef } from 'react'

interface FlowPlaceProps {
  /** Name of the flow, and of the state in which it rests: tests and support read them. */
  readonly flow: string
  readonly state: string
  /** What is shown of it, where several states look alike: while it stays, the focus stays too. */
  readonly step?: string | undefined
  readonly className?: string
  readonly children: ReactNode
}

/** The place of a flow. When it advances, its new heading gets the focus, so that nobody is left behind. */
export function FlowPlace({ flow, state, step = state, className, children }: FlowPlaceProps) {
  const element = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    element.current?.querySelector<HTMLElement>('[data-step-heading]')?.focus()
  }, [step])
  return (
    <div className={className} ref={element} data-flow={flow} data-state={state}>
      {children}
    </div>
  )
}
