import type { AnyStateMachine, Snapshot } from 'xstate'
import { toApiErrorData } from '#machines/api-error-data.ts'
import { type FlowModel, getStartReason } from '#tests/flows/flow-model.ts'
import { flowModels } from '#tests/flows/flow-models.ts'
import { getMachineParts, stubMachine } from '#tests/flows/machine-parts.ts'
import { findShortestPath, replay, type Step } from '#tests/flows/paths.ts'
import { orderDayIn } from '../flows/order-day.ts'
import { parseRequestedState } from './requested-state.ts'
import { datedAsSamples, datedToday, today } from './sample-dates.ts'

/**
 * A flow in the state of `at`, with actors that never end. It is reached from the page's input, or from another start
 * when there is no path. A flow without the state is in the one that shows the part with the state, or at its start.
 */
export function openFlow(
  name: string,
  input: unknown,
  at: string,
): { readonly machine: AnyStateMachine; readonly snapshot?: Snapshot<unknown> } {
  const model = flowModels.find((each) => each.name === name)
  if (!model) throw new Error(`no flow is called "${name}"`)
  // A flow inside another one gets samples that are dated already.
  const fromHere: FlowModel = { ...model, starts: { here: { input: datedAsSamples(input), address: '' } } }
  const asked = parseRequestedState(at)
  const isOwn = hasState(model, asked.state)
  const state = isOwn ? asked.state : (stateAround(name, asked.state) ?? asked.state)
  const code = isOwn ? asked.code : undefined
  for (const each of [fromHere, model]) {
    const way = findShortestPath(
      each,
      state,
      (last, start) => code === undefined || (last ? codeOf(last) : getStartReason(each, start)) === code,
    )
    if (!way) continue
    const { snapshot } = replay(
      each,
      way.start,
      way.steps.map(({ event }) => event),
    )
    return {
      machine: stubMachine(model),
      snapshot: datedToday(snapshot, orderDayIn(JSON.stringify(input ?? '')) ?? today()),
    }
  }
  return { machine: stubMachine(model) }
}

/** True when the flow has a state of this name. */
export function hasState(model: FlowModel, state: string): boolean {
  return getMachineParts(model.machine).states.includes(state)
}

/** State of a flow that shows the part with the given state. */
function stateAround(name: string, state: string): string | undefined {
  return flowModels.find((each) => each.within?.flow === name && hasState(each, state))?.within?.state
}

function codeOf(step: Omit<Step, 'state'>): string | undefined {
  return 'error' in step.event ? toApiErrorData(step.event['error']).code : undefined
}
