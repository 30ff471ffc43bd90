import { flowBegin } from '#contract/values/visit-counts.ts'
import { flowStates } from './flow-states.gen.ts'

const known: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(flowStates))

/** Whether the visits of a flow are counted. */
export function isCountedFlow(flow: string): boolean {
  return known.has(flow)
}

/** Whether a flow has the state, or it is the beginning of a run. */
export function isFlowState(flow: string, state: string): boolean {
  const states = known.get(flow)
  return states !== undefined && (state === flowBegin || states.includes(state))
}
