import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

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
}

/**
 * Keeps the address of a flow and its step alike: the flow leads, the address follows; and the browser's Back is a
 * step back of the flow. A support view stays where it is.
 */
export function useStepAddress<Step extends string>(facts: StepAddress<Step>): void {
  const { steps, open, asked, go, back, canGoBack = true } = facts
  const isView = Boolean(useRouter().options.context.supportView?.at)
  /** What the address asked for when it last agreed with the flow. */
  const agreed = useRef(asked)
  /** The step whose address is on its way. */
  const coming = useRef<Step>(undefined)
  useEffect(() => {
    if (isView || open === undefined) return
    if (open === asked) {
      agreed.current = asked
      coming.current = undefined
      return
    }
    if (coming.current === open) return
    const isEarlier = steps.indexOf(asked) < steps.indexOf(open)
    const wasMoved = asked !== agreed.current
    if (wasMoved && isEarlier && canGoBack) {
      back()
      return
    }
    agreed.current = asked
    coming.current = open
    go(open, wasMoved || !isEarlier)
  })
}
