import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

interface StepAddress<Step extends string> {
  /** Steps of a flow in their order. */
  readonly steps: readonly Step[]
  /** Where the flow stands. */
  readonly open: Step
  /** What the address asks for. */
  readonly asked: Step
  /** Makes the address that of a step; `replace` when it leads back. */
  readonly go: (step: Step, replace: boolean) => void
  /** The person went back, by the browser's Back. */
  readonly back: () => void
}

/**
 * Keeps the address of a flow and its step alike: the flow leads, the address follows; and the browser's Back is a
 * step back of the flow. A support view stays where it is.
 */
export function useStepAddress<Step extends string>({ steps, open, asked, go, back }: StepAddress<Step>): void {
  const isView = Boolean(useRouter().options.context.supportView?.at)
  const latest = useRef({ open, asked, go, back })
  useEffect(() => {
    latest.current = { open, asked, go, back }
  })
  useEffect(() => {
    const { asked: before, go: lead } = latest.current
    if (!isView && open !== before) lead(open, steps.indexOf(open) < steps.indexOf(before))
  }, [open, steps, isView])
  useEffect(() => {
    const { open: standing, back: lead } = latest.current
    if (!isView && steps.indexOf(asked) < steps.indexOf(standing)) lead()
  }, [asked, steps, isView])
}
