import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { above } from '../feedback/script-required.css.ts'
import { ScriptRequired } from '../feedback/script-required.tsx'
import { useEventReplay } from '../hydration/event-replay.ts'
import { container } from '../layout/container.css.ts'
import { step as stepStyle } from './step.css.ts'

interface FlowContainerProps {
  /** Names of the flow and its state, for tests and support. */
  readonly flow: string
  readonly state: string
  /** Groups states that look alike: the focus moves when the step changes. Default: the state. */
  readonly step?: string | undefined
  /** A narrow column for the form of a step, or the column of a page. Left out inside a page. */
  readonly layout?: 'step' | 'page'
  readonly className?: string
  readonly children: ReactNode
}

const layouts = { step: classNames(container({ width: 'form' }), stepStyle), page: container() } as const

/** True inside another flow, which already shows `ScriptRequired`. */
const InsideFlow = createContext(false)

/** Wraps a flow. When the step changes, its heading gets the focus, so that screen readers read it. */
export function FlowContainer({ flow, state, step = state, className, layout, children }: FlowContainerProps) {
  const element = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  const isInside = useContext(InsideFlow)
  useEventReplay(element)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    element.current?.querySelector<HTMLElement>('[data-step-heading]')?.focus()
  }, [step])
  const ownClass = classNames(layout && layouts[layout], className)
  return (
    <div className={ownClass} ref={element} data-flow={flow} data-state={state}>
      {!isInside && (
        <ScriptRequired
          className={ownClass === undefined ? classNames(container({ width: 'form' }), above) : undefined}
        />
      )}
      <InsideFlow value={true}>{children}</InsideFlow>
    </div>
  )
}
