import { useEffect, useRef } from 'react'
import { useAppContext } from '../router/use-app-context.ts'

interface StepAddress<Step extends string> {
  /** Steps of a flow in their order. */
  readonly steps: readonly Step[]
  /** The flow's step; undefined before it is known and after the flow has ended. */
  readonly open: Step | undefined
  /** The step in the address. */
  readonly asked: Step
  /** Navigates to the address of a step; `replace` replaces the history entry. */
  readonly go: (step: Step, replace: boolean) => void
  /** Called when the person used the browser's Back: the flow takes a step back. */
  readonly back: () => void
  /** False while the flow cannot go back: the address then returns to its step. Default: true. */
  readonly canGoBack?: boolean
  /** Restores a later step after the browser's Forward. Returns false when nothing is stored of it. */
  readonly resume?: (step: Step) => boolean
}

/**
 * Keeps the address of a flow in step with the flow: the flow leads, and the address follows. The browser's Back is a
 * step back of the flow; Forward restores the later step. A support view changes no address.
 */
export function useStepAddress<Step extends string>(options: StepAddress<Step>): void {
  const { steps, open, asked, go, back, canGoBack = true, resume } = options
  const isView = Boolean(useAppContext().supportView?.at)
  /** The step in the address when it last was the flow's step. */
  const agreed = useRef(asked)
  /** The step to whose address the page is navigating. */
  const pending = useRef<Step>(undefined)
  /** True after Back: the flow may go back further than the address, so a later step in it is no Forward. */
  const isGoingBack = useRef(false)
  useEffect(() => {
    if (isView || open === undefined) return
    if (open === asked) {
      agreed.current = asked
      pending.current = undefined
      isGoingBack.current = false
      return
    }
    if (pending.current === open) return
    const isEarlier = steps.indexOf(asked) < steps.indexOf(open)
    const wasMoved = asked !== agreed.current
    if (wasMoved && isEarlier && canGoBack) {
      isGoingBack.current = true
      back()
      return
    }
    if (wasMoved && !isEarlier && !isGoingBack.current && resume?.(asked)) return
    agreed.current = asked
    pending.current = open
    go(open, wasMoved || !isEarlier)
  })
}
