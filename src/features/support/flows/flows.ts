import { isCode } from '#contract/protocol/code-catalogue.ts'
import type { Locale } from '#contract/values/locale.ts'
import type { FlowDescription, StartReason, StateDescription } from './flow-description.ts'
import { flowDescriptions } from './flow-descriptions.ts'
import { withOrderDay } from './order-day.ts'

const anyDay = '2026-01-01'

/** Descriptions of all flows. */
export const flows: readonly FlowDescription[] = flowDescriptions

export function flowNamed(name: string): FlowDescription | undefined {
  return flows.find((flow) => flow.name === name)
}

/** Title of a state; its name where the flow has no such state. */
export function stateTitle(flow: FlowDescription, state: string, locale: Locale): string {
  return flow.states.find(({ name }) => name === state)?.title[locale] ?? state
}

/** Whether a reply with the code of `at=<state>:<code>`, or a start with that reason, leads to the state. Without it one does. */
export function codeStanding(
  flow: FlowDescription,
  state: string,
  code: string | undefined,
): 'leads-here' | 'elsewhere' | 'unknown' {
  const isHere = flow.states.some(
    ({ name, next, reasons = [] }) =>
      next.some((each) => each.state === state && each.code === code) ||
      (name === state && reasons.some(({ value }) => value === code)),
  )
  if (code === undefined || isHere) return 'leads-here'
  return isCode(code) ? 'elsewhere' : 'unknown'
}

/** The state in which a page opens whose address gives a reason, with a start that has another or the same reason. */
export function findReason(
  path: string,
  parameter: string,
): { readonly flow: FlowDescription; readonly state: StateDescription; readonly reason: StartReason } | undefined {
  const isMeant = (reason: StartReason) => reason.parameter === parameter && reason.address.split('?')[0] === path
  for (const flow of flows) {
    for (const state of flow.states) {
      const reason = state.reasons?.find(isMeant)
      if (reason) return { flow, state, reason }
    }
  }
  return undefined
}

/** Flows of the page at `path`. */
export function flowsShownAt(path: string): FlowDescription[] {
  return flows.filter(({ states }) =>
    states.some((state) => [state.desktop, state.mobile].some((address) => address?.split('?')[0] === path)),
  )
}

/**
 * The flow that an address with `at` shows in this state: the one whose own address has the most parameters in common.
 */
export function flowInState(
  address: { readonly pathname: string; readonly searchStr: string },
  layout: 'desktop' | 'mobile',
  state: string,
): FlowDescription | undefined {
  // The samples were ordered on another day than those of the address.
  const here = new URLSearchParams(withOrderDay(address.searchStr, anyDay))
  const likeness = (flow: FlowDescription) => {
    const path = flow.states.find((each) => each.name === state)?.[layout] ?? ''
    const wanted = [...new URLSearchParams(withOrderDay(path, anyDay).split('?')[1])].filter(([name]) => name !== 'at')
    return wanted.filter(([name, value]) => here.get(name) === value).length
  }
  return flowsShownAt(address.pathname)
    .filter(({ states }) => states.some(({ name }) => name === state))
    .sort((a, b) => likeness(b) - likeness(a))[0]
}
