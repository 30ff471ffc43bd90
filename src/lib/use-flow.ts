import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { AnyStateMachine, InspectionEvent, Snapshot } from 'xstate'
import { isSameMachine } from './same-machine.ts'

interface FlowSetup<Machine> {
  readonly machine: Machine
  /** For `useActor`, beside the input. */
  readonly options: { readonly snapshot?: Snapshot<unknown>; readonly inspect?: (event: InspectionEvent) => void }
}

/**
 * A flow for its screen: the machine with its holes filled by `fill`, or, in a support view, one that does nothing,
 * in the state that is looked at.
 */
export function useFlowSetup<Machine extends AnyStateMachine>(
  name: string,
  fill: () => Machine,
  input: unknown,
): FlowSetup<Machine> {
  const { supportView, inspect } = useRouter().options.context
  const [made] = useState<FlowSetup<Machine>>(() => {
    const machine = fill()
    if (!supportView) return { machine, options: inspect ? { inspect } : {} }
    const view = supportView.open(name, input, machine)
    if (!isSameMachine(view.machine, machine)) throw new Error(`the support view shows another machine than "${name}"`)
    return { machine: view.machine, options: view.snapshot ? { snapshot: view.snapshot } : {} }
  })
  return made
}
