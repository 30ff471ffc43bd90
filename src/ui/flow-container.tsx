import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'
import { useEventReplay } from './event-replay.ts'
import { classNames } from './class-names.ts'
import { container } from './container.css.ts'
import { step as stepStyle } from './form/step.css.ts'
import { above } from './script-required.css.ts'
import { ScriptRequired } from './script-required.tsx'

interface FlowContainerProps {
  /** Name of the flow, and of the state in which it rests: tests and support read them. */
  readonly flow: string
  readonly state: string
  /** What is shown of it, where several states look alike: while it stays, the focus stays too. */
  readonly step?: string | undefined
  /** A form of one step in a narrow column, or a page in the common column; none where the flow is inside a page. */
  readonly layout?: 'step' | 'page'
  readonly className?: string
  readonly children: ReactNode
}

const layouts = { step: classNames(container({ width: 'form' }), stepStyle), page: container() } as const

/** Whether a flow lies inside another one, which has said already that it needs the script. */
const InsideFlow = createContext(false)

/** The place of a flow. When it advances, its new heading gets the focus, so that nobody is left behind. */
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
