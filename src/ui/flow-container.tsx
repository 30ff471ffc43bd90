import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'
import { useEventReplay } from './event-replay.ts'
import { container, formWidth } from '../theme/layout.css.ts'
import { above } from './script-required.css.ts'
import { ScriptRequired } from './script-required.tsx'

interface FlowContainerProps {
  /** Name of the flow, and of the state in which it rests: tests and support read them. */
  readonly flow: string
  readonly state: string
  /** What is shown of it, where several states look alike: while it stays, the focus stays too. */
  readonly step?: string | undefined
  readonly className?: string
  readonly children: ReactNode
}

/** Whether a flow lies inside another one, which has said already that it needs the script. */
const InsideFlow = createContext(false)

/** The place of a flow. When it advances, its new heading gets the focus, so that nobody is left behind. */
export function FlowContainer({ flow, state, step = state, className, children }: FlowContainerProps) {
  const element = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  const isInside = useContext(InsideFlow)
  useEventReplay(element)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    element.current?.querySelector<HTMLElement>('[data-step-heading]')?.focus()
  }, [step])
  return (
    <div className={className} ref={element} data-flow={flow} data-state={state}>
      {!isInside && <ScriptRequired className={className === undefined ? `${container} ${formWidth} ${above}` : ''} />}
      <InsideFlow value={true}>{children}</InsideFlow>
    </div>
  )
}
