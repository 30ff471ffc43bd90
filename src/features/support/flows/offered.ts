import type { Feature } from '#contract/values/features.ts'
import { hasFlow, hasState } from '../offered.ts'
import type { FlowDescription } from './flow-description.ts'
import { flows } from './flows.ts'

/** Flows with the states that a shop without the features `off` has. */
export function offeredFlows(off: readonly Feature[]): readonly FlowDescription[] {
  return flows
    .filter(({ name }) => hasFlow(name, off))
    .map((flow) => {
      const isThere = (state: string) => hasState(flow.name, state, off)
      if (flow.states.every(({ name }) => isThere(name))) return flow
      const states = flow.states
        .filter(({ name }) => isThere(name))
        .map((state) => ({ ...state, next: state.next.filter((step) => isThere(step.state)) }))
      return { ...flow, states }
    })
}
