import { useEffect, useRef } from 'react'
import { useAppContext } from '../router/use-app-context.ts'

interface StepAddress<Step extends string> {
  /** Steps of a flow in their order. */
  readonly steps: readonly Step[]
  /** Where the flow stands; undefined while it does not know yet, and when it is over. */
  readonly open: Step | undefined
  /** What the address asks for. */
  readonly asked: Step
  /** Makes the address that of a step; `replace` when it leads back. */
  readonly go: (step: Step, replace: boolean) => void
  /** The person went back, by the browser's Back. */
  readonly back: () => void
  /** Whether the flow can go back now; absent when it always can. While it cannot, the address comes back to it. */
  readonly canGoBack?: boolean
  /** Goes on where a later step was left, after the browser's Forward; answers whether that is known. */
  readonly resume?: (step: Step) => boolean
}

/**
 * Keeps the address of a flow and its step alike: the flow leads, the address follows; and the browser's Back is a
 * step back of the flow; Forward leads to the later step again, as it was left. A support view stays where it is.
 */
export function useStepAddress<Step extends string>(facts: StepAddress<Step>): void {
  const { steps, open, asked, go, back, canGoBack = true, resume } = facts
  const isView = Boolean(useAppContext().supportView?.at)
  /** What the address asked for when it last agreed with the flow. */
  const agreed = useRef(asked)
  /** The step whose address is on its way. */
  const coming = useRef<Step>(undefined)
  /** The flow may go back farther than the address did: a later step in the address is no Forward then. */
  const isGoingBack = useRef(false)
  useEffect(() => {
    if (isView || open === undefined) return
    if (open === asked) {
      agreed.current = asked
      coming.current = undefined
      isGoingBack.current = false
      return
    }
    if (coming.current === open) return
    const isEarlier = steps.indexOf(asked) < steps.indexOf(open)
    const wasMoved = asked !== agreed.current
    if (wasMoved && isEarlier && canGoBack) {
      isGoingBack.current = true
      back()
      return
    }
    if (wasMoved && !isEarlier && !isGoingBack.current && resume?.(asked)) return
    agreed.current = asked
    coming.current = open
    go(open, wasMoved || !isEarlier)
  })
}
