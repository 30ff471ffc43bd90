import { endpoints } from '#contract/endpoints.ts'
import { type Code, flowOf } from '#contract/protocol/code-catalogue.ts'
import type { FlowDescription, StateDescription } from '../flows/flow-description.ts'
import { flows } from '../flows/flows.ts'

/** State that a reply with a code, or a start with it as its reason, leads to. */
export interface CodePlace {
  readonly flow: FlowDescription
  readonly state: StateDescription
  /** Name of the reply, or of the start, in the flow's model. */
  readonly reply: string
}

/** States that a code leads to. */
export function placesOf(code: Code): CodePlace[] {
  return flows.flatMap((flow) =>
    flow.states.flatMap((from) => [
      ...from.next.flatMap((step) => {
        const state = flow.states.find(({ name }) => name === step.state)
        return step.code === code && state ? [{ flow, state, reply: step.name }] : []
      }),
      ...(from.reasons ?? []).flatMap(({ value, start }) =>
        value === code ? [{ flow, state: from, reply: start }] : [],
      ),
    ]),
  )
}

/** Calls that may answer a code, as `METHOD /path`; undefined when any call may. */
export function callsOf(code: Code): string[] | undefined {
  if (flowOf(code) === 'request') return undefined
  return endpoints
    .filter((endpoint) => endpoint.success === code || endpoint.codes.some((each) => each === code))
    .map(({ method, path }) => `${method} ${path}`)
}
